import { describe, expect, it } from 'vitest'
import { isTooDeep, measuredGap, overlap } from './gap'
import { outlineAt } from './outline'
import { snapToContact } from './snap'
import { die, outlineOfSquare, randomSpots } from './testing/positions'

describe('snapping into contact', () => {
  it('a die let go within 3 mm of another one, beside it or on its edge, comes to touch it (seed snap-1)', () => {
    const spot = randomSpots('snap-1', 16)
    const moving = outlineOfSquare('a', spot())
    let snapped = 0
    for (let i = 0; i < 3000; i++) {
      const end = spot()
      const other = outlineOfSquare('b', spot())
      const before = outlineAt(moving, end)
      const snap = snapToContact(moving, end, [moving, other], 3)
      if (!snap) {
        const isNear = measuredGap(before, other) < 2.999 && overlap(before, other) < 2.999
        expect(isNear).toBe(false)
        continue
      }
      snapped++
      const after = outlineAt(moving, snap)
      expect(measuredGap(after, other)).toBeLessThanOrEqual(0.01)
      expect(isTooDeep(overlap(after, other))).toBe(false)
      expect(Math.hypot(snap.x - end.x, snap.y - end.y)).toBeLessThan(3.01)
    }
    expect(snapped).toBeGreaterThan(500)
  })

  it('snaps to the nearest of several', () => {
    const others = [die('b', 18, 0), die('c', -17, 0)]
    expect(snapToContact(die('a', 90, 90), { x: 0, y: 0 }, others, 3)).toEqual({ x: -1, y: 0 })
    expect(snapToContact(die('a', 90, 90), { x: 0, y: 0 }, others, 0.5)).toBeUndefined()
  })
})
