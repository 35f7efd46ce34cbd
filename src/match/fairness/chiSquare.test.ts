import { describe, expect, it } from 'vitest'
import { dispersion, equalChances, independence } from './chiSquare'

describe('chi-square', () => {
  it('knows the printed quantiles of the distribution', () => {
    // Table: 5 % at 11.0705 (5), 1 % at 15.0863 (5), 0.1 % at 20.515 (5); 5 % at 3.8415 (1), 124.342 (100).
    const p = (chiSquare: number, cells: number) => {
      // Counts of one pair of cells that make exactly this chi-square: n(1 ± d) in two cells, n in the rest.
      const n = 1e6
      const d = Math.sqrt((chiSquare * n) / 2)
      const counts = Array.from({ length: cells }, (_, i) => (i === 0 ? n + d : i === 1 ? n - d : n))
      return equalChances(counts).p
    }
    expect(p(11.0705, 6)).toBeCloseTo(0.05, 5)
    expect(p(15.0863, 6)).toBeCloseTo(0.01, 5)
    expect(p(20.515, 6)).toBeCloseTo(0.001, 6)
    expect(p(3.8415, 2)).toBeCloseTo(0.05, 4)
    expect(p(124.342, 101)).toBeCloseTo(0.05, 5)
    expect(p(0.5, 6)).toBeCloseTo(0.992123, 5)
  })

  it('finds a loaded die and lets a fair one pass', () => {
    expect(equalChances([1000, 1010, 990, 1003, 997, 1000]).p).toBeGreaterThan(0.9)
    expect(equalChances([1000, 1010, 990, 1003, 997, 1300]).p).toBeLessThan(1e-6)
    expect(equalChances([10, 20]).degreesOfFreedom).toBe(1)
  })

  it('detects dependent rows and columns, with the right degrees of freedom', () => {
    const free = independence([
      [100, 100, 100],
      [200, 200, 200],
    ])
    expect(free).toMatchObject({ chiSquare: 0, degreesOfFreedom: 2, p: 1 })
    expect(
      independence([
        [150, 50],
        [50, 150],
      ]).p,
    ).toBeLessThan(1e-10)
  })

  it('detects dice that attract and dice that repel each other', () => {
    const squares = (counts: readonly number[]) =>
      counts.reduce((total, count) => total + (count - 6) ** 2, 0)
    const ofThirtySix = (counts: readonly number[]) => dispersion(squares(counts), counts.length, 36, 1 / 6).p
    const binomial = [5, 7, 6, 4, 8, 6, 9, 3, 6, 6, 5, 7, 8, 4, 6, 10, 2, 7, 5, 6, 9, 3, 8, 4]
    expect(ofThirtySix(binomial)).toBeGreaterThan(0.05)
    expect(ofThirtySix(binomial.map(() => 6))).toBeLessThan(0.001)
    expect(ofThirtySix(binomial.map((_, i) => (i % 2 ? 0 : 12)))).toBeLessThan(1e-4)
  })
})
