import { bearing, gap } from './gap'
import { legalStop, type Obstacle, type Surroundings } from './legalStop'
import type { Outline } from './outline'
import { roundMm } from './rounding'
import { defaultRuler, longRangeMm, type Ruler } from './ruler'
import type { PlanePoint } from './types'

/** A move that a rule makes without asking where to (RB-76 to RB-79a). */
export interface AutomaticMove {
  /** Unit vector; for a Ship that stays, the direction in which it would have gone. */
  readonly direction: PlanePoint
  /** How far the rule sends it. */
  readonly wantedMm: number
  /** How far it gets (RB-78), before the end is rounded. */
  readonly travelMm: number
  /** Centre at the end, rounded by RB-63. */
  readonly end: PlanePoint
  /** What stopped it early. */
  readonly by: Obstacle | undefined
}

/** RB-76: along the bearing to the target, until it touches or has gone a long range. */
export function moveTowards(
  die: Outline,
  target: Outline,
  surroundings: Surroundings,
  ruler: Ruler = defaultRuler,
  rangeMm: number = longRangeMm,
): AutomaticMove {
  const way = Math.min(rangeMm, gap(die, target, ruler))
  return moveAlong(die, bearing(die, target, ruler), way, surroundings, ruler)
}

/** RB-77: a long range along the opposite of the bearing to the target. */
export function moveAway(
  die: Outline,
  target: Outline,
  surroundings: Surroundings,
  ruler: Ruler = defaultRuler,
  rangeMm: number = longRangeMm,
): AutomaticMove {
  const { x, y } = bearing(die, target, ruler)
  return moveAlong(die, { x: 0 - x, y: 0 - y }, rangeMm, surroundings, ruler)
}

function moveAlong(
  die: Outline,
  direction: PlanePoint,
  wantedMm: number,
  surroundings: Surroundings,
  ruler: Ruler,
): AutomaticMove {
  const { travelMm, by } = legalStop(die, direction, wantedMm, surroundings, ruler)
  const end = { x: roundMm(die.x + travelMm * direction.x), y: roundMm(die.y + travelMm * direction.y) }
  return { direction, wantedMm, travelMm, end, by }
}
