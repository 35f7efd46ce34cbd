/** A throw at rest as the rules read it: which dice are outside, which are cocked, how the others lie (6.4). */
import {
  type DieReading,
  droppedSlackMm,
  isFlat,
  isInsideBox,
  outlineOf,
  overlap,
  readSpot,
} from '../../../measure'
import { dieIdOf } from '../data/dice'
import type { Drop, RattleState, SeaDie } from '../state'
import type { DieId } from '../vocabulary'
import { requestOf } from './throwing'

/** Contact error that the engine may leave between dice (invariant 8). */
export const restingOverlapMm = 0.5

export interface Reading {
  /** RB-112a: beyond a wall or on the rim. */
  readonly outside: readonly DieId[]
  /** RB-70, among those inside. */
  readonly cocked: readonly DieId[]
  /** All others, in the order of the throw, rounded by RB-63. */
  readonly flat: readonly SeaDie[]
}

export function readSnapshot(state: RattleState, drop: Drop, dice: readonly DieReading[]): Reading {
  const { flat, edgeMm, container } = requestOf(state, drop)
  const isLevel = (die: DieReading) => isFlat(die.kind, die, flat, edgeMm)
  // Of a tray the rules know no walls: only faces count there (6.2).
  const isBeyond = (die: DieReading) =>
    container === 'sea-box' && isLevel(die) && !isInsideBox(outlineOf(die, state.options), droppedSlackMm)
  const isOutside = (die: DieReading) => !die.inBox || isBeyond(die)
  const inside = dice.filter(die => !isOutside(die))
  // Two dice in one place cannot both lie on the floor, whatever was read: one of them is stacked (RB-70).
  const outlines = new Map(inside.filter(isLevel).map(die => [die, outlineOf(die, state.options)] as const))
  const isStacked = (die: DieReading) =>
    container === 'sea-box' &&
    [...outlines].some(
      ([other, outline]) => other !== die && overlap(outline, outlines.get(die)!) > restingOverlapMm,
    )
  const isLying = (die: DieReading) => isLevel(die) && !isStacked(die)
  return {
    outside: dice.filter(isOutside).map(die => dieIdOf(die.id)),
    cocked: inside.filter(die => !isLying(die)).map(die => dieIdOf(die.id)),
    flat: inside.filter(isLying).map(readDie),
  }
}

/** RB-63. */
function readDie(reading: DieReading): SeaDie {
  return { id: dieIdOf(reading.id), ...readSpot(reading.kind, reading), face: reading.face }
}
