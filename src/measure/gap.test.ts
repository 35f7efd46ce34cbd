import { describe, expect, it } from 'vitest'
import {
  areTouching,
  bearing,
  coreDistance,
  countedGap,
  farthestInRange,
  gap,
  isInRange,
  isTouching,
  measuredGap,
  nearest,
  overlap,
} from './gap'
import { squareOutline } from './outline'
import { polygonDistance } from './polygon'
import { thousandths } from './rounding'
import { defaultRuler, longRangeMm, shortRangeMm } from './ruler'
import { hullDistance, sampledGap, signedDistance, slowGap, slowOverlap, squareBody } from './testing/oracle'
import { die, outlineOfSquare, randomSpots } from './testing/positions'

const y1 = die('p-yellow-1', 0, 0)

describe('the gap', () => {
  it('EX-1 (RB-61, RB-62): four pairs of the rulebook measure 24.000, 28.906, 21.308 and 82.883', () => {
    expect(gap(y1, die('g', 40, 0))).toBe(24)
    expect(gap(y1, die('g', 40, 30))).toBe(28.906)
    expect(gap(y1, die('g', 40, 0, 45))).toBe(21.308)
    expect(gap(die('y', -52, 31, 30), die('g', 18, -44, 75))).toBe(82.883)
  })

  it('EX-35 (RB-62): a Captain Ship at (0,0) and a Ship at (70,0) are 54 apart', () => {
    expect(gap(y1, die('g', 70, 0))).toBe(54)
  })

  it('RB-61: a smaller die edge leaves a wider gap', () => {
    const small = (id: string, x: number) => squareOutline({ id, x, y: 0, yaw: 0 }, 12)
    expect(gap(small('a', 0), small('b', 40))).toBe(28)
    expect(gap(small('a', 0), die('b', 40, 0))).toBe(26)
  })

  it('RB-62: agrees with a walk round the outline on 4,000 random pairs to 0.001 mm (seed gap-1)', () => {
    const spot = randomSpots('gap-1', 60)
    for (let i = 0; i < 4000; i++) {
      const a = spot()
      const b = spot()
      const mm = measuredGap(outlineOfSquare('a', a), outlineOfSquare('b', b))
      expect(Math.abs(mm - sampledGap(a, b)), JSON.stringify([a, b])).toBeLessThan(0.001)
    }
  })

  it('RB-62: agrees with the best clearance of all directions on 4,000 near pairs to 0.0006 mm (seed gap-2)', () => {
    const spot = randomSpots('gap-2', 14)
    for (let i = 0; i < 4000; i++) {
      const a = spot()
      const b = spot()
      const mm = measuredGap(outlineOfSquare('a', a), outlineOfSquare('b', b))
      expect(Math.abs(mm - slowGap(squareBody(a), squareBody(b)))).toBeLessThan(0.0006)
    }
  })

  it('RB-62: squares are measured like any other polygons (seed gap-3)', () => {
    const spot = randomSpots('gap-3', 25)
    for (let i = 0; i < 5000; i++) {
      const a = outlineOfSquare('a', spot())
      const b = outlineOfSquare('b', spot())
      expect(coreDistance(a, b)).toBeCloseTo(polygonDistance(a.core, b.core), 11)
    }
  })

  it('RB-62a: overlap agrees with the best clearance of all directions on 4,000 near pairs (seed gap-4)', () => {
    const spot = randomSpots('gap-4', 12)
    let shallow = 0
    for (let i = 0; i < 4000; i++) {
      const a = spot()
      const b = spot()
      const slow = slowOverlap(squareBody(a), squareBody(b))
      if (slow > 0 && slow < 3) shallow++
      expect(overlap(outlineOfSquare('a', a), outlineOfSquare('b', b))).toBeCloseTo(slow, 9)
    }
    expect(shallow).toBeGreaterThan(200)
  })

  it('RB-62a: Ships whose cores meet overlap by 2r, even as crossing squares with no corner in the other', () => {
    expect(overlap(y1, die('g', 0, 0, 45))).toBe(3)
    expect(gap(y1, die('g', 0, 0, 45))).toBe(0)
    expect(overlap(y1, die('g', 15.9, 0))).toBeCloseTo(0.1, 12)
    expect(overlap(y1, die('g', 16, 0))).toBe(0)
  })

  it('RB-63: gaps are whole thousandths, so 13.9 and 14.4 differ by exactly 0.5', () => {
    const near = gap(y1, die('a', 29.9, 0))
    const far = gap(y1, die('b', 0, 30.4))
    expect([near, far]).toEqual([13.9, 14.4])
    expect(thousandths(far) - thousandths(near)).toBe(500)
  })

  it('Invariant 19: is symmetric and unchanged by quarter turns of the scene, to the last bit (seed gap-5)', () => {
    const spot = randomSpots('gap-5', 100)
    for (let i = 0; i < 3000; i++) {
      const [a, b] = [spot(), spot()]
      const plain = coreDistance(outlineOfSquare('a', a), outlineOfSquare('b', b))
      expect(coreDistance(outlineOfSquare('b', b), outlineOfSquare('a', a))).toBe(plain)
      for (let quarter = 1; quarter < 4; quarter++) {
        const turned = [a, b].map(({ x, y, yaw }) =>
          [
            { x: 0 - y, y: x, yaw: yaw + 90 },
            { x: 0 - x, y: 0 - y, yaw: yaw + 180 },
            { x: y, y: 0 - x, yaw: yaw + 270 },
          ].at(quarter - 1),
        )
        const [c, d] = turned.map(one => outlineOfSquare('c', one!))
        expect(coreDistance(c!, d!)).toBe(plain)
      }
    }
  })
})

describe('the ruler', () => {
  it('RB-64: its ends lie on both outlines, as far apart as the gap says (seed nearest-1)', () => {
    const spot = randomSpots('nearest-1', 60)
    for (let i = 0; i < 4000; i++) {
      const a = spot()
      const b = spot()
      const mm = measuredGap(outlineOfSquare('a', a), outlineOfSquare('b', b))
      if (mm === 0) continue
      const { from, to } = nearest(outlineOfSquare('a', a), outlineOfSquare('b', b))
      expect(Math.abs(signedDistance(a, from))).toBeLessThan(1e-9)
      expect(Math.abs(signedDistance(b, to))).toBeLessThan(1e-9)
      expect(Math.abs(Math.hypot(to.x - from.x, to.y - from.y) - mm)).toBeLessThan(0.0006)
    }
  })

  it('RB-64: between parallel edges it lies in the middle of the band', () => {
    expect(nearest(y1, die('g', 40, 0))).toEqual({ from: { x: 8, y: 0 }, to: { x: 32, y: 0 } })
    // The straight edges reach from -6.5 to 6.5 and from 3.5 to 16.5: the band from 3.5 to 6.5.
    expect(nearest(y1, die('g', 40, 10))).toEqual({ from: { x: 8, y: 5 }, to: { x: 32, y: 5 } })
    expect(nearest(die('g', 40, 10), y1)).toEqual({ from: { x: 32, y: 5 }, to: { x: 8, y: 5 } })
  })

  it('RB-64: the middle of the band is found at any shared yaw (seed nearest-2)', () => {
    const spot = randomSpots('nearest-2', 30)
    let bands = 0
    for (let i = 0; i < 2000; i++) {
      const a = spot()
      const b = { ...spot(), yaw: a.yaw + 90 * (i % 4) }
      const yaw = (a.yaw * Math.PI) / 180
      // In a's own frame both are upright: the band is where the edges' extents overlap.
      const u = (b.x - a.x) * Math.cos(yaw) + (b.y - a.y) * Math.sin(yaw)
      const v = (b.y - a.y) * Math.cos(yaw) - (b.x - a.x) * Math.sin(yaw)
      if (Math.abs(u) <= 16.5 || Math.abs(v) >= 12.9) continue
      bands++
      const { from } = nearest(outlineOfSquare('a', a), outlineOfSquare('b', b))
      const middle = (Math.max(-6.5, v - 6.5) + Math.min(6.5, v + 6.5)) / 2
      const along = (from.y - a.y) * Math.cos(yaw) - (from.x - a.x) * Math.sin(yaw)
      expect(Math.abs(along - middle)).toBeLessThan(1e-3)
    }
    expect(bands).toBeGreaterThan(200)
  })

  it('RB-64: a hundredth of a degree apart, edges are not parallel and the ruler lies at a corner', () => {
    const { to } = nearest(y1, die('g', 40, 0, 0.01))
    expect(Math.abs(to.y)).toBeGreaterThan(6)
  })

  it('RB-64: over overlapping outlines it shrinks to the middle of what they share', () => {
    const { from, to } = nearest(y1, die('g', 15, 0))
    expect(from.x).toBeCloseTo(7.5, 12)
    expect(to.x).toBeCloseTo(7.5, 12)
    expect(nearest(y1, die('g', 6, 8))).toEqual({ from: { x: 3, y: 4 }, to: { x: 3, y: 4 } })
  })

  it('RB-64: the bearing runs between nearest points, between centres at gap 0, and is (0, 1) for equal centres', () => {
    expect(bearing(y1, die('g', 40, 10))).toEqual({ x: 1, y: 0 })
    const touching = bearing(y1, die('g', 16.2, 5))
    expect(touching.x / touching.y).toBeCloseTo(16.2 / 5, 12)
    expect(bearing(y1, die('g', 0, 0, 20))).toEqual({ x: 0, y: 1 })
  })

  it('RB-64: a bearing has length 1 and is the direction of best clearance (seed bearing-1)', () => {
    const spot = randomSpots('bearing-1', 60)
    for (let i = 0; i < 2000; i++) {
      const a = spot()
      const b = spot()
      const { x, y } = bearing(outlineOfSquare('a', a), outlineOfSquare('b', b))
      expect(Math.hypot(x, y)).toBeCloseTo(1, 12)
      if (gap(outlineOfSquare('a', a), outlineOfSquare('b', b)) === 0) continue
      const reachA = Math.max(...squareBody(a).dots.map(dot => dot.x * x + dot.y * y))
      const reachB = Math.min(...squareBody(b).dots.map(dot => dot.x * x + dot.y * y))
      expect(reachB - reachA).toBeCloseTo(hullDistance(squareBody(a), squareBody(b)), 9)
    }
  })
})

describe('touching and ranges', () => {
  it('EX-3 (RB-65): a gap of 0.25 touches and counts as 0, a gap of 0.4 does not', () => {
    const nearer = die('p-yellow-1', 16.25, 0)
    const farther = die('p-green-1', -16.4, 0)
    expect([measuredGap(y1, nearer), gap(y1, nearer)]).toEqual([0.25, 0])
    expect([measuredGap(y1, farther), gap(y1, farther)]).toEqual([0.4, 0.4])
    expect(areTouching(y1, nearer)).toBe(true)
    expect(areTouching(y1, farther)).toBe(false)
  })

  it('EX-11 (RB-65): of gaps 0.2 and 0.45 only the first touches', () => {
    expect(areTouching(y1, die('y', 16.2, 0))).toBe(true)
    expect(areTouching(y1, die('b', -16.45, 0))).toBe(false)
  })

  it('RB-65: the touch tolerance is a table option and its limit still touches', () => {
    expect(isTouching(0.3)).toBe(true)
    expect(isTouching(0.301)).toBe(false)
    expect(isTouching(0.1, { ...defaultRuler, touchToleranceMm: 0.1 })).toBe(true)
    expect(countedGap(0.25, { ...defaultRuler, touchToleranceMm: 0.1 })).toBe(0.25)
  })

  it('EX-4 (RB-66): 63.000 is within short range, 63.020 is not', () => {
    const near = gap(y1, die('n', 79, 0))
    const far = gap(y1, die('n', 79.02, 0))
    expect([near, far]).toEqual([63, 63.02])
    expect(isInRange(near, shortRangeMm)).toBe(true)
    expect(isInRange(far, shortRangeMm)).toBe(false)
  })

  it('RB-66: long range is 88', () => {
    expect(isInRange(gap(y1, die('n', 104, 0)), longRangeMm)).toBe(true)
    expect(isInRange(gap(y1, die('n', 104.02, 0)), longRangeMm)).toBe(false)
  })

  it('RB-66a: a hundredth is granted, half a millimetre of leniency only by option', () => {
    expect(farthestInRange(63)).toBe(63.01)
    expect(isInRange(63.01, 63)).toBe(true)
    expect(isInRange(63.011, 63)).toBe(false)
    const lenient = { ...defaultRuler, rangeLeniencyMm: 0.5 }
    expect(isInRange(63.51, 63, lenient)).toBe(true)
    expect(isInRange(63.511, 63, lenient)).toBe(false)
  })

  it('RB-82: two short ranges reach to 126', () => {
    expect(isInRange(126, 2 * shortRangeMm)).toBe(true)
    expect(isInRange(126.02, 2 * shortRangeMm)).toBe(false)
  })

  it('RB-82a: two long ranges reach to 176', () => {
    expect(isInRange(176, 2 * longRangeMm)).toBe(true)
    expect(isInRange(176.02, 2 * longRangeMm)).toBe(false)
  })
})
