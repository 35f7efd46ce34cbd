import { describe, expect, it } from 'vitest'
import { outlineOf } from './outline'
import { lyingPose } from './pose'
import { bandPoints, rangeBand } from './rangeBand'
import { longRangeMm, shortRangeMm } from './ruler'
import { signedDistance } from './testing/oracle'
import { die, outlineOfSquare, randomSpots } from './testing/positions'

describe('the band of a range', () => {
  it('RB-66: all its points are exactly the range away from the outline (seed band-1)', () => {
    const spot = randomSpots('band-1', 130)
    for (let i = 0; i < 200; i++) {
      const place = spot()
      for (const range of [shortRangeMm, longRangeMm]) {
        const points = bandPoints(rangeBand(outlineOfSquare('a', place), range))
        expect(points.length).toBeGreaterThan(120)
        for (const point of points) expect(signedDistance(place, point)).toBeCloseTo(range, 9)
      }
    }
  })

  it('RB-83: it consists of an arc a corner and a straight piece an edge, joined end to end', () => {
    const band = rangeBand(die('a', 10, 20, 33.3), 63)
    expect(band.map(piece => piece.kind)).toEqual([
      'arc',
      'line',
      'arc',
      'line',
      'arc',
      'line',
      'arc',
      'line',
    ])
    let turned = 0
    for (const piece of band) {
      if (piece.kind === 'arc') {
        turned += piece.toDeg - piece.fromDeg
        expect(piece.radius).toBe(64.5)
      } else expect(Math.hypot(piece.to.x - piece.from.x, piece.to.y - piece.from.y)).toBeCloseTo(13, 9)
    }
    expect(turned).toBeCloseTo(360, 9)
  })

  it('its points go round once, counter-clockwise, without a jump', () => {
    const d12 = outlineOf({ id: 'a', kind: 'd12', ...lyingPose('d12', 3, { x: 5, y: 6, yaw: 77 }) })
    for (const outline of [die('a', 5, 6, 10), d12]) {
      const points = bandPoints(rangeBand(outline, 63))
      let turned = 0
      points.forEach((point, i) => {
        const next = points[(i + 1) % points.length]!
        const cross = (point.x - 5) * (next.y - 6) - (point.y - 6) * (next.x - 5)
        const along = (point.x - 5) * (next.x - 5) + (point.y - 6) * (next.y - 6)
        const step = Math.atan2(cross, along)
        expect(step).toBeGreaterThan(-1e-9)
        expect(step).toBeLessThan(0.4)
        turned += step
      })
      expect(turned).toBeCloseTo(2 * Math.PI, 9)
    }
  })
})
