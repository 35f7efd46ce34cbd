import * as v from 'valibot'
import type { Result } from '../rules/game'
import { mostNoteLetters } from './acts'
import { mostThings, type TableState } from './tableState'
import {
  coinNames,
  mostCards,
  outlines,
  pieceNames,
  shipNames,
  type Thing,
  tableColours,
  trayNames,
} from './thing'

/**
 * How a table is written: a file holds the evening's film, a link what lies there now. Whatever comes from outside is
 * read thing by thing, so one broken thing is left out and the rest stands.
 */

export const formatName = 'seabox-open-table'
/** Nothing lies farther away than this, in mm: the table ends long before. */
const farthestMm = 2000

const coordinate = v.pipe(v.number(), v.finite(), v.minValue(-farthestMm), v.maxValue(farthestMm))
const rotation = v.pipe(
  v.strictTuple([v.number(), v.number(), v.number(), v.number()]),
  v.check(
    ([x, y, z, w]) => Math.abs(x * x + y * y + z * z + w * w - 1) < 0.01,
    'A rotation has the length 1',
  ),
)
const length = v.pipe(v.number(), v.finite(), v.minValue(0.1), v.maxValue(1000))
const size = v.strictObject({ width: length, depth: length, height: length })
const shortText = v.pipe(v.string(), v.maxLength(80))
const print = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z]+\/[\w :@,.+/'-]*$/))
const colour = v.picklist(tableColours)
const dice = [
  'd4',
  'd6',
  'd8',
  'd10',
  'd12',
  'd20',
  'ship',
  'captain',
  'exploration',
  'np-yellow',
  'np-green',
  'np-red',
  'np-orange',
  'np-blue',
  'np-violet',
] as const

const what = v.variant('kind', [
  v.strictObject({ kind: v.literal('die'), die: v.picklist(dice), colour, isClear: v.optional(v.boolean()) }),
  v.strictObject({
    kind: v.literal('cards'),
    name: shortText,
    cards: v.pipe(
      v.array(v.strictObject({ front: print, back: print })),
      v.minLength(1),
      v.maxLength(mostCards),
    ),
    size: v.optional(size),
  }),
  v.strictObject({
    kind: v.literal('plate'),
    name: shortText,
    front: print,
    back: print,
    size,
    outline: v.picklist(outlines),
  }),
  v.strictObject({ kind: v.literal('coin'), coin: v.picklist(coinNames) }),
  v.strictObject({ kind: v.literal('piece'), piece: v.picklist(pieceNames), colour }),
  v.strictObject({ kind: v.literal('ship'), ship: v.picklist(shipNames) }),
  v.strictObject({ kind: v.literal('tray'), tray: v.picklist(trayNames) }),
  v.strictObject({ kind: v.literal('ruler') }),
  v.strictObject({ kind: v.literal('pad'), text: v.pipe(v.string(), v.maxLength(mostNoteLetters)) }),
  v.strictObject({ kind: v.literal('spinner'), heading: v.pipe(v.number(), v.finite()) }),
])

const thing = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^t[1-9]\d{0,8}$/)),
  what,
  pose: v.strictObject({ position: v.strictTuple([coordinate, coordinate, coordinate]), rotation }),
  isLocked: v.optional(v.boolean()),
  note: v.optional(v.pipe(v.string(), v.maxLength(mostNoteLetters))),
})

/** One moment of the film: what was done, what lies otherwise since, and what is gone. */
const moment = v.object({
  does: v.pipe(v.string(), v.maxLength(200)),
  isUpset: v.optional(v.boolean()),
  lies: v.array(v.unknown()),
  gone: v.array(v.string()),
})

/** The newest moments are kept; what is older is folded into the first. */
export const mostMoments = 500

const file = v.object({
  format: v.literal(formatName),
  version: v.literal(1),
  name: shortText,
  moments: v.pipe(v.array(moment), v.minLength(1), v.maxLength(mostMoments)),
})

/** The table after an act, and what the act was. */
export interface Moment {
  readonly does: string
  /** Everything flew: "set the table right" goes back to the moment before. */
  readonly isUpset?: boolean
  readonly state: TableState
}

export interface TableFile {
  readonly name: string
  readonly moments: readonly Moment[]
}

export interface TableRead extends TableFile {
  /** How many things were left out because they were broken. */
  readonly leftOut: number
}

/** Tenths of a hundredth of a millimetre are noise; so is the seventh digit of a rotation. */
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

function writeThing({ pose, ...rest }: Thing): unknown {
  return {
    ...rest,
    pose: {
      position: pose.position.map(mm => rounded(mm, 2)),
      rotation: pose.rotation.map(part => rounded(part, 6)),
    },
  }
}

export function writeTable({ name, moments }: TableFile): string {
  const kept = moments.slice(-mostMoments)
  let before: ReadonlyMap<string, Thing> = new Map()
  const written = kept.map(({ does, isUpset, state }) => {
    const now = new Map(state.things.map(one => [one.id, one]))
    const lies = state.things.filter(one => before.get(one.id) !== one).map(writeThing)
    const gone = [...before.keys()].filter(id => !now.has(id))
    before = now
    return { does, ...(isUpset && { isUpset }), lies, gone }
  })
  return JSON.stringify({ format: formatName, version: 1, name, moments: written })
}

/** What lies there now, as short as it can be said, for a link. */
export function writeMoment({ name, moments }: TableFile): string {
  const last = moments.at(-1)!
  return writeTable({ name, moments: [{ does: last.does, state: last.state }] })
}

/** A table from a file or link: its valid things, or one sentence why there are none. */
export function readTable(value: unknown): Result<TableRead> {
  const parsed = v.safeParse(file, value)
  if (!parsed.success) return refuse(whyNot(value))
  let things = new Map<string, Thing>()
  const broken = new Set<unknown>()
  const moments: Moment[] = []
  for (const { does, isUpset, lies, gone } of parsed.output.moments) {
    things = new Map(things)
    for (const id of gone) things.delete(id)
    for (const one of lies) {
      const read = v.safeParse(thing, one)
      if (read.success) things.set(read.output.id, unitRotation(read.output as Thing))
      else broken.add(idIn(one) ?? one)
    }
    if (things.size > mostThings)
      return refuse(`This table has ${things.size} things; ${mostThings} are the most that are laid out.`)
    const list = [...things.values()]
    const next =
      1 + Math.max(0, ...list.map(({ id }) => Number(id.slice(1))), moments.at(-1)?.state.next ?? 0)
    moments.push({ does, ...(isUpset && { isUpset }), state: { things: list, next } })
  }
  return { ok: true, value: { name: parsed.output.name, moments, leftOut: broken.size } }
}

/** The files round rotations: none may grow away from the length 1 over many evenings. */
function unitRotation(thing: Thing): Thing {
  const [x, y, z, w] = thing.pose.rotation
  const length = Math.sqrt(x * x + y * y + z * z + w * w)
  return { ...thing, pose: { ...thing.pose, rotation: [x / length, y / length, z / length, w / length] } }
}

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined

function whyNot(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== formatName)
    return 'This is not an open table of Seabox.'
  if (!('version' in value) || value.version !== 1)
    return 'This table was written by a newer Seabox: update this one to open it.'
  return 'This table is damaged: its film cannot be read.'
}

const refuse = (why: string): Result<never> => ({ ok: false, why, path: '' })
