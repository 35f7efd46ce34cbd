import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { seedWords } from '../../../measure'

/** Chance for sounds: the same text gives the same sound on every machine. It never feeds a rule or a die. */
export interface Chance {
  /** Uniform in [-1, 1): white noise when drawn sample by sample. */
  noise(): number
  /** Uniform in [low, high). */
  between(low: number, high: number): number
  /** A factor within this share of 1, up or down. */
  around(share: number): number
  /** A whole number from 0 to count - 1. */
  index(count: number): number
}

const perStep = 2 ** -31

export function createChance(seed: string): Chance {
  const generator = xoroshiro128plusFromState(seedWords(seed))
  // The first numbers of this generator still show its seed.
  for (let i = 0; i < 8; i++) generator.next()
  const noise = () => generator.next() * perStep
  const between = (low: number, high: number) => low + ((noise() + 1) / 2) * (high - low)
  return {
    noise,
    between,
    around: share => 1 + share * noise(),
    index: count => Math.min(count - 1, Math.floor(between(0, count))),
  }
}
