import { describe, expect, it } from 'vitest'
import { createRandom } from '../../rules/random'
import { startMeter } from './meter'
import { race } from './race'

interface Run {
  readonly worths: readonly number[]
  readonly noise: number
  readonly positions: number
  readonly doubt?: number
  readonly shared?: boolean
}

/** Choices are named by their number; a trial is worth its choice and chance, which is the same for all if `shared`. */
function run(seed: string, { worths, noise, positions, doubt = 1, shared = true }: Run) {
  const random = createRandom(seed)
  const meter = startMeter({ positions })
  const trials = worths.map(() => 0)
  const winner = race({
    choices: [...worths.keys()],
    meter,
    doubt,
    mostWorlds: 1000,
    world() {
      const luck = noise * random.normal()
      return choice => {
        meter.look()
        trials[choice]!++
        return worths[choice]! + (shared ? luck : noise * random.normal())
      }
    },
  })
  return { winner, trials, looked: meter.looked }
}

const seeds = Array.from({ length: 40 }, (_, n) => `race ${n}`)

describe('a race', () => {
  it('finds the best of eight under common random numbers, at any noise (seeds "race 0" to "race 39")', () => {
    for (const seed of seeds) {
      const worths = [0, 0.1, 0.2, 0.9, 0.3, 0.4, 0.5, 0.6]
      expect(run(seed, { worths, noise: 50, positions: 400 }).winner).toBe(3)
    }
  })

  it('spends most of the budget on those between which it is close', () => {
    const { trials } = run('close', { worths: [0.5, 0, 0, 0, 0, 0, 0.6, 0.1], noise: 1, positions: 800 })
    expect(Math.min(trials[0]!, trials[6]!)).toBeGreaterThan(3 * Math.min(...trials))
  })

  it('keeps to its budget, except for the first world that measures the cost', () => {
    for (const positions of [1, 50, 300, 1000]) {
      const { looked } = run('budget', { worths: [0, 1, 2, 3, 4], noise: 1, positions })
      expect(looked).toBeLessThanOrEqual(positions)
    }
  })

  it('compares fewer candidates on a small budget, but always the favourite', () => {
    const { trials } = run('small', { worths: [0, 0, 0, 0, 0, 0, 0, 0], noise: 1, positions: 60 })
    expect(trials[0]).toBeGreaterThanOrEqual(6)
    expect(trials[7]).toBe(1)
  })

  it('keeps the favourite unless another is better, more often with a higher doubt (seeds "race 0" to "race 39")', () => {
    const left = (doubt: number) =>
      seeds.filter(seed => {
        const worths = [0, 0, 0, 0]
        return run(seed, { worths, noise: 1, positions: 200, doubt, shared: false }).winner !== 0
      }).length
    expect(left(2)).toBeLessThan(left(0))
    expect(left(2)).toBeLessThan(10)
  })

  it('takes the favourite without a budget, and the only choice without search', () => {
    expect(run('none', { worths: [0, 9, 9], noise: 0, positions: 0 }).winner).toBe(0)
    expect(run('one', { worths: [5], noise: 0, positions: 100 })).toMatchObject({ winner: 0, looked: 0 })
  })
})
