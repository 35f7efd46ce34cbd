import type { Ray } from 'three'
import { d12AcrossFlatsMm, dieEdgeMm } from '../../../measure'
import { intersectBox } from '../input/intersectBox'
import { poseSize } from './dicePoses'

const d6Half = dieEdgeMm / 20
const d12Half = d12AcrossFlatsMm / 20
/** Fingers are thicker than dice: how far a touch may miss, in cm. */
export const touchSlack = 0.45

/**
 * The die that a ray meets first: its index, or -1. Dice are taken as boxes (the d12 as the ball in it); `slack` makes
 * them that much thicker on every side.
 */
export function pickDie(
  ray: Ray,
  poses: Float32Array,
  isD12: (index: number) => boolean,
  slack: number,
): number {
  const { origin, direction } = ray
  let best = -1
  let nearest = Number.POSITIVE_INFINITY
  const count = poses.length / poseSize
  for (let die = 0; die < count; die++) {
    const at = die * poseSize
    const ox = origin.x - poses[at]!
    const oy = origin.y - poses[at + 1]!
    const oz = origin.z - poses[at + 2]!
    // Far from the line of sight: most dice end here.
    const along = -(ox * direction.x + oy * direction.y + oz * direction.z)
    const px = ox + direction.x * along
    const py = oy + direction.y * along
    const pz = oz + direction.z * along
    if (px * px + py * py + pz * pz > (1.75 + slack) ** 2) continue
    const distance = isD12(die)
      ? meetBall(ox, oy, oz, ray, d12Half + slack)
      : meetDie(ox, oy, oz, direction, poses, at, d6Half + slack)
    if (distance < nearest) {
      nearest = distance
      best = die
    }
  }
  return best
}

function meetBall(ox: number, oy: number, oz: number, { direction }: Ray, radius: number): number {
  const b = ox * direction.x + oy * direction.y + oz * direction.z
  const c = ox * ox + oy * oy + oz * oz - radius * radius
  const root = b * b - c
  return root < 0 ? Number.POSITIVE_INFINITY : -b - Math.sqrt(root)
}

function meetDie(
  ox: number,
  oy: number,
  oz: number,
  direction: Ray['direction'],
  poses: Float32Array,
  at: number,
  half: number,
): number {
  const qx = poses[at + 3]!
  const qy = poses[at + 4]!
  const qz = poses[at + 5]!
  const qw = poses[at + 6]!
  return intersectBox(ox, oy, oz, direction, qx, qy, qz, qw, half, half, half)
}
