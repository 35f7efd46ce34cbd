import { describe, expect, it } from 'vitest'
import { defaultRuler } from './ruler'
import { hullDistance, squareBody } from './testing/oracle'
import { die, outlineOfSquare, randomSpots } from './testing/positions'
import { seededNumbers } from './testing/random'
import {
  isStandingOn,
  nearestToTile,
  tileGap,
  tileIds,
  tileOutline,
  tileOverlap,
  tilePolygons,
  tileUnder,
} from './tiles'

const bones = tileOutline({ id: 'T5', x: 0, y: 85, rotation: 0 })

describe('Ocean tiles', () => {
  it('all eleven are convex and counter-clockwise around their centre', () => {
    expect(tileIds).toHaveLength(11)
    for (const id of tileIds) {
      const polygon = tilePolygons[id]
      polygon.forEach((a, i) => {
        const b = polygon[(i + 1) % polygon.length]!
        const c = polygon[(i + 2) % polygon.length]!
        expect((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)).toBeGreaterThan(0)
        expect(a.x * b.y - a.y * b.x).toBeGreaterThan(0)
      })
    }
  })

  it('Whirlpool and Target are regular 16-gons of radius 35 and 40 with a corner on the +x axis', () => {
    for (const [id, radius] of [['T9', 35] as const, ['T11', 40] as const]) {
      expect(tilePolygons[id][0]).toEqual({ x: radius, y: 0 })
      expect(tilePolygons[id]).toHaveLength(16)
      for (const { x, y } of tilePolygons[id]) expect(Math.hypot(x, y)).toBeCloseTo(radius, 12)
    }
  })

  it('a tile is turned counter-clockwise around its centre', () => {
    const { polygon } = tileOutline({ id: 'T8', x: 10, y: 20, rotation: 90 })
    expect(polygon[0]).toEqual({ x: 35, y: -60 })
    expect(polygon[1]).toEqual({ x: 35, y: 100 })
  })

  it('EX-36 (RB-72): dice at y 65 and 64.7 stand on the Bones at (0,85), one at y 64.69 and one 7 beside it do not', () => {
    expect(tileGap(die('a', 0, 65), bones)).toBe(0)
    expect(tileGap(die('a', 0, 64.7), bones)).toBe(0.3)
    expect(isStandingOn(die('a', 0, 64.7), bones)).toBe(true)
    expect(isStandingOn(die('a', 0, 64.69), bones)).toBe(false)
    expect(tileGap(die('b', -60, 85), bones)).toBe(7)
    expect(tileUnder(die('b', 0, 85), [bones])?.id).toBe('T5')
    expect(tileUnder(die('b', -60, 85), [bones])).toBeUndefined()
  })

  it('RB-72: a Ship stands on a tile when it touches it from any side or lies on it', () => {
    for (const [x, y] of [
      [0, 105.2],
      [53.2, 85],
      [-53.2, 85],
      [0, 64.8],
      [20, 90],
    ] as const) {
      expect(isStandingOn(die('a', x, y), bones)).toBe(true)
    }
    for (const [x, y] of [
      [0, 105.4],
      [53.4, 85],
      [-53.4, 85],
      [0, 64.6],
    ] as const) {
      expect(isStandingOn(die('a', x, y), bones)).toBe(false)
    }
  })

  it('RB-72a: contact is measured to the polygon itself, with the touch tolerance of the table', () => {
    expect(isStandingOn(die('a', 0, 64.2), bones, { ...defaultRuler, touchToleranceMm: 1 })).toBe(true)
    expect(tileOverlap(die('a', 0, 65.5), bones)).toBeCloseTo(0.5, 12)
    expect(tileOverlap(die('a', 0, 85), bones)).toBe(1.5)
    const line = nearestToTile(die('a', 0, 60), bones)!
    expect(line.from.y).toBeCloseTo(68, 12)
    expect(line.to.y).toBeCloseTo(73, 12)
    expect(nearestToTile(die('a', 0, 85), bones)).toBeUndefined()
  })

  it('RB-62a, RB-72a: gaps and overlaps agree with the best clearance of all directions on 4,000 places (seed tiles-1)', () => {
    const random = seededNumbers('tiles-1')
    const spot = randomSpots('tiles-1', 60)
    let overlapping = 0
    for (let i = 0; i < 4000; i++) {
      const tile = tileOutline({
        id: tileIds[i % 11]!,
        x: random(-30, 30),
        y: random(-30, 30),
        rotation: Math.round(random(0, 360)),
      })
      const place = spot()
      const distance = hullDistance(squareBody(place), { dots: tile.polygon, radius: 0 })
      const outline = outlineOfSquare('a', place)
      expect(Math.abs(tileGap(outline, tile) - Math.max(0, distance - 1.5))).toBeLessThan(0.0006)
      expect(tileOverlap(outline, tile)).toBeCloseTo(Math.max(0, 1.5 - distance), 8)
      if (distance < 1.5) overlapping++
    }
    expect(overlapping).toBeGreaterThan(500)
  })
})
