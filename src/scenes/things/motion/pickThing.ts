import { intersectBox } from '../../table/input/intersectBox'
import type { Placement, ThingId } from '../layout'
import type { ThingPose } from './flight'
import type { ThingMotion } from './thingMotion'

interface RayLike {
  readonly origin: { readonly x: number; readonly y: number; readonly z: number }
  readonly direction: { readonly x: number; readonly y: number; readonly z: number }
}

/**
 * The thing that a ray meets first, of those that are accepted. Every thing is taken as the box that it fills, grown
 * by `slack` to the sides, because fingers are thicker than tokens.
 */
export function pickThing(
  ray: RayLike,
  motion: ThingMotion,
  accept: (thing: Placement) => boolean,
  slack = 0,
): ThingId | undefined {
  let best: ThingId | undefined
  let nearest = Number.POSITIVE_INFINITY
  for (const { id, placement, now, leaving } of motion.movers.values()) {
    if (leaving || !accept(placement)) continue
    const distance = meetThing(ray, now, placement, slack)
    if (distance < nearest) {
      nearest = distance
      best = id
    }
  }
  return best
}

function meetThing(
  { origin, direction }: RayLike,
  { x, y, z, qx, qy, qz, qw, scale }: Readonly<ThingPose>,
  { width, height, depth }: Placement,
  slack: number,
): number {
  const half = (full: number) => (full * scale) / 2
  return intersectBox(
    origin.x - x,
    origin.y - y,
    origin.z - z,
    direction,
    qx,
    qy,
    qz,
    qw,
    half(width) + slack,
    half(height),
    half(depth) + slack,
  )
}
