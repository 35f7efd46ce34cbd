import { isTooDeep } from './gap'
import type { Outline } from './outline'
import { polygonDistance, swept } from './polygon'
import { type Ruler, slackMm } from './ruler'
import type { TileOutline } from './tiles'
import type { PlanePoint } from './types'

/** RB-62a for the whole area that an outline sweeps on its straight way to an end (centre point). */
function sweptOverlap(die: Outline, end: PlanePoint, other: Outline | TileOutline): number {
  const path = swept(die.core, end.x - die.x, end.y - die.y)
  return 'polygon' in other
    ? Math.max(0, die.radius - polygonDistance(path, other.polygon))
    : Math.max(0, die.radius + other.radius - polygonDistance(path, other.core))
}

/** U17: does the moving outline pass over another Ship, overlapping it by more than the slack? */
export function passesOver(die: Outline, end: PlanePoint, other: Outline): boolean {
  return isTooDeep(sweptOverlap(die, end, other))
}

/** RB-79a: does the line of travel run over a tile by more than the slack? */
export function isWayBlocked(die: Outline, end: PlanePoint, tile: TileOutline, ruler: Ruler): boolean {
  if (ruler.tileBlock === 'hull') return isTooDeep(sweptOverlap(die, end, tile))
  const direction = { x: end.x - die.x, y: end.y - die.y }
  const inside = crossingOfInside(die, direction, tile, slackMm)
  return inside !== undefined && inside.to > 0 && inside.from < 1
}

/** From where to where on a ray, as multiples of its direction. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * The open stretch of the ray from a point on which it is deeper than `depthMm` inside a tile. For the centre option
 * of RB-79a: a point has no outline, so its overlap is its depth behind the nearest border.
 */
export function crossingOfInside(
  start: PlanePoint,
  direction: PlanePoint,
  tile: TileOutline,
  depthMm: number,
): Stretch | undefined {
  let from = Number.NEGATIVE_INFINITY
  let to = Number.POSITIVE_INFINITY
  let a = tile.polygon.at(-1)!
  for (const b of tile.polygon) {
    const ex = b.x - a.x
    const ey = b.y - a.y
    const length = Math.sqrt(ex * ex + ey * ey)
    const depth = (ex * (start.y - a.y) - ey * (start.x - a.x)) / length - depthMm
    const gain = (ex * direction.y - ey * direction.x) / length
    if (Math.abs(gain) < 1e-12) {
      if (depth <= 0) return undefined
    } else if (gain > 0) from = Math.max(from, -depth / gain)
    else to = Math.min(to, -depth / gain)
    a = b
  }
  return from < to ? { from, to } : undefined
}
