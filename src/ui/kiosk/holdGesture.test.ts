import { describe, expect, it } from 'vitest'
import { corners } from '../../kiosk/kioskSettings'
import { isInCorner } from './holdGesture'

const screen = { width: 1920, height: 1080 }
const spots = {
  'top-left': { x: 20, y: 30 },
  'top-right': { x: 1900, y: 30 },
  'bottom-left': { x: 20, y: 1050 },
  'bottom-right': { x: 1900, y: 1050 },
} as const

describe('the corner of the attendant', () => {
  it.each(corners)('%s is that one and no other', corner => {
    for (const [name, spot] of Object.entries(spots))
      expect(isInCorner(spot, corner, screen)).toBe(name === corner)
  })

  it('is small, and the middle of the screen is no corner', () => {
    expect(isInCorner({ x: 120, y: 20 }, 'top-left', screen)).toBe(false)
    for (const corner of corners) expect(isInCorner({ x: 960, y: 540 }, corner, screen)).toBe(false)
  })
})
