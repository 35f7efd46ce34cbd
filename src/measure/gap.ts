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
  const { cos, sin } = turnBetween(a, b)
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
  const cores = nearestOfCores(a, b)
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

/** Yaws are hundredths of a degree, so squares whose sides are not parallel differ by more than this sine. */
const leastSine = 1e-4

function nearestOfCores(a: Outline, b: Outline): Segment | undefined {
  if (a.square && b.square) {
    const { cos, sin } = turnBetween(a.square, b.square)
    // Between parallel sides lies a band of nearest points.
    const isSkew = Math.abs(sin) > leastSine && Math.abs(cos) > leastSine
    if (isSkew && coreDistance(a, b) > 0) {
      const fromB = nearestCorner(a.square, a, b.core)
      const fromA = nearestCorner(b.square, b, a.core)
      return fromB.square <= fromA.square
        ? { from: fromB.onSquare, to: fromB.corner }
        : { from: fromA.corner, to: fromA.onSquare }
    }
  }
  return nearestPoints(a.core, b.core)
}

/** The corner that is nearest to a square, and the point of the square nearest to it. */
function nearestCorner({ half, cos, sin }: SquareCore, centre: PlanePoint, corners: readonly PlanePoint[]) {
  let square = Number.POSITIVE_INFINITY
  let corner = corners[0]!
  for (const one of corners) {
    const dx = one.x - centre.x
    const dy = one.y - centre.y
    const length = squareToPoint(half, dx * cos + dy * sin, dy * cos - dx * sin)
    if (length < square) {
      square = length
      corner = one
    }
  }
  const dx = corner.x - centre.x
  const dy = corner.y - centre.y
  const along = Math.max(-half, Math.min(half, dx * cos + dy * sin))
  const across = Math.max(-half, Math.min(half, dy * cos - dx * sin))
  const onSquare = { x: centre.x + along * cos - across * sin, y: centre.y + along * sin + across * cos }
  return { square, corner, onSquare }
}

/** Cosine and sine of the turn from one square to the other. */
function turnBetween(a: SquareCore, b: SquareCore): { readonly cos: number; readonly sin: number } {
  return { cos: a.cos * b.cos + a.sin * b.sin, sin: b.sin * a.cos - b.cos * a.sin }
}

/** RB-64: the direction from one Ship to another, a unit vector. */
export function bearing(a: Outline, b: Outline, ruler: Ruler = defaultRuler): PlanePoint {
  const cores = areTouching(a, b, ruler) ? undefined : nearestPoints(a.core, b.core)
  const dx = cores ? cores.to.x - cores.from.x : b.x - a.x
  const dy = cores ? cores.to.y - cores.from.y : b.y - a.y
  const length = Math.sqrt(dx * dx + dy * dy)
  return length === 0 ? { x: 0, y: 1 } : { x: dx / length, y: dy / length }
}
