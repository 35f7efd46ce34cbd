import type { Quat, Vec3 } from './types'

/** `b` first, then `a`. */
export function multiply([ax, ay, az, aw]: Quat, [bx, by, bz, bw]: Quat): Quat {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ]
}

/** The rotation back, for a quaternion of length 1. */
export function inverse([x, y, z, w]: Quat): Quat {
  return [0 - x, 0 - y, 0 - z, w]
}

/** Turns a vector by a quaternion of length 1. */
export function rotate([x, y, z, w]: Quat, [vx, vy, vz]: Vec3): Vec3 {
  const tx = 2 * (y * vz - z * vy)
  const ty = 2 * (z * vx - x * vz)
  const tz = 2 * (x * vy - y * vx)
  return [vx + w * tx + (y * tz - z * ty), vy + w * ty + (z * tx - x * tz), vz + w * tz + (x * ty - y * tx)]
}

export function normalized([x, y, z, w]: Quat): Quat {
  const length = Math.sqrt(x * x + y * y + z * z + w * w)
  return [x / length, y / length, z / length, w / length]
}

/** The shortest turn that makes a unit vector point straight up; one that points straight down rolls over the x axis. */
export function turnUpright([x, y, z]: Vec3): Quat {
  // Half-angle form: the axis is v × up = (-z, 0, x), the real part 1 + v · up.
  const real = 1 + y
  // So near to straight down the axis would be noise.
  if (real < 1e-12) return [1, 0, 0, 0]
  return normalized([0 - z, 0, x, real])
}
