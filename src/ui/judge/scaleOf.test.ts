import { describe, expect, it } from 'vitest'
import { comparisonVerdict, rangeVerdict } from '../../measure'
import { scaleOf } from './scaleOf'

describe('the drawing of a margin', () => {
  it.each([61.6, 63.3, 62.99, 63.011, 40])('a gap of %s mm: margin and uncertainty to one scale', mm => {
    const verdict = rangeVerdict({ mm, touching: false })
    const { markAt, gapAt, unsure, perMm } = scaleOf(verdict, 320)
    expect(Math.abs(gapAt - markAt)).toBeCloseTo(verdict.marginMm * perMm, 6)
    expect(unsure[1] - unsure[0]).toBeCloseTo(2 * verdict.uncertaintyMm * perMm, 6)
    expect(Math.sign(gapAt - markAt)).toBe(verdict.kind === 'out' ? 1 : -1)
    for (const at of [gapAt, markAt, ...unsure]) expect(at).toBeGreaterThanOrEqual(0)
    for (const at of [gapAt, markAt, ...unsure]) expect(at).toBeLessThanOrEqual(320)
  })

  it('RB-67a: ties lie within the resolution of the ruler, others beyond', () => {
    const tied = scaleOf(comparisonVerdict(14.4, 14), 320)
    const nearer = scaleOf(comparisonVerdict(14, 15), 320)
    expect(tied.gapAt).toBeLessThan(tied.unsure[1])
    expect(nearer.markAt).toBeGreaterThan(nearer.unsure[1])
  })
})
