import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deskOf } from './desk'
import type { DeskState } from './desk/deskState'
import { finaleOf, lookMs } from './finale'
import { createTable } from './part'
import { tableSettingsOf } from './tableSettings'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const played: Partial<DeskState> = { phase: 'telling', pace: 'calm' }

/** A table with a picture, where a match goes on as `before` says and is over then. */
function endOf(before: Partial<DeskState> = played, settings = {}) {
  const table = createTable()
  tableSettingsOf(table).setState({ picture: 'drawn', reducedMotion: false, ...settings })
  const { state } = deskOf(table)
  state.setState(before)
  const finale = finaleOf(table)
  state.setState({ phase: 'over' })
  return { finale, state, isLooking: () => finale.getState().isLooking }
}

it('looks over the table when a match ends, until its time is over', () => {
  const { isLooking } = endOf()
  expect(isLooking()).toBe(true)
  vi.advanceTimersByTime(lookMs.there + lookMs.across)
  expect(isLooking()).toBe(false)
})

it('ends when somebody reads the result, takes back a move or looks back', () => {
  const read = endOf()
  read.finale.getState().end()
  expect(read.isLooking()).toBe(false)
  const undone = endOf()
  undone.state.setState({ phase: 'asking' })
  expect(undone.isLooking()).toBe(false)
  const back = endOf()
  back.state.setState({ lookingBack: { entry: 0 } as DeskState['lookingBack'] })
  expect(back.isLooking()).toBe(false)
})

it.each([
  ['a match that was over before anybody came', { ...played, phase: 'opening' }, {}],
  ['somebody who plays without waiting', { ...played, pace: 'at once' }, {}],
  ['reduced motion', played, { reducedMotion: true }],
  ['a table without a picture', played, { picture: 'absent' }],
] as const)('does not begin for %s', (_, before, settings) => {
  expect(endOf(before, settings).isLooking()).toBe(false)
})
