import { describe, expect, it } from 'vitest'
import { chancesBy, netOf, sharesOf, standingBy, standingsBy, weightCount } from './net'

/** Two inputs, two hidden units: the first passes a - b, the second b - a; their sum is how far apart they are. */
const apart = netOf(2, 2, '1 -1 0  -1 1 0  1 1 0.5')

describe('a net', () => {
  it('adds what its hidden units let through', () => {
    expect(standingBy(apart, [3, 1])).toBe(2.5)
    expect(standingBy(apart, [1, 4])).toBe(3.5)
    expect(standingBy(apart, [2, 2])).toBe(0.5)
  })

  it('weighs what several share once, to the same end', () => {
    expect(standingsBy(apart, [3], [[1], [0], [5]])).toEqual([
      standingBy(apart, [3, 1]),
      standingBy(apart, [3, 0]),
      standingBy(apart, [3, 5]),
    ])
  })

  it('gives chances that sum to 1, unchanged by adding a constant to all inputs', () => {
    const chances = chancesBy(apart, [
      [3, 1],
      [1, 4],
      [2, 2],
    ])
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
    expect(chances[1]).toBeGreaterThan(chances[0]!)
    expect(sharesOf([1000, 1001])[1]! / sharesOf([1000, 1001])[0]!).toBeCloseTo(Math.E, 9)
  })

  it('refuses a text with too few weights', () => {
    expect(weightCount(2, 2)).toBe(9)
    expect(() => netOf(2, 2, '1 2 3')).toThrow('3 weights, not 9')
  })
})
