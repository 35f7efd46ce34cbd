import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { corners } from '../../kiosk/kioskSettings'
import { holdMs, isInCorner, listenForAttendant } from './holdGesture'

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

describe('Escape held down', () => {
  let came = 0
  let stop: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    came = 0
    stop = listenForAttendant(window, 'top-right', () => came++)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    vi.advanceTimersByTime(holdMs / 2)
  })
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  it('calls the attendant, also where the focus moves on the page meanwhile', () => {
    const buttons = [document.createElement('button'), document.createElement('button')] as const
    document.body.append(...buttons)
    buttons[0].focus()
    buttons[1].focus()
    buttons[1].remove()
    buttons[0].dispatchEvent(new FocusEvent('blur'))
    buttons[0].remove()
    vi.advanceTimersByTime(holdMs)
    expect(came).toBe(1)
  })

  it('calls nobody once it is let go, or the window has lost the focus', () => {
    window.dispatchEvent(new KeyboardEvent('keyup', { key: 'Escape' }))
    vi.advanceTimersByTime(holdMs)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    window.dispatchEvent(new FocusEvent('blur'))
    vi.advanceTimersByTime(2 * holdMs)
    expect(came).toBe(0)
  })
})
