import { describe, expect, it } from 'vitest'
import type { PlanePoint } from '../../../measure'
import { randomSpots } from '../../../measure/testing/positions'
import { judgePlate, platesOverlap } from '../../table/judge/labelSpots'
import { figureSpots } from './figureSpots'

/** Whether a plate with its middle there covers a point. */
const covers = (plate: PlanePoint, { x, y }: PlanePoint) =>
  Math.abs(plate.x - x) < judgePlate.halfWidth && Math.abs(plate.y - y) < judgePlate.halfHeight

describe('the figures of a challenge', () => {
  it.each([0, 30, 60, 90, 120, 150])('leave a line of 3 mm at %s degrees in sight', degrees => {
    const turn = (degrees * Math.PI) / 180
    const line = { from: { x: 40, y: -20 }, to: { x: 40 + 3 * Math.cos(turn), y: -20 + 3 * Math.sin(turn) } }
    const [spot] = figureSpots([line.from, line.to], [line])
    expect(covers(spot!, line.from)).toBe(false)
    expect(covers(spot!, line.to)).toBe(false)
  })

  it('stand apart, wherever the two pairs lie (seed "figures")', () => {
    const spot = randomSpots('figures', 130)
    for (let n = 0; n < 300; n++) {
      const [a, b, c, ...others] = Array.from({ length: 8 }, spot).map(({ x, y }) => ({ x, y }))
      const [one, other] = figureSpots(
        [a!, b!, c!, ...others],
        [
          { from: a!, to: b! },
          { from: n % 2 === 0 ? a! : others[0]!, to: c! },
        ],
      )
      expect(platesOverlap(one!, other!, judgePlate), `positions ${n}`).toBe(false)
    }
  })
})
