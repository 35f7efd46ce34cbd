import type { Mover } from '../motion'

/** One piece that is drawn: a thing, or the piece at a level of its pile. */
export interface Member {
  readonly mover: Mover
  /** From the middle of the thing, in cm. */
  readonly up: number
  readonly aside: number
  readonly before: number
  /** Turned against the thing, in radians. */
  readonly turn: number
}

/** A pile is never quite straight. */
const disorder = { cm: 0.07, radians: 0.026 }

const noise = (index: number, salt: number) => {
  const value = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453
  return (value - Math.floor(value)) * 2 - 1
}

export const single = (mover: Mover): Member => ({ mover, up: 0, aside: 0, before: 0, turn: 0 })

/** The pieces of a pile, from below; each is as high as the whole divided by their number. */
export function pileOf(mover: Mover, count: number): readonly Member[] {
  const { height } = mover.placement
  const step = height / count
  return Array.from(
    { length: count },
    (_, level): Member => ({
      mover,
      up: (level + 0.5) * step - height / 2,
      aside: noise(level, 1) * disorder.cm,
      before: noise(level, 2) * disorder.cm,
      turn: noise(level, 3) * disorder.radians,
    }),
  )
}

/** Coins of a heap: in piles of five beside each other. */
export function heapOf(mover: Mover, count: number): readonly Member[] {
  const { height, width } = mover.placement
  const piles = Math.ceil(count / 5)
  return Array.from({ length: count }, (_, index): Member => {
    const pile = index % piles
    const level = Math.floor(index / piles)
    const angle = (pile / piles) * Math.PI * 2
    const out = piles > 2 ? width * 0.59 : piles > 1 ? width * 0.51 : 0
    return {
      mover,
      up: level * height,
      aside: Math.cos(angle) * out + noise(index, 4) * 0.06,
      before: Math.sin(angle) * out + noise(index, 5) * 0.06,
      turn: index * 2.39996,
    }
  })
}

/** Writes the matrix of a member as it lies, sixteen numbers from `at` on. */
export function writeMember({ mover, up, aside, before, turn }: Member, out: Float32Array, at: number): void {
  const { x, y, z, qx, qy, qz, qw, scale } = mover.now
  const xx = 1 - 2 * (qy * qy + qz * qz)
  const xy = 2 * (qx * qy + qw * qz)
  const xz = 2 * (qx * qz - qw * qy)
  const yx = 2 * (qx * qy - qw * qz)
  const yy = 1 - 2 * (qx * qx + qz * qz)
  const yz = 2 * (qy * qz + qw * qx)
  const zx = 2 * (qx * qz + qw * qy)
  const zy = 2 * (qy * qz - qw * qx)
  const zz = 1 - 2 * (qx * qx + qy * qy)
  const cos = Math.cos(turn) * scale
  const sin = Math.sin(turn) * scale
  out[at] = xx * cos - zx * sin
  out[at + 1] = xy * cos - zy * sin
  out[at + 2] = xz * cos - zz * sin
  out[at + 3] = 0
  out[at + 4] = yx * scale
  out[at + 5] = yy * scale
  out[at + 6] = yz * scale
  out[at + 7] = 0
  out[at + 8] = xx * sin + zx * cos
  out[at + 9] = xy * sin + zy * cos
  out[at + 10] = xz * sin + zz * cos
  out[at + 11] = 0
  out[at + 12] = x + (xx * aside + yx * up + zx * before) * scale
  out[at + 13] = y + (xy * aside + yy * up + zy * before) * scale
  out[at + 14] = z + (xz * aside + yz * up + zz * before) * scale
  out[at + 15] = 1
}
