import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../rules/random'
import { halfOfSpot } from '../../table/camera/views'
import { labelOnScreen } from '../../table/judge/Label'
import { type PriceSpot, price, priceSpots } from './priceSpots'
import { trayInner } from './sizes'
import { draftSpotFor } from './spots'

const isOver = (a: PriceSpot, b: PriceSpot, x: number, z: number) =>
  Math.abs(a.x - b.x) < x && Math.abs(a.z - b.z) < z

describe('the prices of rivals’ dice', () => {
  it.each([
    { screen: { width: 1280, height: 720 }, free: { width: 900, height: 612 }, isUpright: false },
    { screen: { width: 1920, height: 1080 }, free: { width: 1540, height: 960 }, isUpright: false },
    { screen: { width: 390, height: 844 }, free: { width: 390, height: 298 }, isUpright: true },
  ])('are as high as the room that is kept for them, at $screen.width by $screen.height', wish => {
    const { screen, free, isUpright } = wish
    const half = halfOfSpot(draftSpotFor(isUpright), free.width / free.height)
    const pixels = free.height / (2 * half)
    expect(labelOnScreen(screen) / 2 / pixels).toBeLessThan(price.z)
  })

  it('hang above a die that lies alone', () => {
    const [spot] = priceSpots([{ x: 3, z: 4 }], [{ x: 3, z: 4 }])
    expect(spot!.x).toBe(3)
    expect(spot!.z).toBeLessThan(2.5)
  })

  it('hang below a die at the far wall, where the prompt of the page begins', () => {
    const far = { x: 3, z: 1 - trayInner.z }
    const [spot] = priceSpots([far], [far])
    expect(spot!.x).toBe(3)
    expect(spot!.z).toBeGreaterThan(far.z)
  })

  it('cover none of three dice in a row', () => {
    const row = [-2, 0, 2].map(z => ({ x: 0, z }))
    for (const spot of priceSpots(row, row))
      for (const die of row) expect(isOver(spot, die, 2.5 + 0.8, 1.15 + 0.8)).toBe(false)
  })

  it('cover few dice and no other price in trays of nine dice with four prices (seeds 1 to 60)', () => {
    let covered = 0
    for (let seed = 1; seed <= 60; seed++) {
      const random = createRandom(`prices ${seed}`)
      const at = (half: number) => ((random.index(2001) - 1000) / 1000) * half
      const dice: PriceSpot[] = []
      while (dice.length < 9) {
        const die = { x: at(trayInner.x - 1), z: at(trayInner.z - 1) }
        if (dice.every(other => !isOver(die, other, 1.7, 1.7))) dice.push(die)
      }
      const spots = priceSpots(dice.slice(0, 4), dice)
      for (const [index, spot] of spots.entries()) {
        for (const other of spots.slice(index + 1)) if (isOver(spot, other, 5, 2.3)) covered++
        for (const die of dice) if (isOver(spot, die, 2.5 + 0.5, 1.15 + 0.5)) covered++
      }
    }
    expect(covered).toBeLessThan(12)
  })
})
