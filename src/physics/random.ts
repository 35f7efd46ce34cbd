import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { type Quat, seedWords } from '../measure'

/**
 * Chance for the dice world: xoroshiro128+ seeded by a text. Only + - * / and square roots are used on its numbers,
 * because sine and its kin differ between engines in the last bit (promise P2).
 */
export interface Random {
  /** Uniform in [low, high). */
  between(low: number, high: number): number
  /** Mean 0, standard deviation 1, never beyond 6: the sum of twelve uniforms, which needs no logarithm. */
  normal(): number
  /** A uniform whole number from 0 to count - 1. */
  index(count: number): number
  /** A rotation uniform on the sphere of unit quaternions, by rejection from the ball. */
  rotation(): Quat
  /** A uniform direction of the plane. */
  direction(): readonly [number, number]
  shuffled<T>(list: readonly T[]): T[]
}

export function createRandom(seed: string): Random {
  const generator = xoroshiro128plusFromState(seedWords(seed))
  const unit = () => uniformFloat64(generator)
  const between = (low: number, high: number) => low + (high - low) * unit()
  const index = (count: number) => uniformInt(generator, 0, count - 1)
  return {
    between,
    index,
    normal() {
      let sum = -6
      for (let i = 0; i < 12; i++) sum += unit()
      return sum
    },
    rotation() {
      for (;;) {
        const x = between(-1, 1)
        const y = between(-1, 1)
        const z = between(-1, 1)
        const w = between(-1, 1)
        const square = x * x + y * y + z * z + w * w
        // Too close to the centre the direction would hang on few bits.
        if (square > 1 || square < 0.01) continue
        const length = Math.sqrt(square)
        return [x / length, y / length, z / length, w / length]
      }
    },
    direction() {
      for (;;) {
        const x = between(-1, 1)
        const y = between(-1, 1)
        const square = x * x + y * y
        if (square > 1 || square < 0.01) continue
        const length = Math.sqrt(square)
        return [x / length, y / length]
      }
    },
    shuffled(list) {
      const result = [...list]
      for (let i = result.length - 1; i > 0; i--) {
        const j = index(i + 1)
        const held = result[i]!
        result[i] = result[j]!
        result[j] = held
      }
      return result
    },
  }
}
