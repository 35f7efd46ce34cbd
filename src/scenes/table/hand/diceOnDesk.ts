import type { DieReading, DieSpec, ThrowRecord } from '../../../measure'
import { containers, startPoses } from '../../../physics'
import type { Seat, Viewer } from '../../../rules/game'
import { poseSize } from '../dice/dicePoses'
import { backFrom, noTurn, type Turn, turnPose } from '../turn'
import type { StartMiddle } from './handMotion'

/** Where the things of a table are, and the hand that takes dice out of their places. */
export interface DiceMover {
  poseOf(id: string):
    | {
        readonly x: number
        readonly y: number
        readonly z: number
        readonly qx: number
        readonly qy: number
        readonly qz: number
        readonly qw: number
      }
    | undefined
  /** From here on they stay where they are put. */
  take(ids: Iterable<string>): void
  put(id: string, x: number, y: number, z: number, qx: number, qy: number, qz: number, qw: number): void
  /** They go to where they are to lie. */
  letGo(ids: Iterable<string>, options?: { readonly cut?: boolean }): void
}

/** What a game says of its dice. */
export interface DiceOnDesk {
  /** All of them, the same list for as long as the match is on the table. */
  readonly dice: readonly DieSpec[]
  /** A die as a thing on the table. */
  thingOf(die: string): string
  /** The dice that are in a hand, or have fallen and do not count yet. */
  inHandOf(view: unknown): readonly string[]
  /** How the box is turned towards the viewer. */
  turnOf?(view: unknown, eyes: Viewer): Turn
  /** Where the middle of the floor stands that dice fall on, in cm; in the middle of the table unless said. */
  middleOf?(view: unknown, eyes: Viewer): Middle
  /** The side on which a seat has its hands: 0 in front, counter-clockwise seen from above; even round the table unless said. */
  yawOf?(view: unknown, eyes: Viewer, seat: Seat): number
}

export interface Middle {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** How a box or tray stands on the table: throws have their own middle and their own north. */
export interface Stand extends Middle {
  readonly turn: Turn
}

export function standOf(
  game: DiceOnDesk,
  view: unknown,
  eyes: Viewer,
  record: ThrowRecord | undefined,
): Stand {
  const turn = view === undefined ? noTurn : (game.turnOf?.(view, eyes) ?? noTurn)
  const middle = view === undefined ? undefined : game.middleOf?.(view, eyes)
  return { x: 0, y: record ? floorOf(record) : 0, z: 0, ...middle, turn }
}

const atOrigin: Stand = { x: 0, y: 0, z: 0, turn: noTurn }

/** A pose of a throw, seven numbers from `at` on, as it lies on the table. */
function toTable({ x, y, z, turn }: Stand, poses: Float32Array, at: number): void {
  turnPose(turn, poses, at)
  poses[at]! += x
  poses[at + 1]! += y
  poses[at + 2]! += z
}

function fromTable({ x, y, z, turn }: Stand, poses: Float32Array, at: number): void {
  poses[at]! -= x
  poses[at + 1]! -= y
  poses[at + 2]! -= z
  turnPose(backFrom(turn), poses, at)
}

/**
 * Which dice of the table a throw moves: `own[i]` is the place in the table's list of the throw's i-th die, thrown
 * ones first.
 */
export interface DiceOfThrow {
  readonly record: ThrowRecord
  readonly own: Int16Array
  readonly thrownCount: number
  /** Poses that the hand starts from, in cm, and the middle of them. */
  readonly start: Float32Array
  readonly middle: StartMiddle
  /** How far a hand may be from the middle of the start, in cm. */
  readonly reach: number
}

/** A throw from the side may be swung; a drop is let go over one spot (RB-110). */
const dropReach = 4
const swingReach = 7

export function diceOfThrow(record: ThrowRecord, dice: readonly DieSpec[]): DiceOfThrow {
  const { request } = record
  const ids = [...request.dice, ...request.lying].map(({ id }) => id)
  const own = Int16Array.from(ids, id => dice.findIndex(die => die.id === id))
  const starts = startPoses({ ...record, gesture: {} })
  const start = new Float32Array(starts.length * poseSize)
  const middle = { x: 0, y: Number.POSITIVE_INFINITY, z: 0 }
  for (const [die, { position, rotation }] of starts.entries()) {
    for (let i = 0; i < 3; i++) start[die * poseSize + i] = position[i]! / 10
    for (let i = 0; i < 4; i++) start[die * poseSize + 3 + i] = rotation[i]!
    middle.x += position[0] / 10 / starts.length
    middle.y = Math.min(middle.y, position[1] / 10)
    middle.z += position[2] / 10 / starts.length
  }
  const reach = request.style === 'drop' ? dropReach : swingReach
  return { record, own, thrownCount: request.dice.length, start, middle, reach }
}

/** A tray stands in the Sea Box while somebody rolls in it: so high is its floor above the one that it stands on. */
function floorOf({ request }: ThrowRecord): number {
  return request.container === 'sea-box' ? 0 : containers[request.container].floorThickness / 10
}

/** Dice as they were read, into the places of the table's list. */
export function writeReadings(
  readings: readonly DieReading[],
  { own }: DiceOfThrow,
  out: Float32Array,
  stand: Stand = atOrigin,
): void {
  for (const [index, { position, rotation }] of readings.entries()) {
    const die = own[index]
    if (die === undefined || die < 0) continue
    const at = die * poseSize
    for (let i = 0; i < 3; i++) out[at + i] = position[i]! / 10
    for (let i = 0; i < 4; i++) out[at + 3 + i] = rotation[i]!
    toTable(stand, out, at)
  }
}

/** Poses of a throw, in its own order, into the places of the table's list. */
export function scatter(
  poses: Float32Array,
  { own }: DiceOfThrow,
  count: number,
  out: Float32Array,
  stand: Stand = atOrigin,
): void {
  for (let index = 0; index < count; index++) {
    const die = own[index]!
    if (die < 0) continue
    const at = die * poseSize
    for (let i = 0; i < poseSize; i++) out[at + i] = poses[index * poseSize + i]!
    toTable(stand, out, at)
  }
}

/** The other way round. */
export function collect(
  table: Float32Array,
  { own }: DiceOfThrow,
  count: number,
  out: Float32Array,
  stand: Stand = atOrigin,
): void {
  for (let index = 0; index < count; index++) {
    const at = own[index]! * poseSize
    if (at < 0) continue
    for (let i = 0; i < poseSize; i++) out[index * poseSize + i] = table[at + i]!
    fromTable(stand, out, index * poseSize)
  }
}
