/** A point or direction, in cm. */
interface Xyz {
  readonly x: number
  readonly y: number
  readonly z: number
}

/**
 * How far along a ray the box begins, or infinity if it is not met. `from` is the ray's origin seen from the middle of
 * the box, (qx, qy, qz, qw) how the box is turned, the rest half of its size.
 */
export function intersectBox(
  fromX: number,
  fromY: number,
  fromZ: number,
  direction: Xyz,
  qx: number,
  qy: number,
  qz: number,
  qw: number,
  halfX: number,
  halfY: number,
  halfZ: number,
): number {
  let enter = Number.NEGATIVE_INFINITY
  let leave = Number.POSITIVE_INFINITY
  for (let axis = 0; axis < 3; axis++) {
    // The box's axis in the world: a column of its rotation matrix.
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
    const half = axis === 0 ? halfX : axis === 1 ? halfY : halfZ
    const from = fromX * ax + fromY * ay + fromZ * az
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
