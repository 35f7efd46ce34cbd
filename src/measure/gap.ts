import type { Outline, SquareCore } from './outline'
import { nearestPoints, polygonDistance, type Segment } from './polygon'
import { roundGap, thousandths } from './rounding'
import { defaultRuler, type Ruler, slackMm } from './ruler'
import type { PlanePoint } from './types'

/** The exact distance of two cores, 0 if they meet. */
export function coreDistance(a: Outline, b: Outline): number {
  if (!a.square || !b.square) return polygonDistance(a.core, b.core)
  return squareDistance(a.square, b.square, b.x - a.x, b.y - a.y)
}

/** Distance of two squares whose centres are (dx, dy) apart, each looked at in the frame of the other. */
function squareDistance(a: SquareCore, b: SquareCore, dx: number, dy: number): number {
  const cos = a.cos * b.cos + a.sin * b.sin
  const sin = b.sin * a.cos - b.cos * a.sin
  const ax = dx * a.cos + dy * a.sin
  const ay = dy * a.cos - dx * a.sin
  const bx = dx * b.cos + dy * b.sin
  const by = dy * b.cos - dx * b.sin
  const spread = Math.abs(cos) + Math.abs(sin)
  const reachA = a.half + b.half * spread
  const reachB = b.half + a.half * spread
  const areApart =
    Math.abs(ax) > reachA || Math.abs(ay) > reachA || Math.abs(bx) > reachB || Math.abs(by) > reachB
  if (!areApart) return 0
  const forth = leastSquareToCorners(a.half, ax, ay, b.half * (cos - sin), b.half * (cos + sin))
  const back = leastSquareToCorners(b.half, bx, by, a.half * (cos + sin), a.half * (cos - sin))
  return Math.sqrt(Math.min(forth, back))
}

/** From the upright square around the origin to the corners (x, y) ± (p, q) and (x, y) ± (-q, p). */
function leastSquareToCorners(half: number, x: number, y: number, p: number, q: number): number {
  return Math.min(
    squareToPoint(half, x + p, y + q),
    squareToPoint(half, x - q, y + p),
    squareToPoint(half, x - p, y - q),
    squareToPoint(half, x + q, y - p),
  )
}

function squareToPoint(half: number, x: number, y: number): number {
  const beyondX = Math.abs(x) - half
  const beyondY = Math.abs(y) - half
  return (beyondX > 0 ? beyondX * beyondX : 0) + (beyondY > 0 ? beyondY * beyondY : 0)
}

/** RB-62, RB-63: the shortest distance between two outlines, to 0.001 mm. */
export function measuredGap(a: Outline, b: Outline): number {
  return roundGap(Math.max(0, coreDistance(a, b) - a.radius - b.radius))
}

/** RB-65: for all rules a gap within the touch tolerance is exactly 0. */
export function gap(a: Outline, b: Outline, ruler: Ruler = defaultRuler): number {
  return countedGap(measuredGap(a, b), ruler)
}

/** What a measured gap counts as (RB-65). */
export function countedGap(mm: number, ruler: Ruler = defaultRuler): number {
  return isTouching(mm, ruler) ? 0 : mm
}

/** RB-65, for a measured gap. */
export function isTouching(mm: number, ruler: Ruler = defaultRuler): boolean {
  return thousandths(mm) <= thousandths(ruler.touchToleranceMm)
}

/** RB-65. */
export function areTouching(a: Outline, b: Outline, ruler: Ruler = defaultRuler): boolean {
  return isTouching(measuredGap(a, b), ruler)
}

/** RB-62a: how far two outlines overlap; exact, not rounded. */
export function overlap(a: Outline, b: Outline): number {
  return Math.max(0, a.radius + b.radius - coreDistance(a, b))
}

/** RB-74a, RB-79a: more overlap than the slack for contact. */
export function isTooDeep(overlapMm: number): boolean {
  return thousandths(overlapMm) > thousandths(slackMm)
}

/** RB-66a: the longest gap that is within a range. */
export function farthestInRange(rangeMm: number, ruler: Ruler = defaultRuler): number {
  return (thousandths(rangeMm) + thousandths(slackMm) + thousandths(ruler.rangeLeniencyMm)) / 1000
}

/** RB-66, RB-66a, for a gap. */
export function isInRange(mm: number, rangeMm: number, ruler: Ruler = defaultRuler): boolean {
  return thousandths(mm) <= thousandths(farthestInRange(rangeMm, ruler))
}

/** RB-64: the points of two outlines between which the ruler lies; a single point if they overlap. */
export function nearest(a: Outline, b: Outline): Segment {
  const cores = nearestPoints(a.core, b.core)
  if (!cores) {
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    return { from: middle, to: middle }
  }
  const { from, to } = cores
  const dx = to.x - from.x
  const dy = to.y - from.y
  const distance = Math.sqrt(dx * dx + dy * dy)
  // Overlapping outlines share a lens: its middle is as deep in one as in the other.
  const deep = Math.max(0, a.radius + b.radius - distance) / 2
  const atA = (a.radius - deep) / distance
  const atB = (b.radius - deep) / distance
  return {
    from: { x: from.x + dx * atA, y: from.y + dy * atA },
    to: { x: to.x - dx * atB, y: to.y - dy * atB },
  }
}

/** RB-64: the direction from one Ship to another, a unit vector. */
export function bearing(a: Outline, b: Outline, ruler: Ruler = defaultRuler): PlanePoint {
  const cores = areTouching(a, b, ruler) ? undefined : nearestPoints(a.core, b.core)
  const dx = cores ? cores.to.x - cores.from.x : b.x - a.x
  const dy = cores ? cores.to.y - cores.from.y : b.y - a.y
  const length = Math.sqrt(dx * dx + dy * dy)
  return length === 0 ? { x: 0, y: 1 } : { x: dx / length, y: dy / length }
}
