import { afterEach, describe, expect, it, vi } from 'vitest'
import { type CameraHandle, createPointerDesk, type Touchable } from './pointerDesk'

/** What happens so long after the page was loaded. */
const eventAt = (type: string, timeMs: number) =>
  Object.defineProperty(new Event(type), 'timeStamp', { value: timeMs })

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
  const point = (type: string, x: number, pointerType = 'mouse', more = {}, timeMs = 0) =>
    canvas.dispatchEvent(
      Object.assign(eventAt(type, timeMs), {
        pointerId: 1,
        pointerType,
        button: 0,
        clientX: x,
        clientY: 0,
        ...more,
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

  it('is held by the stamps of its events where a busy machine hears the clock too late', () => {
    const { desk, told, point, thing } = deskOnCanvas()
    desk.add({ ...thing('card', 10), hold: () => told.push('card held') > 0 })
    point('pointerdown', 0, 'touch', {}, 1000)
    point('pointerup', 0, 'touch', {}, 1700)
    point('pointerdown', 0, 'touch', {}, 3000)
    point('pointerup', 0, 'touch', {}, 3100)
    point('pointerdown', 0, 'mouse', {}, 5000)
    point('pointerup', 0, 'mouse', {}, 5700)
    expect(told).toEqual(['card held', 'card tapped', 'card tapped'])
  })

  it('is still the start of a drag when it is a mouse, however long the player thinks', () => {
    expect(longPress('mouse')).toEqual(['card moved', 'card let go'])
  })
})

describe('two presses at one place', () => {
  const presses = (press: (point: ReturnType<typeof deskOnCanvas>['point']) => void) => {
    const { desk, point } = deskOnCanvas()
    const again: boolean[] = []
    desk.add({
      order: 10,
      tap: ({ isAgain }) => {
        again.push(isAgain)
        return true
      },
    })
    press(point)
    return again
  }
  it('are told apart by the count of the system where it is a mouse', () => {
    const again = presses(point => {
      for (const detail of [1, 2, 3, 1]) {
        point('pointerdown', 5)
        point('mousedown', 5, 'mouse', { detail })
        point('pointerup', 5)
      }
    })
    expect(again).toEqual([false, true, false, false])
  })

  it('of a finger are one double tap within a third of a second, and no more than two of them', () => {
    const again = presses(point => {
      for (const [x, timeMs] of [
        [5, 0],
        [9, 300],
        [9, 500],
        [9, 900],
        [60, 1000],
      ] as const)
        for (const type of ['pointerdown', 'pointerup']) point(type, x, 'touch', {}, timeMs)
    })
    expect(again).toEqual([false, true, false, false, false])
  })
})

describe('the right button', () => {
  const rightly = (to: number) => {
    const { desk, told, point, thing } = deskOnCanvas()
    const hold = () => {
      told.push('card held')
      return true
    }
    desk.add({ ...thing('card', 10), hold })
    point('pointerdown', 0, 'mouse', { button: 2 })
    point('pointermove', to, 'mouse')
    point('pointerup', to, 'mouse')
    return told
  }

  it('holds a thing before the eyes, though the hand trembles a little', () => {
    expect(rightly(2)).toEqual(['card held'])
  })

  it('moves the camera where it is dragged', () => {
    expect(rightly(20)).toEqual(['camera moves'])
  })
})

describe('a press with Alt', () => {
  const press = (isShown: boolean) => {
    const { desk, told, point, thing } = deskOnCanvas()
    desk.add(thing('card', 10))
    desk.add({
      order: 30,
      point: () => {
        told.push(isShown ? 'shown' : 'nobody is there')
        return isShown
      },
    })
    point('pointerdown', 0, 'mouse', { altKey: true })
    point('pointermove', 20, 'mouse', { altKey: true })
    point('pointerup', 20, 'mouse', { altKey: true })
    return told
  }

  it('shows what lies there to the others and does nothing else', () => {
    expect(press(true)).toEqual(['shown'])
  })

  it('is a press like any other where there are no others', () => {
    expect(press(false)).toEqual(['nobody is there', 'card moved', 'card let go'])
  })
})
