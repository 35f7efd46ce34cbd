/** Writes the matrix of a level square: at a place, of a size, turned about the vertical. */
export function writePatch(
  out: Float32Array,
  to: number,
  x: number,
  y: number,
  z: number,
  size: number,
  yaw: number,
): void {
  const cos = Math.cos(yaw) * size
  const sin = Math.sin(yaw) * size
  out.fill(0, to, to + 16)
  out[to] = cos
  out[to + 2] = -sin
  out[to + 5] = 1
  out[to + 8] = sin
  out[to + 10] = cos
  out[to + 12] = x
  out[to + 13] = y
  out[to + 14] = z
  out[to + 15] = 1
}
