import { describe, expect, it } from 'vitest'
import { legalStop } from './legalStop'
import { defaultRuler } from './ruler'
import {
  type Body,
  borderPoint,
  hullDistance,
  movedBody,
  type Square,
  slowOverlap,
  squareBody,
} from './testing/oracle'
import { die, outlineOfSquare, randomSpots } from './testing/positions'
import { seededNumbers } from './testing/random'
import { tileIds, tileOutline } from './tiles'

const east = { x: 1, y: 0 }

describe('the end of an automatic move', () => {
  it('RB-78: at the wall, exactly', () => {
    expect(legalStop(die('a', 100, 0), east, 88, { others: [] })).toEqual({
      travelMm: 37,
      by: { kind: 'wall', side: 'east' },
    })
    expect(legalStop(die('a', 0, 0), east, 88, { others: [] })).toEqual({ travelMm: 88, by: undefined })
  })

  it('RB-78: pressed into a wall by the drop, a Ship goes no deeper but slides along the wall', () => {
    const pressed = die('a', 137.3, 0)
    expect(legalStop(pressed, east, 88, { others: [] }).travelMm).toBe(0)
    expect(legalStop(pressed, { x: 0, y: 1 }, 88, { others: [] }).travelMm).toBe(88)
    expect(legalStop(pressed, { x: -1, y: 0 }, 88, { others: [] }).travelMm).toBe(88)
  })

  it('RB-78: at the largest free travel, behind Ships already passed', () => {
    const others = [die('b', 30, 0), die('c', 60, 4), die('d', 88, 0)]
    const stop = legalStop(die('a', 0, 0), east, 88, { others })
    // Not on d (from 72), not on c (44 to 76), not on b (14 to 46): 14 is contact with b.
    expect(stop.by).toEqual({ kind: 'die', id: 'b' })
    expect(stop.travelMm).toBeCloseTo(14.001, 6)
    const gapped = [die('b', 30, 0), die('d', 88, 0)]
    expect(legalStop(die('a', 0, 0), east, 88, { others: gapped }).travelMm).toBeCloseTo(72.001, 6)
  })

  it('RB-78: an overlap that the engine left does not pin a Ship, and may not grow', () => {
    const a = die('a', 0, 0)
    const others = [die('b', -15.95, 0)]
    expect(legalStop(a, east, 20, { others }).travelMm).toBe(20)
    expect(legalStop(a, { x: 0, y: 1 }, 20, { others }).travelMm).toBe(20)
    expect(legalStop(a, { x: -1, y: 0 }, 5, { others }).travelMm).toBeLessThan(1e-6)
    const over = legalStop(a, { x: -1, y: 0 }, 60, { others })
    expect(over.travelMm).toBe(60)
    // Jumping over b is free again where the overlap has sunk to what it was: 0.05 on the other side.
    expect(legalStop(a, { x: -1, y: 0 }, 31.8, { others }).travelMm).toBeLessThan(1e-6)
    expect(legalStop(a, { x: -1, y: 0 }, 31.95, { others }).travelMm).toBe(31.95)
  })

  it('RB-78: a Ship may slide along one that it touches', () => {
    expect(legalStop(die('a', 0, 0), { x: 0, y: 1 }, 50, { others: [die('b', 16, 0)] }).travelMm).toBe(50)
  })

  it('RB-79: where tiles block it stops at the first contact, and from a tile it does not start', () => {
    const blockingTiles = [tileOutline({ id: 'T5', x: 0, y: 85, rotation: 0 })]
    const north = { x: 0, y: 1 }
    expect(legalStop(die('a', 0, 0), north, 88, { others: [], blockingTiles })).toEqual({
      travelMm: expect.closeTo(65.001, 6),
      by: { kind: 'tile', id: 'T5' },
    })
    expect(legalStop(die('a', 0, 64.7), { x: 0, y: -1 }, 88, { others: [], blockingTiles }).travelMm).toBe(0)
    expect(legalStop(die('a', 0, 0), { x: 0, y: -1 }, 88, { others: [], blockingTiles }).travelMm).toBe(88)
    const centre = { ...defaultRuler, tileBlock: 'centre' as const }
    expect(legalStop(die('a', 0, 0), north, 88, { others: [], blockingTiles }, centre).travelMm).toBeCloseTo(
      73.001,
      6,
    )
  })

  it('RB-78: the stop is free and nothing beyond it is, by sampling, among up to 8 Ships (600 cases, seed stop-1)', () => {
    const spot = randomSpots('stop-1', 110)
    const random = seededNumbers('stop-1')
    let stopped = 0
    for (let i = 0; i < 600; i++) {
      const start = spot()
      const toCentre = (Math.atan2(-start.y, -start.x) * 180) / Math.PI
      const direction = unit(toCentre + random(-60, 60))
      const wanted = i % 3 === 0 ? 88 : random(0, 88)
      // Ships near the way, so that most cases stop early.
      const others = Array.from({ length: 1 + (i % 8) }, (): Square => {
        const along = random(-5, 110)
        const aside = random(-16, 16)
        return {
          x: Math.round((start.x + along * direction.x - aside * direction.y) * 100) / 100,
          y: Math.round((start.y + along * direction.y + aside * direction.x) * 100) / 100,
          yaw: Math.round(random(0, 9000)) / 100,
        }
      })
      const bodies = others.map(other => squareBody(other))
      const body = squareBody(start)
      const deepest = bodies.map(other => Math.max(0.001, slowOverlap(body, other)))
      /** By how much the worst rule is broken at a travel; up to 0 all is well. */
      const excess = (s: number) => {
        const moved = movedBody(body, s * direction.x, s * direction.y)
        return Math.max(
          beyondWalls(moved) - Math.max(0, beyondWalls(body)),
          ...bodies.map((other, n) => (isFar(moved, other) ? -1 : slowOverlap(moved, other) - deepest[n]!)),
        )
      }
      const { travelMm, by } = legalStop(outlineOfSquare('a', start), direction, wanted, {
        others: others.map((other, n) => outlineOfSquare(`${n}`, other)),
      })
      expect(excess(travelMm)).toBeLessThan(1e-6)
      if (by) stopped++
      for (const s of [travelMm + 0.001, travelMm + 0.01]) {
        if (s <= wanted) expect(excess(s)).toBeGreaterThan(-1e-7)
      }
      for (let n = 0; n < 60; n++) {
        const s = random(travelMm, wanted)
        if (s > travelMm + 0.001) expect(excess(s)).toBeGreaterThan(-1e-7)
      }
    }
    expect(stopped).toBeGreaterThan(200)
  })

  it('RB-78: finds the stop at a single Ship to 0.001 mm, by halving (400 cases, seed stop-2)', () => {
    const random = seededNumbers('stop-2')
    let stopped = 0
    for (let i = 0; i < 400; i++) {
      const start = { x: 0, y: 0, yaw: Math.round(random(0, 9000)) / 100 }
      const other = {
        x: 30,
        y: Math.round(random(-2000, 2000)) / 100,
        yaw: Math.round(random(0, 9000)) / 100,
      }
      const wanted = random(20, 55)
      const [body, obstacle] = [squareBody(start), squareBody(other)]
      const isOver = (s: number) => slowOverlap(movedBody(body, s, 0), obstacle) > 0.001
      // The start is clear; if the end is not, exactly one place between them is where overlap begins.
      let [clear, covered] = isOver(wanted) ? [0, wanted] : [wanted, wanted]
      while (covered - clear > 1e-5) {
        const middle = (clear + covered) / 2
        if (isOver(middle)) covered = middle
        else clear = middle
      }
      const { travelMm } = legalStop(outlineOfSquare('a', start), east, wanted, {
        others: [outlineOfSquare('b', other)],
      })
      expect(Math.abs(travelMm - clear)).toBeLessThan(0.001)
      if (travelMm < wanted) stopped++
    }
    expect(stopped).toBeGreaterThan(100)
  })

  it('RB-79a: the stop at a tile is its first contact, by sampling (400 cases, seed stop-3)', () => {
    const spot = randomSpots('stop-3', 60)
    const random = seededNumbers('stop-3')
    let stopped = 0
    for (let i = 0; i < 400; i++) {
      const start = spot()
      const toCentre = (Math.atan2(-start.y, -start.x) * 180) / Math.PI
      const direction = unit(toCentre + random(-60, 60))
      const tile = tileOutline({ id: tileIds[i % 11]!, x: 0, y: 0, rotation: random(0, 360) })
      const polygon = { dots: tile.polygon, radius: 0 }
      const body = squareBody(start)
      if (hullDistance(body, polygon) < 1.9) continue
      const over = (s: number) => slowOverlap(movedBody(body, s * direction.x, s * direction.y), polygon)
      const { travelMm } = legalStop(outlineOfSquare('a', start), direction, 60, {
        others: [],
        blockingTiles: [tile],
      })
      for (let n = 0; n <= 50; n++) expect(over((travelMm * n) / 50)).toBeLessThan(0.001 + 1e-6)
      if (travelMm < 60 && travelMm < wallTravel(start, direction) - 1e-6) {
        expect(over(travelMm + 0.001)).toBeGreaterThan(0.001)
        stopped++
      }
    }
    expect(stopped).toBeGreaterThan(150)
  })
})

function unit(degrees: number) {
  const radians = (degrees * Math.PI) / 180
  return { x: Math.cos(radians), y: Math.sin(radians) }
}

function isFar(a: Body, b: Body): boolean {
  return Math.hypot(a.dots[0]!.x - b.dots[0]!.x, a.dots[0]!.y - b.dots[0]!.y) > 41
}

/** How far a body reaches beyond the walls of the Sea Box, negative inside. */
function beyondWalls({ dots, radius }: Body): number {
  return Math.max(...dots.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)])) + radius - 145
}

/** How far a die gets until the walls, by a walk round its outline. */
function wallTravel(start: Square, direction: { x: number; y: number }): number {
  let travel = Number.POSITIVE_INFINITY
  for (let step = 0; step < 4000; step++) {
    const { x, y } = borderPoint(start, step / 1000)
    for (const [at, speed] of [[x, direction.x] as const, [y, direction.y] as const]) {
      if (speed !== 0) travel = Math.min(travel, ((speed > 0 ? 145 : -145) - at) / speed)
    }
  }
  return travel
}
