import { describe, expect, test } from 'vitest'
import { roundChances, winChance } from '../odds'

describe('4.9 the odds', () => {
  const plain = { foe: 'pirates', cannons: 0, pairing: 'from-highest' } as const
  const armed = { ...plain, cannons: 2 }
  const kraken = { ...plain, foe: 'kraken' } as const
  const lowest = { ...plain, pairing: 'from-lowest' } as const
  const armedKraken = { ...armed, foe: 'kraken' } as const

  test.each([
    [3, 3, plain, [38.3, 26.47, 21.47, 13.76]],
    [3, 2, plain, [61.93, 25.48, 12.59]],
    [3, 1, plain, [82.64, 17.36]],
    [2, 3, plain, [29.26, 33.58, 37.17]],
    [1, 3, plain, [34.03, 65.97]],
    [1, 1, plain, [58.33, 41.67]],
    [3, 3, armed, [54.42, 23.41, 14.84, 7.33]],
    [2, 3, armed, [47.62, 29.3, 23.08]],
    [1, 2, armed, [61.03, 38.97]],
    [3, 3, kraken, [3.7, 22.22, 44.44, 29.63]],
    [1, 3, kraken, [33.33, 66.67]],
    [3, 3, armedKraken, [11.11, 29.63, 39.51, 19.75]],
    [2, 3, armedKraken, [25.93, 44.44, 29.63]],
  ] as const)('WF-81, WF-82, WF-91, WF-117: %s crew dice against %s', (crew, foe, match, expected) => {
    const chances = roundChances(crew, foe, match).map(chance => 100 * chance)
    expect(chances).toHaveLength(expected.length)
    for (const [lost, chance] of expected.entries()) expect(chances[lost]).toBeCloseTo(chance, 1)
  })

  test.each([
    [1, 1, plain, 58.3],
    [4, 6, plain, 47.6],
    [9, 6, plain, 92.7],
    [9, 4, kraken, 60.7],
    [9, 15, plain, 46.2],
    [16, 15, plain, 89.8],
    [2, 4, armed, 40.4],
    [9, 15, armed, 57],
    [12, 15, armed, 78.9],
    [3, 4, armedKraken, 23.4],
    [1, 1, lowest, 58.3],
    [9, 15, lowest, 32.7],
  ] as const)('WF-75: with %s crew against %s HP', (crew, hp, match, expected) => {
    expect(Math.abs(100 * winChance(crew, hp, match) - expected)).toBeLessThan(0.1)
  })
})
