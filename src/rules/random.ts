/**
 * Chance for shuffles and draws: xoroshiro128+ (pure-rand). Its state is plain data and lives inside the game's
 * state, so a replay is exact; no view contains it. Computer players and samples use sources of their own.
 */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { seedWords } from '../measure'

/** The generator between two draws, as whole numbers of 32 bits. */
export type RandomState = readonly number[]

export interface Random {
  /** A uniform whole number from 0 to count - 1. */
  index(count: number): number
  /** Uniform in [low, high). */
  between(low: number, high: number): number
  /** Mean 0, standard deviation 1: the sum of twelve uniforms, which needs no logarithm that engines differ in. */
  normal(): number
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
  /** Where the generator stands: `resumeRandom` goes on from here. */
  state(): RandomState
}

export function startRandom(seed: string): RandomState {
  return xoroshiro128plusFromState(seedWords(seed)).getState()
}

/** A source that starts where the state stands; the state itself stays as it is. */
export function resumeRandom(state: RandomState): Random {
  const generator = xoroshiro128plusFromState(state)
  const index = (count: number) => uniformInt(generator, 0, count - 1)
  const unit = () => uniformFloat64(generator)
  return {
    index,
    between: (low, high) => low + (high - low) * unit(),
    normal() {
      let sum = -6
      for (let i = 0; i < 12; i++) sum += unit()
      return sum
    },
    pick(list) {
      if (list.length === 0) throw new RangeError('There is nothing to pick from an empty list')
      return list[index(list.length)]!
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
    state: () => generator.getState(),
  }
}

export function createRandom(seed: string): Random {
  return resumeRandom(startRandom(seed))
}
