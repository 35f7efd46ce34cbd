import { describe, expect, it } from 'vitest'
import { fireFault, lineOfFire } from './lineOfFire'
import { defaultRuler } from './ruler'
import { die, outlineOfSquare, randomSpots } from './testing/positions'
import { seededNumbers } from './testing/random'
import { isStandingOn, tileIds, tileOutline } from './tiles'

const harbour = tileOutline({ id: 'T8', x: 0, y: 0, rotation: 0 })
const centres = { ...defaultRuler, lineOfFire: 'centres' as const }

describe('the line of fire', () => {
  it('RB-80: a Ship that stands on a tile cannot fire, not even away from it', () => {
    const shooter = die('Y1', 0, -33.2)
    expect(fireFault(shooter, die('R1', 0, -80), [harbour])).toMatchObject({ rule: 'RB-80', by: 'T8' })
    expect(fireFault(die('Y1', 0, -33.4), die('R1', 0, -80), [harbour])).toBeUndefined()
  })

  it('RB-80: a shot across a tile is impossible, a shot past it is not', () => {
    expect(fireFault(die('Y1', 0, -40), die('R1', 0, 40), [harbour])).toMatchObject({
      rule: 'RB-80a',
      by: 'T8',
    })
    expect(fireFault(die('Y1', -95, -40), die('R1', -95, 40), [harbour])).toBeUndefined()
    expect(fireFault(die('Y1', 0, -40), die('R1', 0, 40), [])).toBeUndefined()
  })

  it('RB-80: a target on a tile can be hit if the line ends before the border', () => {
    // The outline of the target ends 0.2 before the border.
    expect(fireFault(die('Y1', 0, -70), die('R1', 0, -33.2), [harbour])).toBeUndefined()
    expect(fireFault(die('Y1', 0, -70), die('R1', 0, -30), [harbour])).toBeUndefined()
    // Crossing the tile to reach a target on its far side is something else.
    expect(fireFault(die('Y1', 0, -70), die('R1', 0, 33), [harbour])).toMatchObject({ rule: 'RB-80a' })
  })

  it('RB-80a: touching the border counts as crossing it', () => {
    // The ruler runs along x = -80, the border of the Harbour, or a hundredth beside it.
    expect(fireFault(die('Y1', -80, -40), die('R1', -80, 40), [harbour])).toMatchObject({ rule: 'RB-80a' })
    expect(fireFault(die('Y1', -80.01, -40), die('R1', -80.01, 40), [harbour])).toBeUndefined()
  })

  it('RB-80a: nearest points and centres may disagree, by table option', () => {
    const shooter = die('Y1', -84, -40)
    const target = die('R1', -77, 40)
    // The ruler lies along x = -80.5, the middle of the band, clear of the Harbour; the centres' line cuts its corner.
    expect(lineOfFire(shooter, target)!.from.x).toBeCloseTo(-80.5, 12)
    expect(fireFault(shooter, target, [harbour])).toBeUndefined()
    expect(lineOfFire(shooter, target, centres)).toEqual({ from: { x: -84, y: -40 }, to: { x: -77, y: 40 } })
    expect(fireFault(shooter, target, [harbour], centres)).toMatchObject({ rule: 'RB-80a' })
  })

  it('RB-80a: nothing lies between touching Ships, but with the centre option the line is still drawn', () => {
    const low = die('Y1', -90, -8.1)
    const high = die('R1', -90, 8.1)
    expect(lineOfFire(low, high)).toBeUndefined()
    expect(lineOfFire(low, high, centres)).toEqual({ from: { x: -90, y: -8.1 }, to: { x: -90, y: 8.1 } })
    // The target reaches over the tile, the shooter beside it does not; their outlines leave no room for a tile.
    const shooter = die('Y1', -88.4, -20)
    const target = die('R1', -72.3, -20)
    expect(fireFault(shooter, target, [harbour])).toBeUndefined()
    expect(fireFault(shooter, target, [harbour], centres)).toMatchObject({ rule: 'RB-80a' })
  })

  it('RB-80a: agrees with sampled points of the line on 3,000 shots (seed fire-1)', () => {
    const random = seededNumbers('fire-1')
    const spot = randomSpots('fire-1', 110)
    let blocked = 0
    for (let i = 0; i < 3000; i++) {
      const rotation = Math.round(random(0, 360))
      const tile = tileOutline({ id: tileIds[i % 11]!, x: random(-20, 20), y: random(-20, 20), rotation })
      const ruler = i % 2 === 0 ? defaultRuler : centres
      const shooter = outlineOfSquare('Y1', spot())
      const target = outlineOfSquare('R1', spot())
      const line = lineOfFire(shooter, target, ruler)
      if (!line || isStandingOn(shooter, tile)) continue
      let deepest = Number.NEGATIVE_INFINITY
      for (let step = 0; step <= 2000; step++) {
        const x = line.from.x + ((line.to.x - line.from.x) * step) / 2000
        const y = line.from.y + ((line.to.y - line.from.y) * step) / 2000
        deepest = Math.max(deepest, depthIn(tile.polygon, x, y))
      }
      // Samples lie up to 0.2 apart; closer calls are for the exact cases above.
      if (Math.abs(deepest) < 0.2) continue
      const isBlocked = fireFault(shooter, target, [tile], ruler) !== undefined
      expect(isBlocked).toBe(deepest > 0)
      if (isBlocked) blocked++
    }
    expect(blocked).toBeGreaterThan(300)
  })
})

/** How deep a point lies behind the nearest border line; negative outside. */
function depthIn(polygon: readonly { x: number; y: number }[], x: number, y: number): number {
  return Math.min(
    ...polygon.map((a, i) => {
      const b = polygon[(i + 1) % polygon.length]!
      return ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y)
    }),
  )
}
