import { describe, expect, it } from 'vitest'
import { wilson } from './wilson'

describe('the interval of Wilson', () => {
  it('of 60 wins in 100 games reaches from 50.2 % to 69.1 %', () => {
    const { low, high } = wilson(0.6, 100)
    expect(low).toBeCloseTo(0.502, 3)
    expect(high).toBeCloseTo(0.6906, 3)
  })

  it('of no win in 10 games begins at 0 and ends below a third', () => {
    const { low, high } = wilson(0, 10)
    expect(low).toBeCloseTo(0, 12)
    expect(high).toBeCloseTo(0.2775, 3)
  })

  it('narrows with the number of games and always holds the share', () => {
    for (const games of [20, 80, 400]) {
      const { low, high } = wilson(0.65, games)
      expect(low).toBeLessThan(0.65)
      expect(high).toBeGreaterThan(0.65)
    }
    expect(wilson(0.65, 400).high - wilson(0.65, 400).low).toBeLessThan(0.1)
  })
})
