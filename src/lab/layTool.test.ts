import { describe, expect, it } from 'vitest'
import { cosDeg, gapToPoint, reach, sinDeg, squareOutline } from '../measure'
import { layAgainst, lineTo, snapTo } from './layTool'

function randomDice(seed: number, count: number) {
  let state = seed
  const random = () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  return Array.from({ length: count }, (_, i) =>
    squareOutline({
      id: `d${i}`,
      x: (random() - 0.5) * 260,
      y: (random() - 0.5) * 260,
      yaw: random() * 360,
    }),
  )
}

describe('laying the ruler against a die', () => {
  it('touches the outline with its zero edge whichever way it points (seed 11)', () => {
    for (const [i, outline] of randomDice(11, 60).entries()) {
      const turn = i * 13.7
      const { from } = layAgainst(outline, turn, 0)
      const u = { x: cosDeg(turn), y: sinDeg(turn) }
      expect(from.x * u.x + from.y * u.y).toBeCloseTo(reach(outline, u), 9)
      // The middle of the edge is never farther from the die than half of the die's own width.
      expect(gapToPoint(outline, from)).toBeLessThan(8)
    }
  })

  it('reads exactly the measured gap along the line to another die (seed 12)', () => {
    const dice = randomDice(12, 40)
    for (let i = 0; i + 1 < dice.length; i++) {
      const line = lineTo(dice[i]!, dice[i + 1]!)
      if (!line) continue
      const { from } = layAgainst(dice[i]!, line.turnDeg, line.asideMm)
      const u = { x: cosDeg(line.turnDeg), y: sinDeg(line.turnDeg) }
      const zero = from.x * u.x + from.y * u.y
      const target = -reach(dice[i + 1]!, { x: -u.x, y: -u.y })
      expect(target - zero, `${i}`).toBeCloseTo(line.pair.mm, 2)
    }
  })

  it('starts in the very point from which the judge draws the line', () => {
    const a = squareOutline({ id: 'a', x: 0, y: 0, yaw: 0 })
    const b = squareOutline({ id: 'b', x: 60, y: 30, yaw: 30 })
    const line = lineTo(a, b)!
    const { from } = layAgainst(a, line.turnDeg, line.asideMm)
    expect(from.x).toBeCloseTo(line.pair.from.x, 2)
    expect(from.y).toBeCloseTo(line.pair.from.y, 2)
  })

  it('snaps to the line nearest to where it points, and to none that is far off', () => {
    const a = squareOutline({ id: 'a', x: 0, y: 0, yaw: 0 })
    const east = squareOutline({ id: 'east', x: 60, y: 0, yaw: 0 })
    const north = squareOutline({ id: 'north', x: 0, y: 70, yaw: 0 })
    const all = [a, east, north]
    expect(snapTo(a, all, 3, 88)?.target).toBe('east')
    expect(snapTo(a, all, 87, 88)?.target).toBe('north')
    expect(snapTo(a, all, 45, 88)).toBeUndefined()
  })

  it('does not snap to a die far beyond its length', () => {
    const a = squareOutline({ id: 'a', x: -130, y: 0, yaw: 0 })
    const far = squareOutline({ id: 'far', x: 130, y: 0, yaw: 0 })
    expect(snapTo(a, [a, far], 0, 88)).toBeUndefined()
  })

  it('finds no line between dice that touch', () => {
    const a = squareOutline({ id: 'a', x: 0, y: 0, yaw: 0 })
    const b = squareOutline({ id: 'b', x: 16.2, y: 0, yaw: 0 })
    expect(lineTo(a, b)).toBeUndefined()
  })
})
