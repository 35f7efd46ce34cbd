import { describe, expect, it } from 'vitest'
import type { PlanePoint } from '../../../measure'
import { die, outlineOfSquare, randomSpots } from '../../../measure/testing/positions'
import { pairSpot, rangeSpots } from './dimension'
import { freestSpot, judgePlate, platesOverlap } from './labelSpots'

const seaHalf = 150

const uncovered = { plates: [], hulls: [] }

/** A die is not nearer to a wall than this, in mm from the middle. */
const corner = seaHalf - 12

describe('the plates of the judge', () => {
  it('covers another plate only if nothing else is left inside', () => {
    const plates = { at: [{ x: 0, y: 0 }], size: judgePlate }
    const [over, below, outside] = [
      { x: 60, y: 5 },
      { x: 0, y: -30 },
      { x: 200, y: 0 },
    ]
    expect(freestSpot([over, outside], [], seaHalf)).toBe(over)
    expect(freestSpot([over, outside], [], seaHalf, plates)).toBe(over)
    expect(freestSpot([over, below, outside], [], seaHalf, plates)).toBe(below)
  })

  it('keep the names of the ranges and the figure apart, wherever the dice lie', () => {
    const spot = randomSpots('plates', corner)
    for (let n = 0; n < 200; n++) {
      const [first, ...others] = Array.from({ length: 9 }, spot)
      const dice = [first!, ...others].map(({ x, y }): PlanePoint => ({ x, y }))
      const other = dice[1]!
      const figure =
        n % 2 === 0 ? undefined : pairSpot(dice, { from: dice[0]!, to: other }, seaHalf, uncovered)
      const { long, short } = rangeSpots(outlineOfSquare('first', first!), dice, figure, seaHalf)
      const plates = [long!, short!, ...(figure ? [figure] : [])]
      for (const [index, plate] of plates.entries())
        for (const next of plates.slice(index + 1))
          expect(platesOverlap(plate, next, judgePlate), JSON.stringify({ first, plates })).toBe(false)
    }
  })

  it('keep the names apart around a die in each corner', () => {
    for (const [x, y] of [
      [-corner, -corner],
      [corner, -corner],
      [corner, corner],
      [-corner, corner],
    ] as const) {
      const { long, short } = rangeSpots(die('first', x, y), [{ x, y }], undefined, seaHalf)
      expect(platesOverlap(long!, short!, judgePlate)).toBe(false)
    }
  })

  it.each([0, 30, 45, 90, 135, 180])('leave a short line of %s degrees in sight', degrees => {
    const turn = (degrees * Math.PI) / 180
    const to = { x: 6 * Math.cos(turn), y: 6 * Math.sin(turn) }
    const { halfWidth, halfHeight } = judgePlate
    const spot = pairSpot(
      [
        { x: -8, y: 0 },
        { x: 14, y: 0 },
      ],
      { from: { x: 0, y: 0 }, to },
      seaHalf,
      uncovered,
    )
    for (const share of [0, 0.5, 1]) {
      const [x, y] = [to.x * share, to.y * share]
      expect(Math.abs(spot.x - x) > halfWidth || Math.abs(spot.y - y) > halfHeight).toBe(true)
    }
  })
})
