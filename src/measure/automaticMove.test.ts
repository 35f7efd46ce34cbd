import { describe, expect, it } from 'vitest'
import { moveAway, moveTowards } from './automaticMove'
import { isInsideBox } from './box'
import { gap, isTooDeep, overlap } from './gap'
import { outlineAt } from './outline'
import { slackMm } from './ruler'
import { die, outlineOfSquare, randomSpots } from './testing/positions'
import { tileOutline } from './tiles'

describe('towards', () => {
  it('EX-18 (RB-76, RB-78): stops at x = 4, touching the Ship in its way, 40 from its target', () => {
    const target = die('Y1', 60, 0)
    const blocker = die('B1', 20, 0)
    const ship = die('nG1', -60, 0)
    const move = moveTowards(ship, target, { others: [ship, target, blocker] })
    expect(move).toMatchObject({ wantedMm: 88, end: { x: 4, y: 0 }, by: { kind: 'die', id: 'B1' } })
    const moved = outlineAt(ship, move.end)
    expect(gap(moved, blocker)).toBe(0)
    expect(gap(moved, target)).toBe(40)
  })

  it('EX-20 (RB-76): from 104 away a Ship moves 88, to gaps of 16 and 24', () => {
    const others = [die('Y1', 120, 0), die('G1', 100, 40)]
    const ship = die('nO1', 0, 0)
    const { end, by } = moveTowards(ship, others[0]!, { others })
    expect(end).toEqual({ x: 88, y: 0 })
    expect(by).toBeUndefined()
    expect(others.map(other => gap(outlineAt(ship, end), other))).toEqual([16, 24])
  })

  it('RB-76: a near target is reached exactly, a touching one is not moved at', () => {
    const target = die('Y1', 60, 10, 30)
    const ship = die('nG1', 0, 0)
    const { end, travelMm } = moveTowards(ship, target, { others: [target] })
    expect(travelMm).toBe(gap(ship, target))
    expect(gap(outlineAt(ship, end), target)).toBe(0)
    const touching = die('Y1', 16.2, 0)
    expect(moveTowards(ship, touching, { others: [touching] })).toMatchObject({
      travelMm: 0,
      end: { x: 0, y: 0 },
    })
  })

  it('RB-79a: where tiles block it stops in contact with the tile', () => {
    const target = die('Y1', 0, 120)
    const blockingTiles = [tileOutline({ id: 'T5', x: 0, y: 85, rotation: 0 })]
    const { end, by } = moveTowards(die('nG1', 0, 0), target, { others: [target], blockingTiles })
    expect(end).toEqual({ x: 0, y: 65 })
    expect(by).toEqual({ kind: 'tile', id: 'T5' })
  })

  it('Invariant 19 (RB-76): never increases the gap, and ends legally (2,000 cases, seed towards-1)', () => {
    const spot = randomSpots('towards-1', 134)
    for (let i = 0; i < 2000; i++) {
      const [ship, target, ...rest] = Array.from({ length: 6 }, (_, n) => outlineOfSquare(`${n}`, spot()))
      const before = gap(ship!, target!)
      const others = [target!, ...rest]
      const clear = others.every(other => overlap(ship!, other) === 0) && isInsideBox(ship!, slackMm)
      const { end, travelMm } = moveTowards(ship!, target!, { others })
      const moved = outlineAt(ship!, end)
      expect(gap(moved, target!)).toBeLessThanOrEqual(before)
      expect(travelMm).toBeLessThanOrEqual(88)
      if (!clear) continue
      for (const other of others) expect(isTooDeep(overlap(moved, other))).toBe(false)
      expect(isInsideBox(moved, slackMm)).toBe(true)
    }
  })
})

describe('away', () => {
  it('EX-19 (RB-77, RB-78): a Ship at x = 100 flees to the wall at x = 137', () => {
    const target = die('Y1', 60, 0)
    expect(moveAway(die('nY1', 100, 0), target, { others: [target] })).toMatchObject({
      wantedMm: 88,
      travelMm: 37,
      end: { x: 137, y: 0 },
      by: { kind: 'wall', side: 'east' },
    })
  })

  it('RB-77: with room it goes 88 along the opposite of the bearing, from a touching Ship away from its centre', () => {
    const target = die('Y1', 0, 0)
    expect(moveAway(die('n', -40, 10), target, { others: [target] }).end).toEqual({ x: -128, y: 10 })
    const touching = moveAway(die('n', 16.2, 0.1), target, { others: [target] })
    expect(touching.direction.y / touching.direction.x).toBeCloseTo(0.1 / 16.2, 12)
    expect(moveAway(die('n', 0, 0), target, { others: [target] }).direction).toEqual({ x: 0, y: -1 })
  })

  it('Invariant 19 (RB-77): never decreases the gap (2,000 cases, seed away-1)', () => {
    const spot = randomSpots('away-1', 130)
    for (let i = 0; i < 2000; i++) {
      const [ship, target, ...others] = Array.from({ length: 5 }, (_, n) => outlineOfSquare(`${n}`, spot()))
      const { end } = moveAway(ship!, target!, { others: [target!, ...others] })
      // The rounded end may be off the line by 0.007.
      const moved = gap(outlineAt(ship!, end), target!)
      expect(moved).toBeGreaterThanOrEqual(gap(ship!, target!) - 0.001)
    }
  })
})
