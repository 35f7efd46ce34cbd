// @ts-check
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStallWatch } from './stallWatch.mjs'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a run that reports something every four minutes may take a day', () => {
  let stalls = 0
  const watch = createStallWatch(() => stalls++)
  for (let minute = 0; minute < 24 * 60; minute += 4) {
    vi.advanceTimersByTime(4 * 60_000)
    watch.heard()
  }
  watch.stop()
  vi.advanceTimersByTime(60 * 60_000)
  expect(stalls).toBe(0)
})

test('a run that reports nothing for five minutes has stalled, once', () => {
  let stalls = 0
  createStallWatch(() => stalls++)
  vi.advanceTimersByTime(5 * 60_000 - 1)
  expect(stalls).toBe(0)
  vi.advanceTimersByTime(60 * 60_000)
  expect(stalls).toBe(1)
})
