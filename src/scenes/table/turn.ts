import type { PlanePoint } from '../../measure'

/**
 * What stands on the table turned by quarters, as the Sea Box does for a viewer on another side than the first
 * player's: throws and rules have their own north.
 */
export interface Turn {
  /** Counter-clockwise seen from above, in radians. */
  readonly angle: number
  readonly cos: number
  readonly sin: number
  readonly halfCos: number
  readonly halfSin: number
}

/** Exact: dice that lie on whole hundredths lie there after any number of turns. */
const cosines = [1, 0, -1, 0] as const
const sines = [0, 1, 0, -1] as const
const halves = [0, 1, 2, 3].map(quarters => (quarters * Math.PI) / 4)

export function quarterTurn(quarters: number): Turn {
  const steps = ((quarters % 4) + 4) % 4
  return {
    angle: (steps * Math.PI) / 2,
    cos: cosines[steps]!,
    sin: sines[steps]!,
    halfCos: Math.cos(halves[steps]!),
    halfSin: Math.sin(halves[steps]!),
  }
}

export const noTurn = quarterTurn(0)

/** The turn that undoes it. */
export const backFrom = ({ angle, cos, sin, halfCos, halfSin }: Turn): Turn => ({
  angle: 0 - angle,
  cos,
  sin: 0 - sin,
  halfCos,
  halfSin: 0 - halfSin,
})

export const turnedX = ({ cos, sin }: Turn, x: number, z: number): number => x * cos + z * sin
export const turnedZ = ({ cos, sin }: Turn, x: number, z: number): number => z * cos - x * sin

/** A point of the Sea, in the rules' mm, that lies so far behind another as the eye sees it. */
export function behind({ x, y }: PlanePoint, mm: number, turn: Turn): PlanePoint {
  const back = backFrom(turn)
  return { x: x + turnedX(back, 0, -mm), y: y - turnedZ(back, 0, -mm) }
}

/** Turns a pose, seven numbers from `at` on, about the middle of the table. */
export function turnPose(turn: Turn, poses: Float32Array, at: number): void {
  const x = poses[at]!
  const z = poses[at + 2]!
  poses[at] = turnedX(turn, x, z)
  poses[at + 2] = turnedZ(turn, x, z)
  const { halfCos: c, halfSin: s } = turn
  const qx = poses[at + 3]!
  const qy = poses[at + 4]!
  const qz = poses[at + 5]!
  const qw = poses[at + 6]!
  poses[at + 3] = c * qx + s * qz
  poses[at + 4] = c * qy + s * qw
  poses[at + 5] = c * qz - s * qx
  poses[at + 6] = c * qw - s * qy
}
