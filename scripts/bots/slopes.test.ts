import { describe, expect, it } from 'vitest'
import { createRandom } from '../../src/rules/random'
import { type Slope, slopesOf } from './slopes'

describe('what a doubling of a weight is worth', () => {
  it('is found among weights that do nothing, whatever the table as a whole made (seed "slopes")', () => {
    const random = createRandom('slopes')
    const tables = Array.from({ length: 200 }, () => {
      const rich = random.between(0, 50)
      return Array.from({ length: 4 }, () => {
        const doublings = [random.normal(), random.normal()]
        return { doublings, points: rich + 3 * doublings[1]! + 5 * random.normal() }
      })
    })
    const [idle, worth] = slopesOf(tables) as [Slope, Slope]
    expect(Math.abs(idle.points)).toBeLessThan(idle.within)
    expect(Math.abs(worth.points - 3)).toBeLessThan(worth.within)
    expect(worth.within).toBeLessThan(0.6)
  })

  it('is exact where nothing else moves the points', () => {
    const table = [0, 1, 2].map(one => ({ doublings: [one], points: 7 - 2 * one }))
    expect(slopesOf([table, table])[0]).toEqual({ points: -2, within: 0 })
  })
})
