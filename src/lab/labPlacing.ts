import {
  type DieKind,
  type DieReading,
  type DieSpec,
  isInsideBox,
  isTooDeep,
  lyingPose,
  type Outline,
  outlineOf,
  overlap,
  readYaw,
  roundSpot,
  type Spot,
  slackMm,
} from '../measure'
import { nothingMeasured } from '../table/judge/measured'
import { measuresOf } from '../table/judge/measures'
import type { Table } from '../table/part'
import { labStoreOf } from './labStore'
import { forgetThrow } from './labTable'

/**
 * Dice placed by hand, to rebuild what lies on a real table. Every die lies flat, within the box and on no other; what
 * breaks that is refused, as a hand would feel it.
 */

/** A die as it is placed. */
export interface PlacedDie extends DieSpec, Spot {
  /** 1-based index of the upper face. */
  readonly face: number
}

export function readingOf({ id, kind, face, x, y, yaw }: PlacedDie): DieReading {
  const spot = roundSpot({ x, y, yaw })
  return {
    id,
    kind,
    face,
    ...lyingPose(kind, face, spot),
    inBox: true,
    flat: true,
    tiltDeg: 0,
    restsOn: 'floor',
  }
}

export function placedOf(die: DieReading): PlacedDie {
  const { id, kind, face, position, rotation } = die
  return {
    id,
    kind,
    face,
    ...roundSpot({ x: position[0], y: 0 - position[2], yaw: readYaw(kind, rotation, face) }),
  }
}

/** Why a die cannot lie there; undefined if it can. */
export function placingFault(die: PlacedDie, others: Iterable<Outline>): string | undefined {
  const outline = outlineOf(readingOf(die))
  if (!isInsideBox(outline, slackMm)) return 'It would not lie within the box.'
  for (const other of others)
    if (other.id !== die.id && isTooDeep(overlap(outline, other))) return 'It would lie on another die.'
  return undefined
}

/** Begins to place: the dice stay where they lie; those in the hand, overboard or cocked find a free spot. */
export function startPlacing(table: Table): void {
  const labStore = labStoreOf(table)
  const { dice, lying } = labStore.getState()
  const placed: DieReading[] = []
  const homeless: DieSpec[] = []
  for (const die of dice) {
    const reading = lying.find(each => each.id === die.id)
    const candidate = reading?.inBox && reading.flat ? placedOf(reading) : undefined
    if (
      candidate &&
      placingFault(
        candidate,
        placed.map(each => outlineOf(each)),
      ) === undefined
    )
      placed.push(readingOf(candidate))
    else homeless.push(die)
  }
  for (const die of homeless) {
    const spot = freeSpot(
      die,
      placed.map(each => outlineOf(each)),
    )
    if (spot) placed.push(readingOf(spot))
  }
  const order = new Map(dice.map((die, index) => [die.id, index]))
  placed.sort((a, b) => order.get(a.id)! - order.get(b.id)!)
  showPlaced(table, placed, 'Placed by hand: drag a die, or type where it lies.')
  labStore.setState({ placing: true })
}

/** The first free spot in rows from the front left. */
function freeSpot(die: DieSpec, taken: readonly Outline[]): PlacedDie | undefined {
  for (let row = 0; row < 13; row++) {
    for (let column = 0; column < 13; column++) {
      const spot = { ...die, face: 1, x: -130 + column * 21.5, y: -130 + row * 21.5, yaw: 0 }
      if (placingFault(spot, taken) === undefined) return spot
    }
  }
  return undefined
}

/** Shows dice that lie by hand, whatever was there before. */
export function showPlaced(table: Table, placed: readonly DieReading[], text: string): void {
  forgetThrow(table)
  labStoreOf(table).setState({
    phase: 'settled',
    source: 'hand',
    record: undefined,
    result: undefined,
    dice: placed.map(({ id, kind }) => ({ id, kind })),
    lying: placed,
    replay: undefined,
    hovered: undefined,
    measured: nothingMeasured,
    agrees: undefined,
    word: { text },
  })
}

export function stopPlacing(table: Table): void {
  labStoreOf(table).setState({ placing: false, word: { text: 'Placed by hand. Point at a die to measure.' } })
}

/** Changes one die if it can lie like that, and answers why not if it cannot. */
export function placeDie(
  table: Table,
  id: string,
  change: Partial<Omit<PlacedDie, 'id' | 'kind'>>,
): string | undefined {
  const labStore = labStoreOf(table)
  const { lying } = labStore.getState()
  const before = lying.find(die => die.id === id)
  if (!before) return undefined
  const after: PlacedDie = { ...placedOf(before), ...change }
  const fault = placingFault(after, measuresOf(lying).outlines.values())
  if (fault) return fault
  const reading = readingOf(after)
  labStore.setState({
    lying: lying.map(die => (die.id === id ? reading : die)),
    source: 'hand',
    agrees: undefined,
  })
  return undefined
}

/** How many faces a kind has to choose from. */
export const facesOf = (kind: DieKind): number => (kind === 'd12' ? 12 : 6)
