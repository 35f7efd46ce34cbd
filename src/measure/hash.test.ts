import { describe, expect, it } from 'vitest'
import { hashNumbers, hashText, seedWords } from './hash'

/** FNV-1a as its authors write it, with integers of any size. */
function reference(bytes: Iterable<number>): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
  return hash.toString(16).padStart(16, '0')
}

describe('hashes', () => {
  it('numbers are hashed by the bytes of their exact bits', () => {
    const numbers = [0, -0, 1, -1.5, 1e-300, Math.PI, 145.01, Number.MAX_VALUE]
    expect(hashNumbers(numbers)).toBe(reference(new Uint8Array(new Float64Array(numbers).buffer)))
    expect(hashNumbers([0])).not.toBe(hashNumbers([-0]))
    expect(hashNumbers([])).toBe('cbf29ce484222325')
  })

  it('texts are hashed by their UTF-16 units', () => {
    for (const text of ['', 'a', 'seed', 'Grüße', '🎲', 'x'.repeat(1000)]) {
      const bytes = [...Array(text.length).keys()].flatMap(i => {
        const unit = text.charCodeAt(i)
        return [unit & 255, unit >> 8]
      })
      expect(hashText(text)).toBe(reference(bytes))
    }
  })

  it('seeds that differ in one letter have no word in common', () => {
    const seeds = Array.from({ length: 500 }, (_, i) => `seed-${i}`)
    const words = seeds.flatMap(seed => seedWords(seed))
    expect(new Set(words).size).toBe(words.length)
    expect(seedWords('seed-1')).toEqual(seedWords('seed-1'))
  })
})
