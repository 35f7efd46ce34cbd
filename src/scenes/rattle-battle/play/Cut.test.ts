import { describe, expect, it } from 'vitest'
import { squareOutline, tileOutline } from '../../../measure'
import { stretchWithin } from './Cut'
import { wayTo } from './Feeler'

describe('what a challenge draws', () => {
  const rocks = tileOutline({ id: 'T1', x: 0, y: 0, rotation: 0 }).polygon

  it('cuts the line where it lies on the tile, and nowhere else', () => {
    const [enter, leave] = stretchWithin({ from: { x: -60, y: 0 }, to: { x: 60, y: 0 } }, rocks)!
    expect(enter!.y).toBe(0)
    expect(enter!.x).toBeGreaterThan(-26)
    expect(leave!.x).toBeLessThan(26)
    expect(leave!.x).toBeGreaterThan(enter!.x)
    expect(stretchWithin({ from: { x: -60, y: 40 }, to: { x: 60, y: 40 } }, rocks)).toBeUndefined()
    expect(stretchWithin({ from: { x: -60, y: 0 }, to: { x: -40, y: 0 } }, rocks)).toBeUndefined()
  })

  it('feels along the hull from its far side and ends at the nearest point', () => {
    const hull = squareOutline({ id: 'p-yellow-1', x: 0, y: 0, yaw: 0 })
    const end = { x: 8, y: 2 }
    const way = wayTo(hull, end)
    expect(way.at(-1)).toBe(end)
    expect(way[0]!.x).toBeLessThan(0)
    const far = (index: number) => Math.hypot(way[index]!.x - end.x, way[index]!.y - end.y)
    expect(far(0)).toBeGreaterThan(far(Math.floor(way.length / 2)))
  })
})
