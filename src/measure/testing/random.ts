import { seedWords } from '../hash'

/** Numbers between two bounds, the same for the same seed on every machine (xoshiro128**, for tests only). */
export function seededNumbers(seed: string): (low: number, high: number) => number {
  let [a, b, c, d] = seedWords(seed)
  const turnLeft = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits))
  const word = () => {
    const result = Math.imul(turnLeft(Math.imul(b, 5), 7), 9) >>> 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = turnLeft(d, 11)
    return result
  }
  return (low, high) => low + ((high - low) * (word() + word() / 4294967296)) / 4294967296
}
