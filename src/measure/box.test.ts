import { describe, expect, it } from 'vitest'
import { gapToPoint, gapToWall, isInsideBox, reach, wallCrossed, wallDirections } from './box'
import { droppedSlackMm, seaHalfMm, slackMm } from './ruler'
import { borderPoint, signedDistance } from './testing/oracle'
import { die, outlineOfSquare, randomSpots } from './testing/positions'
import { sides } from './types'

describe('the box', () => {
  it('RB-69: a die reaches 8 along an axis at yaw 0 and 10.692 at yaw 45', () => {
    for (const side of sides) {
      expect(reach(die('a', 0, 0), wallDirections[side])).toBe(8)
      expect(reach(die('a', 0, 0, 45), wallDirections[side])).toBeCloseTo(6.5 * Math.SQRT2 + 1.5, 12)
    }
  })

  it('EX-6 (RB-69): at yaw 0 x = 137.01 is inside and 137.02 is not, at yaw 45 134.31 is and 134.32 is not', () => {
    expect(isInsideBox(die('a', 137.01, 0), slackMm)).toBe(true)
    expect(isInsideBox(die('a', 137.02, 0), slackMm)).toBe(false)
    expect(isInsideBox(die('a', 134.31, 0, 45), slackMm)).toBe(true)
    expect(isInsideBox(die('a', 134.32, 0, 45), slackMm)).toBe(false)
  })

  it('RB-69: a dropped die may be pressed half a millimetre into a wall', () => {
    expect(isInsideBox(die('a', 0, -137.5), droppedSlackMm)).toBe(true)
    expect(wallCrossed(die('a', 0, -137.51), droppedSlackMm)).toEqual({ side: 'south', mm: 0.51 })
  })

  it('RB-60: each wall is on its side of the plane', () => {
    expect(wallCrossed(die('a', 140, 0), slackMm)?.side).toBe('east')
    expect(wallCrossed(die('a', -140, 0), slackMm)?.side).toBe('west')
    expect(wallCrossed(die('a', 0, 140), slackMm)?.side).toBe('north')
    expect(wallCrossed(die('a', 137.5, -140), slackMm)).toEqual({ side: 'south', mm: 3 })
  })

  it('RB-69: agrees with a walk round the outline on 1,000 spots near a corner (seed box-1)', () => {
    const near = randomSpots('box-1', 8)
    let inside = 0
    for (let i = 0; i < 1000; i++) {
      const { x, y, yaw } = near()
      const spot = { x: x + 135, y: y - 135, yaw }
      let farthest = 0
      for (let step = 0; step < 4000; step++) {
        const point = borderPoint(spot, step / 1000)
        farthest = Math.max(farthest, Math.abs(point.x), Math.abs(point.y))
      }
      const isInside = isInsideBox(outlineOfSquare('a', spot), slackMm)
      if (isInside) inside++
      if (Math.abs(farthest - seaHalfMm - slackMm) > 0.001) {
        expect(isInside).toBe(farthest < seaHalfMm + slackMm)
      }
    }
    expect(inside).toBeGreaterThan(100)
    expect(inside).toBeLessThan(900)
  })

  it('RB-83: the distance from a wall or a corner of the box is taken from the outline', () => {
    const one = die('a', 100, 0)
    expect(gapToWall(one, 'east')).toBe(37)
    expect(gapToWall(one, 'west')).toBe(237)
    expect(gapToWall(one, 'north')).toBe(137)
    expect(gapToWall(die('a', 100, 137.2), 'north')).toBe(0)
    expect(gapToPoint(die('a', 137, 137), { x: 145, y: 145 })).toBe(0.621)
    expect(gapToPoint(one, { x: 101, y: 2 })).toBe(0)
  })

  it('RB-83: the distance from a point agrees with the formula of a rounded box (seed box-2)', () => {
    const spot = randomSpots('box-2', 30)
    for (let i = 0; i < 3000; i++) {
      const place = spot()
      const point = spot()
      const slow = Math.max(0, signedDistance(place, point))
      expect(Math.abs(gapToPoint(outlineOfSquare('a', place), point) - slow)).toBeLessThan(0.0006)
    }
  })
})
