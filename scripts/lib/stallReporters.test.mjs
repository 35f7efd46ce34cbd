// @ts-check
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { circleMinutes, createListener, signOfLife } from './stallReporters.mjs'

const minuteMs = 60_000

/** @type {string[]} */
let said
/** @type {string[]} */
let complaints
let ended = 0

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  complaints = []
  ended = 0
  vi.spyOn(console, 'log').mockImplementation(line => void said.push(line))
  vi.spyOn(console, 'error').mockImplementation(line => void complaints.push(line))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  // The listener has set it for the run that it was told of.
  process.exitCode = undefined
})

const listen = () => createListener(() => ended++)

/** @param {ReturnType<typeof createListener>} listener @param {(minute: number) => string} step @param {number} minutes */
function walk(listener, step, minutes) {
  for (let minute = 1; minute <= minutes; minute++) {
    const key = {}
    listener.begin(key, step(minute))
    vi.advanceTimersByTime(minuteMs / 2)
    listener.end(key)
    vi.advanceTimersByTime(minuteMs / 2)
  }
}

test('a test may take hours as long as it comes to new steps', () => {
  const listener = listen()
  listener.begin('test', 'a long match')
  walk(listener, minute => `entry ${minute}`, 240)
  listener.stop()
  vi.advanceTimersByTime(60 * minuteMs)
  expect(ended).toBe(0)
})

test('an assertion that never holds ends the run once, and is named', () => {
  const listener = listen()
  listener.begin('test', 'the hand opens')
  walk(listener, () => 'the hand opens: Expect "toPass"', circleMinutes - 1)
  expect(ended).toBe(0)
  const key = {}
  listener.begin(key, 'the hand opens: Expect "toPass"')
  vi.advanceTimersByTime(minuteMs)
  walk(listener, () => 'the hand opens: Expect "toPass"', 60)
  // What is still reported while the run ends starts no new count.
  listener.begin('next', 'another test')
  vi.advanceTimersByTime(60 * minuteMs)
  expect(ended).toBe(1)
  expect(complaints.join()).toContain(`Nothing new was reported for ${circleMinutes} minutes`)
  expect(complaints.join()).toContain('the hand opens: Expect "toPass"')
})

test('tests that end are news, though they all have the same steps', () => {
  const listener = listen()
  for (let number = 0; number < 60; number++) {
    listener.begin(number, `case ${number}`)
    walk(listener, () => 'click', 3)
    listener.endTest(number)
  }
  listener.stop()
  expect(ended).toBe(0)
})

test('nothing at all for five minutes ends the run', () => {
  const listener = listen()
  listener.begin('test', 'waits for a dialog')
  vi.advanceTimersByTime(6 * minuteMs)
  expect(ended).toBe(1)
  expect(complaints.join()).toContain('waits for a dialog')
})

test('a line a minute says what goes on', () => {
  const listener = listen()
  walk(listener, minute => `entry ${minute}`, 5)
  listener.stop()
  expect(said.length).toBeGreaterThanOrEqual(4)
  expect(said.every(line => line.startsWith(signOfLife))).toBe(true)
})
