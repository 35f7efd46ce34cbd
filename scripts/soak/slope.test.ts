import { describe, expect, it } from 'vitest'
import { createRandom } from '../../src/rules/random'
import { type Sample, slopeOf } from './slope'

/** Two games in turns, a minute each, each with a level of its own, up and down by chance. */
function measured(growthPerHour: number, seed: string): readonly Sample[] {
  const random = createRandom(seed)
  return Array.from({ length: 60 }, (_, minute) => ({
    seconds: minute * 60,
    group: minute % 2 === 0 ? 'small' : 'large',
    value: (minute % 2 === 0 ? 20 : 35) + (growthPerHour * minute) / 60 + random.between(0, 1),
  }))
}

describe('a slope', () => {
  it('of what only goes up and down is within the noise (seed "flat")', () => {
    const slope = slopeOf(measured(0, 'flat'))!
    expect(slope.isFlat).toBe(true)
    expect(Math.abs(slope.perHour)).toBeLessThan(0.6)
  })

  it('of what grows by two an hour is found, whatever the games (seed "grows")', () => {
    const slope = slopeOf(measured(2, 'grows'))!
    expect(slope.perHour).toBeGreaterThan(1.5)
    expect(slope.perHour).toBeLessThan(2.5)
    expect(slope.isFlat).toBe(false)
  })

  it('of what never changes is nothing', () => {
    const samples = [0, 60, 120, 180, 240].map(seconds => ({ seconds, group: 'a', value: 7 }))
    expect(slopeOf(samples)).toMatchObject({ perHour: 0, noise: 0, isFlat: true, mean: 7 })
  })

  it('is not told from a handful', () => {
    expect(slopeOf([{ seconds: 0, group: 'a', value: 1 }])).toBeUndefined()
    expect(slopeOf([])).toBeUndefined()
  })
})
