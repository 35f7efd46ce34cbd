import type { PlanePoint } from './types'

/** Corners of a convex polygon, counter-clockwise; two corners are a segment, one is a point. */
export type Polygon = readonly PlanePoint[]

export interface Segment {
  readonly from: PlanePoint
  readonly to: PlanePoint
}

/** Corners of a hull that are nearer to each other than this are one corner. */
const sameCornerMm = 1e-6
/** How far a corner may be from the supporting line of an edge that still counts as parallel to it. */
const sameLineMm = 1e-7

/** The smallest convex polygon around the points. */
export function convexHull(points: readonly PlanePoint[]): Polygon {
  const sorted = distinct(points).sort((a, b) => a.x - b.x || a.y - b.y)
  if (sorted.length < 3) return sorted
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

function distinct(points: readonly PlanePoint[]): PlanePoint[] {
  const kept: PlanePoint[] = []
  for (const point of points) {
    const isKnown = kept.some(
      other => Math.abs(other.x - point.x) < sameCornerMm && Math.abs(other.y - point.y) < sameCornerMm,
    )
    if (!isKnown) kept.push(point)
  }
  return kept
}

/** The lower half of the hull of points sorted from left to right, without its last corner. */
function halfHull(sorted: readonly PlanePoint[]): PlanePoint[] {
  const hull: PlanePoint[] = []
  for (const point of sorted) {
    while (hull.length > 1 && turn(hull.at(-2)!, hull.at(-1)!, point) <= sameCornerMm * sameCornerMm)
      hull.pop()
    hull.push(point)
  }
  hull.pop()
  return hull
}

/** Twice the area of the triangle: positive if c lies left of the way from a to b. */
function turn(a: PlanePoint, b: PlanePoint, c: PlanePoint): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

export function shifted(polygon: Polygon, dx: number, dy: number): Polygon {
  return polygon.map(({ x, y }) => ({ x: x + dx, y: y + dy }))
}

/** The area that a polygon sweeps on its way along (dx, dy). */
export function swept(polygon: Polygon, dx: number, dy: number): Polygon {
  return convexHull([...polygon, ...shifted(polygon, dx, dy)])
}

/** All vectors from a point of `from` to a point of `to`: where `from` must be shifted to meet `to`. */
export function differences(from: Polygon, to: Polygon): Polygon {
  return convexHull(to.flatMap(end => from.map(start => ({ x: end.x - start.x, y: end.y - start.y }))))
}

/** Does an edge line of `a` have all of `b` on its outer side? Of two convex polygons that are apart, one has such an edge. */
function hasDividingEdge(a: Polygon, b: Polygon): boolean {
  let start = a.at(-1)!
  for (const end of a) {
    const ex = end.x - start.x
    const ey = end.y - start.y
    let isOutside = ex !== 0 || ey !== 0
    for (let i = 0; isOutside && i < b.length; i++) {
      const corner = b[i]!
      isOutside = ex * (corner.y - start.y) - ey * (corner.x - start.x) <= 0
    }
    if (isOutside) return true
    start = end
  }
  return false
}

function areApart(a: Polygon, b: Polygon): boolean {
  // Two points have no edges.
  if (a.length === 1 && b.length === 1) return true
  return hasDividingEdge(a, b) || hasDividingEdge(b, a)
}

/** Square of the distance of a point from the segment between two corners. */
function squaredDistance(point: PlanePoint, start: PlanePoint, end: PlanePoint): number {
  const t = alongEdge(point, start, end)
  const x = start.x + t * (end.x - start.x) - point.x
  const y = start.y + t * (end.y - start.y) - point.y
  return x * x + y * y
}

/** Where on the way from start (0) to end (1) the point of the segment nearest to a point lies. */
function alongEdge(point: PlanePoint, start: PlanePoint, end: PlanePoint): number {
  const ex = end.x - start.x
  const ey = end.y - start.y
  const square = ex * ex + ey * ey
  if (square === 0) return 0
  const t = ((point.x - start.x) * ex + (point.y - start.y) * ey) / square
  return t < 0 ? 0 : t > 1 ? 1 : t
}

function leastSquare(edges: Polygon, corners: Polygon): number {
  let least = Number.POSITIVE_INFINITY
  let start = edges.at(-1)!
  for (const end of edges) {
    for (const corner of corners) {
      const square = squaredDistance(corner, start, end)
      if (square < least) least = square
    }
    start = end
  }
  return least
}

/** The exact distance of two convex polygons, 0 if they meet. */
export function polygonDistance(a: Polygon, b: Polygon): number {
  if (!areApart(a, b)) return 0
  return Math.sqrt(Math.min(leastSquare(a, b), leastSquare(b, a)))
}

/**
 * The nearest points of two convex polygons; where parallel edges face each other, the middle of the band of such
 * points (RB-64). Undefined if the polygons meet.
 */
export function nearestPoints(a: Polygon, b: Polygon): Segment | undefined {
  if (!areApart(a, b)) return undefined
  const onA = nearestToCorners(a, b)
  const onB = nearestToCorners(b, a)
  const best =
    onA.square <= onB.square ? { from: onA.onEdge, to: onA.corner } : { from: onB.corner, to: onB.onEdge }
  const square = Math.min(onA.square, onB.square)
  if (square === 0) return undefined
  return middleOfBand(a, b, best, Math.sqrt(square)) ?? best
}

interface Approach {
  readonly onEdge: PlanePoint
  readonly corner: PlanePoint
  readonly square: number
}

function nearestToCorners(edges: Polygon, corners: Polygon): Approach {
  let least = Number.POSITIVE_INFINITY
  let nearestCorner = corners[0]!
  let nearestStart = edges.at(-1)!
  let nearestEnd = edges[0]!
  let start = nearestStart
  for (const end of edges) {
    for (const corner of corners) {
      const square = squaredDistance(corner, start, end)
      if (square < least) {
        least = square
        nearestCorner = corner
        nearestStart = start
        nearestEnd = end
      }
    }
    start = end
  }
  const t = alongEdge(nearestCorner, nearestStart, nearestEnd)
  return {
    onEdge: {
      x: nearestStart.x + t * (nearestEnd.x - nearestStart.x),
      y: nearestStart.y + t * (nearestEnd.y - nearestStart.y),
    },
    corner: nearestCorner,
    square: least,
  }
}

function middleOfBand(a: Polygon, b: Polygon, { from, to }: Segment, distance: number): Segment | undefined {
  const nx = (to.x - from.x) / distance
  const ny = (to.y - from.y) / distance
  const sideA = facingSide(a, nx, ny)
  const sideB = facingSide(b, -nx, -ny)
  if (!sideA || !sideB) return undefined
  // Measured along (-ny, nx) from `from`.
  const middle = (Math.max(sideA.low, -sideB.high) + Math.min(sideA.high, -sideB.low)) / 2
  const along = middle - (from.y * nx - from.x * ny)
  return {
    from: { x: from.x - ny * along, y: from.y + nx * along },
    to: { x: to.x - ny * along, y: to.y + nx * along },
  }
}

/** The extent, along (-ny, nx), of the edge that faces the unit direction; undefined if a single corner faces it. */
function facingSide(polygon: Polygon, nx: number, ny: number): { low: number; high: number } | undefined {
  let front = Number.NEGATIVE_INFINITY
  for (const { x, y } of polygon) front = Math.max(front, x * nx + y * ny)
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const { x, y } of polygon) {
    if (x * nx + y * ny < front - sameLineMm) continue
    const along = y * nx - x * ny
    low = Math.min(low, along)
    high = Math.max(high, along)
  }
  return high - low > sameCornerMm ? { low, high } : undefined
}
