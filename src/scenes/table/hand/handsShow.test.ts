import { describe, expect, it } from 'vitest'
import { handsSize, moveHands, noHands } from './handsShow'

const run = (show: ReturnType<typeof noHands>, holds: boolean, seconds: number, isCalm = false) => {
  for (let t = 0; t < seconds; t += 1 / 60) moveHands(show, holds, 1 / 60, isCalm)
  return show
}

describe('hands that hold dice', () => {
  it('come closed, open before they go, and are then out of sight', () => {
    const show = run(noHands(), true, 1)
    expect(show).toEqual({ come: 1, open: 0 })
    run(show, false, 0.1)
    expect(show.come).toBe(1)
    expect(show.open).toBeGreaterThan(0.4)
    run(show, false, 1)
    expect(show).toEqual({ come: 0, open: 1 })
    // The next time they come closed again.
    run(show, true, 1 / 60)
    expect(show.open).toBe(0)
  })

  it('appear and vanish without motion when motion is reduced', () => {
    const show = noHands()
    expect(moveHands(show, true, 1 / 60, true)).toBe(true)
    expect(show).toEqual({ come: 1, open: 0 })
    expect(moveHands(show, true, 1 / 60, true)).toBe(false)
    moveHands(show, false, 1 / 60, true)
    expect(show).toEqual({ come: 0, open: 0 })
  })

  it('are narrower round a few dice', () => {
    expect(handsSize(1)).toBeCloseTo(0.72, 6)
    expect(handsSize(7)).toBe(1)
    expect(handsSize(38)).toBe(1)
  })
})
