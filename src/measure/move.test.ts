import { describe, expect, it } from 'vitest'
import { moveFault } from './move'
import { outlineAt } from './outline'
import { defaultRuler, longRangeMm } from './ruler'
import { passesOver } from './sweep'
import { hullDistance, leastBetween, movedBody, slowOverlap, squareBody } from './testing/oracle'
import { die, outlineOfSquare, randomSpots } from './testing/positions'
import { seededNumbers } from './testing/random'
import { tileIds, tileOutline } from './tiles'

const y1 = die('p-yellow-1', 0, 0)
const g1 = die('p-green-1', 40, 0)
const alone = { others: [] }

describe('a move', () => {
  it('EX-5 (RB-74): to (88,0) over G1 is legal, to (88.1,0), (50,0) and (0,0) it is not, to (24,0) it touches', () => {
    const surroundings = { others: [y1, g1] }
    const to = (x: number) => moveFault(y1, { x, y: 0 }, longRangeMm, surroundings)
    expect(to(88)).toBeUndefined()
    expect(to(88.1)).toMatchObject({ rule: 'RB-74', kind: 'too-far', mm: 0.1 })
    expect(to(50)).toMatchObject({ rule: 'RB-74', kind: 'overlap', by: 'p-green-1', mm: 3 })
    expect(to(24)).toBeUndefined()
    expect(to(0)).toMatchObject({ rule: 'RB-74a', kind: 'no-move' })
  })

  it('EX-6 (RB-69, RB-74a): the end must be inside the box, with a hundredth of slack', () => {
    const upright = die('a', 100, 0)
    expect(moveFault(upright, { x: 137.01, y: 0 }, 88, alone)).toBeUndefined()
    expect(moveFault(upright, { x: 137.02, y: 0 }, 88, alone)).toMatchObject({
      rule: 'RB-69',
      kind: 'outside',
      mm: 0.02,
    })
    const diagonal = die('a', 100, 0, 45)
    expect(moveFault(diagonal, { x: 134.31, y: 0 }, 88, alone)).toBeUndefined()
    expect(moveFault(diagonal, { x: 134.32, y: 0 }, 88, alone)).toMatchObject({ rule: 'RB-69' })
  })

  it('RB-74a: may be 0.01 longer than the range, overlap another by 0.01 at the end, but not more', () => {
    expect(moveFault(y1, { x: 88.01, y: 0 }, 88, alone)).toBeUndefined()
    expect(moveFault(y1, { x: 88.02, y: 0 }, 88, alone)).toMatchObject({ kind: 'too-far' })
    expect(moveFault(y1, { x: 24.01, y: 0 }, 88, { others: [g1] })).toBeUndefined()
    expect(moveFault(y1, { x: 24.02, y: 0 }, 88, { others: [g1] })).toMatchObject({ kind: 'overlap' })
  })

  it('RB-63: its end is rounded before it is judged', () => {
    expect(moveFault(y1, { x: 88.0149, y: 0 }, 88, alone)).toBeUndefined()
    expect(moveFault(y1, { x: 0.0049, y: 0 }, 88, alone)).toMatchObject({ kind: 'no-move' })
  })

  it('RB-75: Ships on the way do not matter', () => {
    const row = [20, 40, 60].map((x, i) => die(`g${i}`, x, 0))
    expect(moveFault(y1, { x: 80, y: 0 }, 88, { others: row })).toBeUndefined()
  })

  it('RB-73a: a move changes neither its Ship nor any other', () => {
    const others = Object.freeze([Object.freeze(g1)])
    const before = JSON.stringify([y1, others])
    moveFault(y1, { x: 60, y: 1 }, 88, { others })
    const { x, y, square } = outlineAt(y1, { x: 60, y: 1 })
    expect([x, y, square!.yaw]).toEqual([60, 1, 0])
    expect(JSON.stringify([y1, others])).toBe(before)
  })

  it('RB-74: agrees with the best clearance of all directions on 3,000 ends (seed move-1)', () => {
    const spot = randomSpots('move-1', 20)
    let legal = 0
    for (let i = 0; i < 3000; i++) {
      const [start, end, other] = [spot(), spot(), spot()]
      const deep = slowOverlap(squareBody({ ...start, x: end.x, y: end.y }), squareBody(other))
      if (Math.abs(deep - 0.01) < 0.001 || (start.x === end.x && start.y === end.y)) continue
      const fault = moveFault(outlineOfSquare('a', start), end, longRangeMm, {
        others: [outlineOfSquare('b', other)],
      })
      expect(fault?.kind).toBe(deep > 0.01 ? 'overlap' : undefined)
      if (!fault) legal++
    }
    expect(legal).toBeGreaterThan(500)
  })
})

describe('moves where tiles block', () => {
  const blockingTiles = [tileOutline({ id: 'T5', x: 0, y: 85, rotation: 0 })]
  const boneyard = { others: [], blockingTiles }

  it('EX-36 (RB-72, RB-79): a Ship at (0,65) or (0,64.7) stands on the Bones and cannot move', () => {
    for (const y of [65, 64.7]) {
      expect(moveFault(die('Y1', 0, y), { x: 0, y: 30 }, 88, boneyard)).toMatchObject({
        rule: 'RB-79',
        kind: 'on-tile',
        by: 'T5',
      })
    }
    expect(moveFault(die('Y1', 0, 65), { x: 0, y: 30 }, 88, alone)).toBeUndefined()
  })

  it('EX-36 (RB-79a): from (0,60) to (0,40) and (0,65) is legal, to (0,70) it is not', () => {
    const ship = die('Y1', 0, 60)
    expect(moveFault(ship, { x: 0, y: 40 }, 88, boneyard)).toBeUndefined()
    expect(moveFault(ship, { x: 0, y: 65 }, 88, boneyard)).toBeUndefined()
    expect(moveFault(ship, { x: 0, y: 70 }, 88, boneyard)).toMatchObject({ rule: 'RB-79a', by: 'T5' })
  })

  it('EX-36 (RB-79a): from (-60,85) the way to (25,85) crosses the tile, the way to (-60,40) does not', () => {
    const ship = die('Y2', -60, 85)
    expect(moveFault(ship, { x: 25, y: 85 }, 88, boneyard)).toMatchObject({
      rule: 'RB-79a',
      kind: 'over-tile',
    })
    expect(moveFault(ship, { x: -60, y: 40 }, 88, boneyard)).toBeUndefined()
  })

  it('RB-79a: a hull may brush the tile by 0.01 on its way; with the centre option only the centre must stay clear', () => {
    // The tile's lower border is y = 73: at y = 65 the hull slides along it.
    const pass = (y: number, ruler = defaultRuler) =>
      moveFault(die('Y1', -70, y), { x: 10, y }, 88, boneyard, ruler)?.kind
    const centre = { ...defaultRuler, tileBlock: 'centre' as const }
    expect(pass(65)).toBeUndefined()
    expect(pass(65.01)).toBeUndefined()
    expect(pass(65.02)).toBe('over-tile')
    expect(pass(72, centre)).toBeUndefined()
    expect(pass(73, centre)).toBeUndefined()
    expect(pass(73.02, centre)).toBe('over-tile')
    // A tile only reached by prolonging the way does not block it.
    expect(moveFault(die('Y1', 0, 30), { x: 0, y: 60 }, 88, boneyard, centre)).toBeUndefined()
    expect(moveFault(die('Y1', 0, 30), { x: 0, y: 80 }, 88, boneyard, centre)?.kind).toBe('over-tile')
  })

  it('RB-79a: agrees with the least distance on the way on 1,000 moves (seed move-2)', () => {
    const spot = randomSpots('move-2', 70)
    const random = seededNumbers('move-2')
    const counts = { clear: 0, blocked: 0 }
    for (let i = 0; i < 1000; i++) {
      const id = tileIds[i % 11]!
      const tile = tileOutline({ id, x: random(-20, 20), y: random(-20, 20), rotation: random(0, 360) })
      const start = spot()
      const end = spot()
      const body = squareBody(start)
      const polygon = { dots: tile.polygon, radius: 0 }
      if (slowOverlap(body, polygon) > 0 || hullDistance(body, polygon) < 1.9) continue
      // The distance of convex bodies on a straight way has a single valley.
      const least = leastBetween(0, 1, s =>
        hullDistance(movedBody(body, (end.x - start.x) * s, (end.y - start.y) * s), polygon),
      )
      const deep = Math.max(0, 1.5 - least)
      if (Math.abs(deep - 0.01) < 0.001) continue
      const surroundings = { others: [], blockingTiles: [tile] }
      const fault = moveFault(outlineOfSquare('a', start), end, 300, surroundings)
      expect(fault?.kind).toBe(deep > 0.01 ? 'over-tile' : undefined)
      counts[fault ? 'blocked' : 'clear']++
    }
    expect(counts.clear).toBeGreaterThan(100)
    expect(counts.blocked).toBeGreaterThan(100)
  })
})

describe('passing over a Ship (U17)', () => {
  it('EX-5 (RB-74): a Ship moved from (0,0) to (88,0) passes over one at (40,0), not over one at (40,16)', () => {
    expect(passesOver(y1, { x: 88, y: 0 }, g1)).toBe(true)
    expect(passesOver(y1, { x: 88, y: 0 }, die('b', 40, 16))).toBe(false)
    expect(passesOver(y1, { x: 88, y: 0 }, die('b', 40, 15.99))).toBe(false)
    expect(passesOver(y1, { x: 88, y: 0 }, die('b', 40, 15.98))).toBe(true)
    expect(passesOver(y1, { x: 24, y: 0 }, g1)).toBe(false)
    expect(passesOver(y1, { x: -50, y: 0 }, g1)).toBe(false)
  })

  it('RB-62a: agrees with the least distance on the way on 1,000 moves (seed sweep-1)', () => {
    const spot = randomSpots('sweep-1', 50)
    let over = 0
    for (let i = 0; i < 1000; i++) {
      const [start, end, other] = [spot(), spot(), spot()]
      const least = leastBetween(0, 1, s =>
        hullDistance(
          movedBody(squareBody(start), (end.x - start.x) * s, (end.y - start.y) * s),
          squareBody(other),
        ),
      )
      if (Math.abs(least - 2.99) < 0.001) continue
      const isOver = passesOver(outlineOfSquare('a', start), end, outlineOfSquare('b', other))
      expect(isOver).toBe(least < 2.99)
      if (isOver) over++
    }
    expect(over).toBeGreaterThan(200)
  })
})
