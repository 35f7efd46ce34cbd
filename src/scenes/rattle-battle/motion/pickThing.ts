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
    const distance = meetBox(ray, now, placement, slack)
    if (distance < nearest) {
      nearest = distance
      best = id
    }
  }
  return best
}

function meetBox(
  { origin, direction }: RayLike,
  pose: Readonly<ThingPose>,
  size: Placement,
  slack: number,
): number {
  const ox = origin.x - pose.x
  const oy = origin.y - pose.y
  const oz = origin.z - pose.z
  const { qx, qy, qz, qw, scale } = pose
  let enter = Number.NEGATIVE_INFINITY
  let leave = Number.POSITIVE_INFINITY
  for (let axis = 0; axis < 3; axis++) {
    const ax =
      axis === 0
        ? 1 - 2 * (qy * qy + qz * qz)
        : axis === 1
          ? 2 * (qx * qy - qw * qz)
          : 2 * (qx * qz + qw * qy)
    const ay =
      axis === 0
        ? 2 * (qx * qy + qw * qz)
        : axis === 1
          ? 1 - 2 * (qx * qx + qz * qz)
          : 2 * (qy * qz - qw * qx)
    const az =
      axis === 0
        ? 2 * (qx * qz - qw * qy)
        : axis === 1
          ? 2 * (qy * qz + qw * qx)
          : 1 - 2 * (qx * qx + qy * qy)
    const full = axis === 0 ? size.width : axis === 1 ? size.height : size.depth
    const half = (full * scale) / 2 + (axis === 1 ? 0 : slack)
    const from = ox * ax + oy * ay + oz * az
    const speed = direction.x * ax + direction.y * ay + direction.z * az
    if (Math.abs(speed) < 1e-9) {
      if (Math.abs(from) > half) return Number.POSITIVE_INFINITY
      continue
    }
    const a = (-half - from) / speed
    const b = (half - from) / speed
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
  }
  return enter <= leave && leave > 0 ? enter : Number.POSITIVE_INFINITY
}
