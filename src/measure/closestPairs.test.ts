import { describe, expect, it } from 'vitest'
import { closestPairs, measurePair, measurePairs } from './closestPairs'
import { gap } from './gap'
import { outlineOf } from './outline'
import { lyingPose } from './pose'
import { defaultRuler } from './ruler'
import { die, outlineOfSquare, randomSpots } from './testing/positions'

describe('closest pairs', () => {
  it('RB-84: tells everything about a pair, with the line to draw', () => {
    expect(measurePair(die('a', 0, 0), die('b', 79, 0))).toEqual({
      a: 'a',
      b: 'b',
      mm: 63,
      touching: false,
      short: true,
      long: true,
      from: { x: 8, y: 0 },
      to: { x: 71, y: 0 },
    })
    expect(measurePair(die('a', 0, 0), die('b', 79.02, 0))).toMatchObject({ short: false, long: true })
    expect(measurePair(die('a', 0, 0), die('b', 104.02, 0))).toMatchObject({ short: false, long: false })
    expect(measurePair(die('a', 0, 0), die('b', 16.25, 0))).toMatchObject({ mm: 0.25, touching: true })
  })

  it('RB-67: sorts by distance then id and groups what is equally near', () => {
    const { pairs, groups } = measurePairs([
      die('n', 0, 0),
      die('y', 30, 0),
      die('g', -30.4, 0),
      die('b', 0, 30),
    ])
    expect(pairs.map(({ a, b, mm }) => [a, b, mm])).toEqual([
      ['n', 'b', 14],
      ['n', 'y', 14],
      ['n', 'g', 14.4],
      ['y', 'b', 21.042],
      ['g', 'b', 21.326],
      ['y', 'g', 44.4],
    ])
    expect(groups).toEqual([[0, 1, 2], [3, 4], [5]])
    const exact = measurePairs([die('n', 0, 0), die('y', 30, 0), die('g', -30.4, 0)], {
      ...defaultRuler,
      rulerResolutionMm: 0,
    })
    expect(exact.groups).toEqual([[0], [1], [2]])
  })

  it('EX-3 (RB-65, RB-67): a touching pair counts as 0 when groups are formed', () => {
    const { pairs, groups } = measurePairs([
      die('n', 0, 0),
      die('y', 16.25, 0),
      die('g', -16.6, 0),
      die('b', 0, 16.4),
    ])
    expect(pairs.slice(0, 3).map(pair => pair.mm)).toEqual([0.25, 0.4, 0.6])
    expect(groups.slice(0, 2)).toEqual([[0, 1], [2]])
  })

  it('measures all 703 pairs of 38 dice from their poses, each as by itself (seed pairs-1)', () => {
    const spot = randomSpots('pairs-1', 130)
    const dice = Array.from({ length: 38 }, (_, i) => {
      const kind = i % 5 === 0 ? ('d12' as const) : ('ship' as const)
      return { id: `d${i}`, kind, ...lyingPose(kind, 1 + (i % 6), spot()) }
    })
    const { pairs, groups } = closestPairs(dice)
    expect(pairs).toHaveLength(703)
    expect(groups.flat()).toEqual(pairs.map((_, index) => index))
    const outlines = new Map(dice.map(one => [one.id, outlineOf(one)]))
    for (const { a, b, mm, touching } of pairs) {
      expect(gap(outlines.get(a)!, outlines.get(b)!)).toBe(touching ? 0 : mm)
    }
    pairs.slice(1).forEach((pair, index) => {
      expect(pair.mm).toBeGreaterThanOrEqual(pairs[index]!.mm)
    })
  })

  it('RB-84: measuring changes nothing', () => {
    const spot = randomSpots('pairs-2', 100)
    const outlines = Array.from({ length: 10 }, (_, i) => Object.freeze(outlineOfSquare(`d${i}`, spot())))
    const before = JSON.stringify(outlines)
    const first = measurePairs(Object.freeze(outlines))
    expect(measurePairs(outlines)).toEqual(first)
    expect(JSON.stringify(outlines)).toBe(before)
  })
})
