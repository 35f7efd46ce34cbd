import * as v from 'valibot'
import {
  containerIds,
  type DieReading,
  dieKinds,
  faceCount,
  outlineOf,
  type PlacedTile,
  sides,
  type ThrowRecord,
  throwStyles,
  tileIds,
} from '../measure'
import { simulateThrow } from '../physics'
import { mostDice } from './fleets'
import { type PlacedDie, placingFault, readingOf } from './labPlacing'

/**
 * A dispute in a link: the throw (or the dice as they were placed) and what was measured. Opening it lets the
 * dice fall again from the seed and checks whether they agree.
 */
export interface Dispute {
  readonly record: ThrowRecord | undefined
  readonly placed: readonly PlacedDie[] | undefined
  /** What the sender's throw came to. */
  readonly hash: string | undefined
  readonly measured: readonly string[]
  /** Ocean tiles on the floor. */
  readonly tiles: readonly PlacedTile[]
}

const number = v.pipe(v.number(), v.finite(), v.minValue(-10_000), v.maxValue(10_000))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,24}$/))
const spec = v.strictObject({ id, kind: v.picklist(dieKinds) })
const placedDie = v.strictObject({
  ...spec.entries,
  face: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  x: number,
  y: number,
  yaw: number,
})
const lyingDie = v.strictObject({
  ...spec.entries,
  face: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  x: number,
  z: number,
  yaw: number,
})
const dice = v.pipe(v.array(spec), v.minLength(1), v.maxLength(mostDice))

const request = v.strictObject({
  container: v.picklist(containerIds),
  style: v.picklist(throwStyles),
  dice,
  lying: v.pipe(v.array(lyingDie), v.maxLength(mostDice)),
  bystanders: v.picklist(['live', 'anchored']),
  flat: v.strictObject({
    tiltDeg: v.pipe(v.number(), v.minValue(0), v.maxValue(45)),
    heightMm: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
  }),
  from: v.exactOptional(v.picklist(sides)),
  at: v.exactOptional(v.strictObject({ x: number, z: number })),
  raisedWalls: v.exactOptional(v.boolean()),
  edgeMm: v.exactOptional(v.pipe(v.number(), v.minValue(10), v.maxValue(20))),
})

const gesture = v.strictObject({
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
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  request,
  gesture: v.exactOptional(gesture),
  bangs: v.pipe(
    v.array(
      v.strictObject({
        step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000)),
        level: v.picklist([1, 2, 3]),
      }),
    ),
    v.maxLength(12),
  ),
})

const tile = v.strictObject({ id: v.picklist(tileIds), x: number, y: number, rotation: number })

const disputeSchema = v.strictObject({
  v: v.literal(1),
  t: v.exactOptional(record),
  p: v.exactOptional(v.pipe(v.array(placedDie), v.minLength(1), v.maxLength(mostDice))),
  h: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
  m: v.pipe(v.array(id), v.maxLength(2)),
  o: v.exactOptional(v.pipe(v.array(tile), v.maxLength(tileIds.length))),
})

/** Longer than any dispute of ours can be. */
const longestText = 40_000
export const disputeMark = '#dispute='

export function writeDispute({ record: throwRecord, placed, hash, measured, tiles }: Dispute): string {
  const text = JSON.stringify({
    v: 1,
    ...(throwRecord ? { t: throwRecord } : {}),
    ...(placed ? { p: placed } : {}),
    ...(hash ? { h: hash } : {}),
    m: measured,
    ...(tiles.length > 0 ? { o: tiles } : {}),
  })
  const bytes = new TextEncoder().encode(text)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return `${disputeMark}${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

export type DisputeRead =
  | { readonly ok: true; readonly dispute: Dispute }
  | { readonly ok: false; readonly why: string }

const damaged = (why: string): DisputeRead => ({ ok: false, why: `This link is damaged: ${why}.` })

/** Reads what stands after the # of an address; whatever is not exactly a dispute is refused with a reason. */
export function readDispute(hash: string): DisputeRead | undefined {
  if (!hash.startsWith(disputeMark)) return undefined
  const packed = hash.slice(disputeMark.length)
  if (packed.length > longestText) return damaged('it is far too long')
  let data: unknown
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    data = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, c => c.charCodeAt(0))),
    )
  } catch {
    return damaged('part of it is missing')
  }
  const parsed = v.safeParse(disputeSchema, data)
  if (!parsed.success) return damaged(`${v.getDotPath(parsed.issues[0]) ?? 'it'} is not as we write it`)
  const { t, p, h, m, o = [] } = parsed.output
  if ((t === undefined) === (p === undefined)) return damaged('it must hold either a throw or placed dice')
  const all = t ? [...t.request.dice, ...t.request.lying] : p!
  if (new Set(all.map(die => die.id)).size !== all.length) return damaged('a die is named twice')
  if (m.some(name => all.every(die => die.id !== name))) return damaged('it measures a die that is not there')
  if (new Set(o.map(each => each.id)).size !== o.length) return damaged('a tile is named twice')
  if (p) {
    const why = placedFault(p)
    if (why) return damaged(why)
  }
  return { ok: true, dispute: { record: t, placed: p, hash: h, measured: m, tiles: o } }
}

function placedFault(placed: readonly PlacedDie[]): string | undefined {
  if (placed.some(die => die.face > faceCount(die.kind))) return 'a die has no such face'
  const outlines = placed.map(die => outlineOf(readingOf(die)))
  for (const [index, die] of placed.entries()) {
    const fault = placingFault(die, outlines.slice(0, index))
    if (fault) return `of ${die.id} it says a place where it cannot lie`
  }
  return undefined
}

/** The dice of a dispute as they lie, computed again; `agrees` is undefined where there was nothing to compare. */
export interface Recomputed {
  readonly lying: readonly DieReading[]
  readonly agrees: boolean | undefined
}

/** Lets the dice of a dispute fall again. */
export function recompute(dispute: Dispute): Recomputed {
  if (dispute.placed) return { lying: dispute.placed.map(readingOf), agrees: undefined }
  const result = simulateThrow(dispute.record!)
  return { lying: result.dice, agrees: dispute.hash === undefined ? undefined : dispute.hash === result.hash }
}
