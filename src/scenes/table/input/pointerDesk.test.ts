import { afterEach, describe, expect, it, vi } from 'vitest'
import { type CameraHandle, createPointerDesk, type Touchable } from './pointerDesk'

/** A canvas that hears pointers, and what the desk did with them. */
function deskOnCanvas() {
  const told: string[] = []
  const camera: CameraHandle = {
    orbit: () => told.push('camera turns'),
    pan: () => told.push('camera moves'),
    zoom: () => told.push('camera nears'),
    writeRay: () => {},
  }
  const canvas = Object.assign(new EventTarget(), {
    style: { cursor: '' },
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => {},
  })
  const desk = createPointerDesk(camera)
  desk.connect(canvas as unknown as HTMLElement)
  const point = (type: string, x: number, pointerType = 'mouse') =>
    canvas.dispatchEvent(
      Object.assign(new Event(type), {
        pointerId: 1,
        pointerType,
        button: 0,
        clientX: x,
        clientY: 0,
      }),
    )
  const thing = (name: string, order: number): Touchable => ({
    order,
    tap: () => {
      told.push(`${name} tapped`)
      return true
    },
    grab: () => ({
      move: () => told.push(`${name} moved`),
      release: () => told.push(`${name} let go`),
      cancel: () => told.push(`${name} put back`),
    }),
  })
  return { desk, told, point, thing }
}

describe('a thing with its own press handler', () => {
  it('is taken when the press becomes a drag, and not by the next press elsewhere', () => {
    const { desk, told, point, thing } = deskOnCanvas()
    point('pointerdown', 0)
    desk.offer(thing('ruler', 15))
    point('pointermove', 20)
    point('pointerup', 20)
    expect(told).toEqual(['ruler moved', 'ruler let go'])

    told.length = 0
    point('pointerdown', 0)
    point('pointermove', 20)
    point('pointermove', 30)
    point('pointerup', 30)
    expect(told).toEqual(['camera turns'])
  })

  it('is asked in its order: after the dice in the hand, before those that lie there', () => {
    const { desk, told, point, thing } = deskOnCanvas()
    desk.add(thing('lying die', 10))
    point('pointerdown', 0)
    desk.offer(thing('tile', 8))
    desk.offer(thing('ruler', 15))
    point('pointerup', 0)
    expect(told).toEqual(['ruler tapped'])

    told.length = 0
    desk.add(thing('hand', 20))
    point('pointerdown', 0)
    desk.offer(thing('ruler', 15))
    point('pointerup', 0)
    expect(told).toEqual(['hand tapped'])
  })

  it('is not called without a press', () => {
    const { desk, told, point, thing } = deskOnCanvas()
    desk.offer(thing('ruler', 15))
    point('pointerdown', 0)
    point('pointerup', 0)
    expect(told).toEqual([])
  })
})

describe('a press that stays where it is', () => {
  afterEach(() => {
    vi.useRealTimers()
  })
  const longPress = (pointerType: string) => {
    vi.useFakeTimers()
    const { desk, told, point, thing } = deskOnCanvas()
    const hold = () => {
      told.push('card held')
      return true
    }
    desk.add({ ...thing('card', 10), hold })
    point('pointerdown', 0, pointerType)
    vi.advanceTimersByTime(2000)
    point('pointermove', 20, pointerType)
    point('pointerup', 20, pointerType)
    return told
  }

  it('holds the thing before the eyes when it is a finger', () => {
    expect(longPress('touch')).toEqual(['card held'])
  })

  it('is still the start of a drag when it is a mouse, however long the player thinks', () => {
    expect(longPress('mouse')).toEqual(['card moved', 'card let go'])
  })
})
