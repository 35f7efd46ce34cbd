import { describe, expect, test } from 'vitest'
import { createRandom, resumeRandom, startRandom } from './random'

describe('random', () => {
  test('goes on from a stored state as if it had never stopped (seed "sea")', () => {
    const whole = createRandom('sea')
    const first = createRandom('sea')
    for (let i = 0; i < 10; i++) expect(first.index(1000)).toBe(whole.index(1000))
    const stored = JSON.parse(JSON.stringify(first.state())) as number[]
    const resumed = resumeRandom(stored)
    for (let i = 0; i < 10; i++) expect(resumed.index(1000)).toBe(whole.index(1000))
  })

  test('does not touch the state it resumes from', () => {
    const state = Object.freeze([...startRandom('frozen')])
    const before = [...state]
    resumeRandom(state).shuffled([1, 2, 3])
    expect(state).toEqual(before)
  })

  test('brings every order of three with the same frequency (seed "orders", 6,000 shuffles)', () => {
    const random = createRandom('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const order = random.shuffled(['a', 'b', 'c']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)
    expect(counts.size).toBe(6)
    // Five degrees of freedom: 25.7 is passed once in 10,000 seeds.
    expect(chiSquare).toBeLessThan(25.7)
  })

  test('refuses to pick from nothing', () => {
    expect(() => createRandom('x').pick([])).toThrow('nothing to pick')
  })
})
