import { DirectionalLight, SpotLight } from 'three'
import { describe, expect, it } from 'vitest'
import { createShadowTurns } from './shadowTurns'

function createRoom() {
  const lamp = new SpotLight()
  const window = new DirectionalLight()
  const turns = createShadowTurns()
  /** The shadows that a frame draws. */
  const draw = (isStale: boolean) => {
    const isDue = turns.begin(isStale, lamp, window)
    const drawn = [lamp.shadow.autoUpdate && 'lamp', window.shadow.autoUpdate && 'window'].filter(Boolean)
    turns.end(lamp, window)
    expect([lamp.shadow.autoUpdate, window.shadow.autoUpdate]).toEqual([true, true])
    return isDue ? drawn.join(' ') : ''
  }
  return { turns, draw }
}

describe('shadows', () => {
  it('are drawn at once when something has moved once', () => {
    const { draw } = createRoom()
    expect([false, true, false, true].map(draw)).toEqual(['', 'lamp window', '', 'lamp window'])
  })

  it('are drawn in turns while things go on moving, and the one left behind is drawn when they stop', () => {
    for (const frames of [4, 5]) {
      const { turns, draw } = createRoom()
      draw(true)
      expect(turns.isOwed).toBe(false)
      const drawn = Array.from({ length: frames }, () => draw(true))
      expect(turns.isOwed).toBe(true)
      drawn.push(draw(false))
      expect(turns.isOwed).toBe(false)
      for (const [at, shadow] of drawn.entries()) {
        expect(['lamp', 'window']).toContain(shadow)
        if (at > 0) expect(shadow).not.toBe(drawn[at - 1])
      }
      expect(draw(false)).toBe('')
    }
  })

  it('need no light to be there', () => {
    const turns = createShadowTurns()
    const isDue = (isStale: boolean) => turns.begin(isStale, undefined, undefined)
    expect([true, true, false, false].map(isDue)).toEqual([true, true, true, false])
    turns.end(undefined, undefined)
  })
})
