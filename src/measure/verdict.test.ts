import { describe, expect, it } from 'vitest'
import { measuredGap } from './gap'
import { squareOutline } from './outline'
import { defaultRuler } from './ruler'
import { slowGap, squareBody } from './testing/oracle'
import { seededNumbers } from './testing/random'
import {
  blockedVerdict,
  comparisonVerdict,
  disputedRange,
  measuringUncertaintyMm,
  rangeVerdict,
} from './verdict'

const apart = (mm: number) => ({ mm, touching: false })

describe('the verdict on a range', () => {
  it('RB-66: is in by what is left to the mark, and out by what is missing', () => {
    expect(rangeVerdict(apart(61.6))).toMatchObject({ kind: 'in', markMm: 63, marginMm: 1.4, rule: 'RB-66' })
    expect(rangeVerdict(apart(63.3))).toMatchObject({ kind: 'out', markMm: 63, marginMm: 0.3 })
  })

  it('RB-66a: the slack lets 63.01 in, on the mark, and 63.011 not', () => {
    expect(rangeVerdict(apart(63.01))).toMatchObject({ kind: 'in', marginMm: 0 })
    expect(rangeVerdict(apart(63.011))).toMatchObject({ kind: 'out', marginMm: 0.011 })
  })

  it('RB-66a: a leniency moves the mark', () => {
    const lenient = { ...defaultRuler, rangeLeniencyMm: 0.5 }
    expect(rangeVerdict(apart(63.3), lenient)).toMatchObject({ kind: 'in', markMm: 63.5, marginMm: 0.2 })
  })

  it('is about the range whose end is nearer, unless a range is asked for', () => {
    expect([disputedRange(75.5), disputedRange(75.501)]).toEqual([63, 88])
    expect(rangeVerdict(apart(86))).toMatchObject({ kind: 'in', markMm: 88, marginMm: 2 })
    expect(rangeVerdict(apart(86), defaultRuler, 63)).toMatchObject({ kind: 'out', markMm: 63, marginMm: 23 })
  })

  it('RB-65: contact is in every range', () => {
    expect(rangeVerdict({ mm: 0.2, touching: true })).toMatchObject({ kind: 'touching', rule: 'RB-65' })
  })

  it('RB-80a: a tile in the line goes before the range', () => {
    const fault = { rule: 'RB-80a', why: 'The line of fire crosses tile T2.', by: 'T2' }
    expect(blockedVerdict(apart(20), fault)).toMatchObject({
      kind: 'blocked',
      rule: 'RB-80a',
      by: 'T2',
      mm: 20,
    })
  })
})

describe('the verdict on who is nearer', () => {
  it('EX-10 (RB-67): 14 and 14.4 count as equal, 14 and 15 do not', () => {
    expect(comparisonVerdict(14.4, 14)).toMatchObject({
      kind: 'equal',
      mm: 14.4,
      marginMm: 0.4,
      uncertaintyMm: 0.5,
    })
    expect(comparisonVerdict(15, 14)).toMatchObject({ kind: 'nearer', mm: 14, markMm: 15, marginMm: 1 })
  })

  it('RB-67a: exactly the resolution ties, a thousandth more does not; with 0 only equal gaps tie', () => {
    expect(comparisonVerdict(13.9, 14.4).kind).toBe('equal')
    expect(comparisonVerdict(13.9, 14.401).kind).toBe('nearer')
    const exact = { ...defaultRuler, rulerResolutionMm: 0 }
    expect([comparisonVerdict(14, 14, exact).kind, comparisonVerdict(14, 14.001, exact).kind]).toEqual([
      'equal',
      'nearer',
    ])
  })

  it('RB-65: a touching gap counts as 0 in it', () => {
    expect(comparisonVerdict(0.3, 0.5)).toMatchObject({ kind: 'equal', mm: 0, marginMm: 0.5 })
  })
})

describe('the stated uncertainty', () => {
  it('RB-63: bounds the rounding error of 400 gaps, and is nearly reached (seed "unsure")', () => {
    const random = seededNumbers('unsure')
    const spot = () => ({ x: random(-100, 100), y: random(-100, 100), yaw: random(0, 360) })
    let worst = 0
    for (let pair = 0; pair < 400; pair++) {
      const a = spot()
      const away = random(0, 360)
      const length = random(25, 90)
      const radians = (away * Math.PI) / 180
      const b = { x: a.x + length * Math.cos(radians), y: a.y + length * Math.sin(radians), yaw: spot().yaw }
      const told = measuredGap(squareOutline({ id: 'a', ...a }), squareOutline({ id: 'b', ...b }))
      worst = Math.max(worst, Math.abs(told - slowGap(squareBody(a), squareBody(b))))
    }
    expect(worst).toBeLessThanOrEqual(measuringUncertaintyMm)
    expect(worst).toBeGreaterThan(measuringUncertaintyMm / 3)
  })
})
