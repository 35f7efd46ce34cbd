/** The shape of a match file. What a move or an option may be is asked of the game that it belongs to. */
import * as v from 'valibot'
import { botLevels } from '../bots/bot'
import { placeIds, sides, supports, thrownKinds, throwStyles } from '../measure'
import { matchFormat, matchVersion, mostSeedLetters } from './match'
import { mostNameLetters } from './names'
import { linkPattern } from './sealed/chain'
import { missingReasons } from './sealed/opening'
import { seatColours } from './seatColours'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const number = v.pipe(v.number(), v.finite())
const whole = (low: number, high: number) => v.pipe(number, v.integer(), v.minValue(low), v.maxValue(high))
const flag = v.boolean()
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, '16 hex digits are expected'))
export const seal = v.pipe(
  v.string(),
  v.regex(/^([0-9a-f]{16}|[0-9a-f]{64})$/, '16 or 64 hex digits are expected'),
)
const link = v.pipe(v.string(), v.regex(linkPattern, '64 hex digits are expected'))
const list = <S extends v.GenericSchema>(of: S, most: number) => v.pipe(v.array(of), v.maxLength(most))

export const seat = whole(0, 9)
const step = whole(0, 1_000_000)
const mostDice = 100
/** A long match has some two thousand entries. */
const mostEntries = 50_000

const dieSpec = { id: text(40), kind: v.picklist(thrownKinds) }

const request = v.strictObject({
  container: v.picklist(placeIds),
  style: v.picklist(throwStyles),
  dice: list(v.strictObject(dieSpec), mostDice),
  lying: list(
    v.strictObject({ ...dieSpec, face: whole(1, 12), x: number, z: number, yaw: number }),
    mostDice,
  ),
  bystanders: v.picklist(['live', 'anchored']),
  flat: v.strictObject({ tiltDeg: number, heightMm: number }),
  from: v.optional(v.picklist(sides)),
  at: v.optional(v.strictObject({ x: number, z: number })),
  raisedWalls: v.optional(flag),
  edgeMm: v.optional(number),
})

export const gesture = v.strictObject({
  x: v.exactOptional(number),
  z: v.exactOptional(number),
  height: v.exactOptional(number),
  vx: v.exactOptional(number),
  vy: v.exactOptional(number),
  vz: v.exactOptional(number),
  shake: v.exactOptional(number),
})

const record = v.strictObject({
  version: v.literal(1),
  seed: text(mostSeedLetters),
  request,
  gesture: v.optional(gesture),
  bangs: list(v.strictObject({ step, level: v.picklist([1, 2, 3]) }), mostDice),
})

const reading = v.strictObject({
  ...dieSpec,
  position: v.strictTuple([number, number, number]),
  rotation: v.strictTuple([number, number, number, number]),
  face: whole(1, 12),
  inBox: flag,
  flat: flag,
  tiltDeg: number,
  restsOn: v.picklist(supports),
})

const heldLinks = list(v.strictObject({ by: v.union([seat, v.literal('host')]), link }), 11)

const opening = v.strictObject({
  at: step,
  anchors: v.optional(heldLinks),
  links: heldLinks,
  missing: v.optional(list(v.strictObject({ seat, why: v.picklist(missingReasons) }), 10)),
  seed: link,
})

const entry = v.variant('kind', [
  v.strictObject({
    kind: v.literal('move'),
    move: v.looseObject({ kind: text(40), seat }),
    opening: v.optional(opening),
    seal,
  }),
  v.strictObject({
    kind: v.literal('throw'),
    seat,
    record,
    outcome: v.picklist(['flat', 'cocked', 'outside', 'unsettled']),
    steps: step,
    hash,
    dice: list(reading, mostDice),
    opening: v.optional(opening),
    seal,
  }),
])

const sitter = v.variant('kind', [
  v.strictObject({ kind: v.literal('human') }),
  v.strictObject({ kind: v.literal('computer'), level: v.picklist(botLevels) }),
])

export const matchSeat = v.strictObject({
  name: text(mostNameLetters),
  colour: v.picklist(seatColours),
  sitter,
})

export const matchSchema = v.strictObject({
  format: v.literal(matchFormat),
  version: v.literal(matchVersion),
  stamp: v.strictObject({ app: text(40), rules: whole(1, 1_000_000), physics: text(80) }),
  game: text(40),
  setUp: v.strictObject({
    players: whole(1, 10),
    seed: text(mostSeedLetters),
    options: v.record(text(40), v.union([text(80), number, flag])),
    colours: v.exactOptional(list(text(40), 10)),
  }),
  freeUndo: flag,
  sealed: v.optional(v.strictObject({ anchors: heldLinks, opening })),
  seats: list(matchSeat, 10),
  reseatings: v.optional(
    list(v.strictObject({ after: whole(0, mostEntries), seat, was: matchSeat }), mostEntries),
  ),
  log: list(entry, mostEntries),
  falling: v.optional(record),
  fallingOpening: v.optional(opening),
  seal,
})
