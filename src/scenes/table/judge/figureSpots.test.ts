import { describe, expect, it } from 'vitest'
import { measurePair, type PlanePoint } from '../../../measure'
import { die, outlineOfSquare, randomSpots } from '../../../measure/testing/positions'
import { figureSpots } from './figureSpots'
import { labelOnScreen } from './Label'
import { judgePlate, platesOverlap } from './labelSpots'

const lying = (dice: Readonly<Record<string, PlanePoint>>) =>
  Object.entries(dice).map(([id, { x, y }]) => ({ id, position: [x, 8, -y] as const }))

/** Whether a plate with its middle there covers a point, or comes so near to it. */
const covers = (plate: PlanePoint, { x, y }: PlanePoint, near = 0) =>
  Math.abs(plate.x - x) < judgePlate.halfWidth + near && Math.abs(plate.y - y) < judgePlate.halfHeight + near

describe('the figures of the judge', () => {
  it.each([0, 30, 60, 90, 120, 150])('leave a short line at %s degrees and its hulls in sight', degrees => {
    const turn = (degrees * Math.PI) / 180
    const a = { x: 40, y: -20 }
    const b = { x: 40 + 24 * Math.cos(turn), y: -20 + 24 * Math.sin(turn) }
    const pair = measurePair(die('a', a.x, a.y), die('b', b.x, b.y))
    const [spot] = figureSpots(lying({ a, b }), [pair])
    for (const end of [pair.from, pair.to]) expect(covers(spot!, end)).toBe(false)
    for (const hull of [a, b]) expect(covers(spot!, hull, 6)).toBe(false)
  })

  it('stand apart, and off the hulls, wherever two pairs lie (seed "figures")', () => {
    const spot = randomSpots('figures', 130)
    let hidden = 0
    for (let n = 0; n < 300; n++) {
      const dice = { a: spot(), b: spot(), c: spot(), d: spot(), e: spot() }
      const outline = (id: keyof typeof dice) => outlineOfSquare(id, dice[id])
      const other = n % 2 === 0 ? ('a' as const) : ('d' as const)
      const pairs = [measurePair(outline('a'), outline('b')), measurePair(outline(other), outline('c'))]
      const plates = figureSpots(lying(dice), pairs)
      expect(platesOverlap(plates[0]!, plates[1]!, judgePlate), `positions ${n}`).toBe(false)
      const measured = [dice.a, dice.b, dice.c, dice[other]]
      if (plates.some(plate => measured.some(hull => covers(plate, hull)))) hidden++
    }
    expect(hidden).toBe(0)
  })

  it('are no higher than plates count, on a telephone held upright and in a small window', () => {
    for (const { width, height, seaPixels } of [
      { width: 390, height: 844, seaPixels: 285 },
      { width: 640, height: 360, seaPixels: 265 },
    ]) {
      const mm = (labelOnScreen({ width, height }) * 290) / seaPixels
      expect(mm / 2).toBeLessThan(judgePlate.halfHeight)
    }
  })
})
