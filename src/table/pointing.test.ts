import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTable } from './part'
import {
  armPointing,
  forgetLights,
  joinPointing,
  lightMs,
  pointAt,
  pointingOf,
  showLight,
  type TableSpot,
} from './pointing'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const spot: TableSpot = { on: 'sea', x: 1, y: 2, z: 3 }

/** Two screens; what one points at is told to the other. */
function twoScreens() {
  const [grace, anne] = [createTable(), createTable()]
  const leave = joinPointing(grace, { seat: 0, tell: at => showLight(anne, 0, at) })
  return { grace, anne, leave, lightsOf: (table: typeof grace) => pointingOf(table).getState().lights }
}

it('what one player points at is seen on both screens, and gone after a moment', () => {
  const { grace, anne, lightsOf } = twoScreens()
  expect(pointAt(grace, spot)).toBe(true)
  for (const table of [grace, anne]) expect(lightsOf(table)).toMatchObject([{ seat: 0, ...spot }])
  vi.advanceTimersByTime(lightMs)
  for (const table of [grace, anne]) expect(lightsOf(table)).toEqual([])
})

it('a seat has one light: the next one takes its place and stays as long as any', () => {
  const { grace, anne, lightsOf } = twoScreens()
  pointAt(grace, spot)
  vi.advanceTimersByTime(lightMs / 2)
  pointAt(grace, { ...spot, x: 9 })
  showLight(anne, 1, spot)
  expect(lightsOf(anne).map(({ seat, x }) => [seat, x])).toEqual([
    [0, 9],
    [1, 1],
  ])
  vi.advanceTimersByTime(lightMs / 2)
  expect(lightsOf(anne)).toHaveLength(2)
  vi.advanceTimersByTime(lightMs / 2)
  expect(lightsOf(anne)).toEqual([])
})

it('a key that repeats points once', () => {
  const { grace, anne, lightsOf } = twoScreens()
  pointAt(grace, spot)
  expect(pointAt(grace, { ...spot, x: 9 })).toBe(true)
  expect(lightsOf(anne)).toMatchObject([spot])
})

it('pointing once lets the next press choose again; who has left, and who watches, points at nothing', () => {
  const { grace, anne, leave, lightsOf } = twoScreens()
  armPointing(grace, true)
  pointAt(grace, spot)
  expect(pointingOf(grace).getState().isArmed).toBe(false)
  forgetLights(anne)
  expect(lightsOf(anne)).toEqual([])
  leave()
  expect(lightsOf(grace)).toEqual([])
  expect(pointAt(grace, spot)).toBe(false)
  expect(pointAt(anne, spot)).toBe(false)
  expect(lightsOf(anne)).toEqual([])
})
