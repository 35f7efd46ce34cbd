// @ts-check
/**
 * No test has a limit in seconds. These reporters, one for vitest and one for Playwright, hear of all that begins and
 * ends; when that was nothing for five minutes, or nothing new for twenty, they say what is waited for and end the run. A
 * line a minute while a long test goes on shows that the run is alive.
 */
import { createStallWatch, stallMinutes } from './stallWatch.mjs'

const signEveryMs = 60_000

/** What every line begins with that shows that a long test goes on. */
export const signOfLife = '  still at: '

/**
 * How long a run may report the same steps again and again, as an assertion does that is asked until it holds. A match that
 * goes on is no circle: the step that waits for its next entry names the entry.
 */
export const circleMinutes = 20

/** @param {() => void} endRun */
export function createListener(endRun) {
  /** What has begun and not ended. @type {Map<unknown, string>} */
  const going = new Map()
  /** Whatever has begun before in the tests that go on. @type {Set<string>} */
  const known = new Set()
  let signedMs = performance.now()
  /** @param {string} silence */
  const stall = silence => {
    quiet.stop()
    circle.stop()
    const waited = [...going.values()].map(what => `\n  ${what}`).join('')
    console.error(`\n${silence}; the run is ended. What it waited for:${waited}`)
    process.exitCode = 1
    endRun()
  }
  const quiet = createStallWatch(() => stall(`Nothing was reported for ${stallMinutes} minutes`))
  const circle = createStallWatch(
    () => stall(`Nothing new was reported for ${circleMinutes} minutes`),
    circleMinutes,
  )
  const hear = () => {
    quiet.heard()
    if (performance.now() - signedMs < signEveryMs) return
    signedMs = performance.now()
    console.log(`${signOfLife}${[...going.values()].at(-1) ?? 'the beginning'}`)
  }
  return {
    /** @param {unknown} key @param {string} what */
    begin(key, what) {
      going.set(key, what)
      if (!known.has(what)) circle.heard()
      known.add(what)
      hear()
    },
    /** A step: it may begin once more. @param {unknown} key */
    end(key) {
      going.delete(key)
      hear()
    },
    /** A test: it is done for good. @param {unknown} key */
    endTest(key) {
      going.delete(key)
      circle.heard()
      hear()
    },
    stop() {
      quiet.stop()
      circle.stop()
    },
  }
}

/** @returns {import('vitest/node').Reporter} */
export function vitestStallReporter() {
  // A test that never gives the thread back could not be asked to end.
  const listener = createListener(() => process.exit(1))
  return {
    onTestModuleStart: module => listener.begin(module.id, module.relativeModuleId),
    onTestModuleEnd: module => listener.endTest(module.id),
    onTestCaseReady: test => listener.begin(test.id, `${test.module.relativeModuleId} > ${test.fullName}`),
    onTestCaseResult: test => listener.endTest(test.id),
    onTestRunEnd: () => listener.stop(),
  }
}

/** How long the tests have to end in order, and to take their browsers with them. */
const graceMs = 30_000

/** For Playwright, which makes its reporters itself. */
export default class PlaywrightStallReporter {
  listener = createListener(() => {
    // Playwright's own way of ending a run that is in progress: browsers are closed, the report is written.
    process.kill(process.pid, 'SIGINT')
    setTimeout(() => process.exit(1), graceMs).unref()
  })

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestBegin(test) {
    this.listener.begin(test.id, test.titlePath().slice(1).join(' > '))
  }

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestEnd(test) {
    this.listener.endTest(test.id)
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test @param {unknown} _
   * @param {import('@playwright/test/reporter').TestStep} step
   */
  onStepBegin(test, _, step) {
    const { location } = step
    this.listener.begin(
      step,
      `${test.title}: ${step.title}${location ? ` (${location.file}:${location.line})` : ''}`,
    )
  }

  /**
   * @param {unknown} _ @param {unknown} __
   * @param {import('@playwright/test/reporter').TestStep} step
   */
  onStepEnd(_, __, step) {
    this.listener.end(step)
  }

  onEnd() {
    this.listener.stop()
  }

  /** Its lines stand beside the list of another reporter. */
  printsToStdio() {
    return false
  }
}
