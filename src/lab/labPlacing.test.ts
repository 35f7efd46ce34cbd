import { describe, expect, it } from 'vitest'
import { closestPairs, outlineOf } from '../measure'
import { type PlacedDie, placedOf, placingFault, readingOf } from './labPlacing'

const die = (id: string, x: number, y: number, yaw = 0, face = 1): PlacedDie => ({
  id,
  kind: 'ship',
  face,
  x,
  y,
  yaw,
})

describe('dice placed by hand', () => {
  it('lie exactly where they were put, whatever face is up', () => {
    for (let face = 1; face <= 6; face++) {
      const placed = die('p-red-1', 12.34, -56.78, 33.3, face)
      const read = placedOf(readingOf(placed))
      expect(read.face).toBe(face)
      expect(read.x).toBe(12.34)
      expect(read.y).toBe(-56.78)
      expect(read.yaw).toBeCloseTo(33.3, 2)
    }
  })

  it('are measured as drawn: two dice 40 mm apart, flat sides facing, have a gap of 24', () => {
    const { pairs } = closestPairs([readingOf(die('a', 0, 0)), readingOf(die('b', 40, 0))])
    expect(pairs[0]!.mm).toBe(24)
  })

  it('may touch the wall but not enter it', () => {
    expect(placingFault(die('a', 137, 0), [])).toBeUndefined()
    expect(placingFault(die('a', 137.1, 0), [])).toMatch(/box/)
    expect(placingFault(die('a', 137, 0, 45), [])).toMatch(/box/)
  })

  it('may touch each other but not overlap', () => {
    const other = outlineOf(readingOf(die('b', 0, 0)))
    expect(placingFault(die('a', 16, 0), [other])).toBeUndefined()
    expect(placingFault(die('a', 15.5, 0), [other])).toMatch(/another die/)
  })

  it('do not collide with their own old position', () => {
    const own = outlineOf(readingOf(die('a', 0, 0)))
    expect(placingFault(die('a', 1, 0), [own])).toBeUndefined()
  })
})
