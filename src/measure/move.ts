import { wallCrossed } from './box'
import { isTooDeep, overlap } from './gap'
import type { Surroundings } from './legalStop'
import { mmText } from './mmText'
import { type Outline, outlineAt } from './outline'
import { roundGap, thousandths } from './rounding'
import { defaultRuler, type Ruler, slackMm } from './ruler'
import { isWayBlocked } from './sweep'
import { tileUnder } from './tiles'
import type { PlanePoint } from './types'

/** Why a move is not allowed. */
export interface MoveFault {
  readonly rule: string
  readonly why: string
  readonly kind: 'no-move' | 'on-tile' | 'too-far' | 'outside' | 'overlap' | 'over-tile'
  /** The die or tile in the way. */
  readonly by?: string
  /** By how much the move fails, where that is a length. */
  readonly mm?: number
}

/**
 * RB-74, RB-74a: may this Ship be moved so that its centre comes to lie on the end, within the range? Undefined if it
 * may. The end is rounded first (RB-63); Ships on the way do not matter (RB-75).
 */
export function moveFault(
  die: Outline,
  end: PlanePoint,
  rangeMm: number,
  surroundings: Surroundings,
  ruler: Ruler = defaultRuler,
): MoveFault | undefined {
  const moved = outlineAt(die, end)
  const length = travelTo(die, moved)
  if (length === 0) return { rule: 'RB-74a', kind: 'no-move', why: 'The Ship would stay where it is' }
  const tiles = surroundings.blockingTiles ?? []
  const under = tileUnder(die, tiles, ruler)
  if (under) {
    const why = `The Ship stands on tile ${under.id} and cannot move while tiles block moves.`
    return { rule: 'RB-79', kind: 'on-tile', why, by: under.id }
  }
  if (thousandths(length) > thousandths(rangeMm) + thousandths(slackMm)) {
    const why = `Too far: ${mmText(length, rangeMm)} mm, limit ${rangeMm}`
    return { rule: 'RB-74', kind: 'too-far', why, mm: roundGap(length - rangeMm) }
  }
  const crossed = wallCrossed(moved, slackMm, surroundings.halfMm)
  if (crossed) {
    const why = `Outside: ${mmText(crossed.mm)} mm beyond the ${crossed.side} wall`
    return { rule: 'RB-69', kind: 'outside', why, mm: crossed.mm }
  }
  for (const other of surroundings.others) {
    if (other.id === die.id || !isTooDeep(overlap(moved, other))) continue
    const mm = roundGap(overlap(moved, other))
    const why = `The Ship would end on top of ${other.id}`
    return { rule: 'RB-74', kind: 'overlap', why, by: other.id, mm }
  }
  const tile = tiles.find(one => isWayBlocked(die, moved, one, ruler))
  if (!tile) return undefined
  return { rule: 'RB-79a', kind: 'over-tile', why: `The way runs over tile ${tile.id}.`, by: tile.id }
}

/** RB-74a: the length of a move, to 0.001 mm. */
export function travelTo(die: PlanePoint, end: PlanePoint): number {
  const dx = end.x - die.x
  const dy = end.y - die.y
  return roundGap(Math.sqrt(dx * dx + dy * dy))
}
