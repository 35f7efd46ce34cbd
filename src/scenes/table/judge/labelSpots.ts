import type { PlanePoint } from '../../../measure'

/** How far labels keep from each other and from dice before they are content, in mm. */
const content = 40

/** Half of a plate's width and height in mm, as far as it reaches in the smallest picture: there it covers most. */
export interface PlateSize {
  readonly halfWidth: number
  readonly halfHeight: number
}

/** The words of the judge over the whole Sea, on a telephone held upright and in a window of 640 by 360. */
export const judgePlate: PlateSize = { halfWidth: 34, halfHeight: 12.5 }

/** Whether two plates with their middles there cover a part of each other. */
export function platesOverlap(a: PlanePoint, b: PlanePoint, { halfWidth, halfHeight }: PlateSize): boolean {
  return Math.abs(a.x - b.x) < 2 * halfWidth && Math.abs(a.y - b.y) < 2 * halfHeight
}

/** How far a plate's middle stands aside of a line, along this direction, so that nothing of the line is covered. */
export function clearOfLine(across: PlanePoint, { halfWidth, halfHeight }: PlateSize): number {
  return Math.abs(across.x) * halfWidth + Math.abs(across.y) * halfHeight
}

/** What stands on the table already, as plates of this size, and the middles of the dice that it is all about. */
interface StandingPlates {
  readonly at: readonly PlanePoint[]
  readonly size: PlateSize
  readonly hulls?: readonly PlanePoint[]
}

/** Half of a die's edge in mm: a plate that comes no nearer than that covers at most a corner. */
const hullHalf = 8

/** Of these dice, so many are covered by a plate with its middle there. */
function hullsCovered(
  plate: PlanePoint,
  hulls: readonly PlanePoint[],
  { halfWidth, halfHeight }: PlateSize,
): number {
  return hulls.filter(
    ({ x, y }) =>
      Math.abs(x - plate.x) < halfWidth + hullHalf && Math.abs(y - plate.y) < halfHeight + hullHalf,
  ).length
}

/**
 * Of the candidates, the one farthest from everything that must stay visible; the first of equals. Candidates outside
 * the square are never taken if one inside is left; plates, and then those dice, are covered only if nothing else is left.
 */
export function freestSpot(
  candidates: readonly PlanePoint[],
  keepClear: readonly PlanePoint[],
  halfMm: number,
  plates?: StandingPlates,
): PlanePoint | undefined {
  let best: PlanePoint | undefined
  let bestRoom = Number.NEGATIVE_INFINITY
  for (const candidate of candidates) {
    const edge = halfMm - Math.max(Math.abs(candidate.x), Math.abs(candidate.y))
    let room = content
    for (const point of keepClear)
      room = Math.min(room, Math.hypot(point.x - candidate.x, point.y - candidate.y))
    const covers = plates?.at.some(plate => platesOverlap(plate, candidate, plates.size)) ? 500 : 0
    const hides = plates ? 100 * hullsCovered(candidate, plates.hulls ?? [], plates.size) : 0
    // A label is wider than high: near a wall it would hang over it.
    const score = edge < 0 ? edge - 1000 : Math.min(room, edge + 8) - covers - hides
    if (score > bestRoom + 0.01) {
      best = candidate
      bestRoom = score
    }
  }
  return best
}
