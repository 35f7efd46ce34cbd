import type { PlanePoint } from '../../../measure'

/** How far labels keep from each other and from dice before they are content, in mm. */
const content = 40

/**
 * Of the candidates, the one farthest from everything that must stay visible; the first of equals. Candidates outside
 * the square are never taken if one inside is left.
 */
export function freestSpot(
  candidates: readonly PlanePoint[],
  keepClear: readonly PlanePoint[],
  halfMm: number,
): PlanePoint | undefined {
  let best: PlanePoint | undefined
  let bestRoom = Number.NEGATIVE_INFINITY
  for (const candidate of candidates) {
    const edge = halfMm - Math.max(Math.abs(candidate.x), Math.abs(candidate.y))
    let room = content
    for (const point of keepClear)
      room = Math.min(room, Math.hypot(point.x - candidate.x, point.y - candidate.y))
    // A label is wider than high: near a wall it would hang over it.
    const score = edge < 0 ? edge - 1000 : Math.min(room, edge + 8)
    if (score > bestRoom + 0.01) {
      best = candidate
      bestRoom = score
    }
  }
  return best
}
