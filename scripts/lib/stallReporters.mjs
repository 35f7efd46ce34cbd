// @ts-check
/**
 * No test has a limit in seconds. These reporters, one for vitest and one for Playwright, hear of all that begins and
 * ends; when that was nothing for five minutes they say what is waited for and end the run. A line a minute while a long
 * test goes on shows that the run is alive.
 */
import { createStallWatch, stallMinutes } from './stallWatch.mjs'

const signEveryMs = 60_000

/** @param {() => void} endRun */
function createListener(endRun) {
  /** What has begun and not ended. @type {Map<unknown, string>} */
  const going = new Map()
  let signedMs = performance.now()
  const watch = createStallWatch(() => {
    const waited = [...going.values()].map(what => `\n  ${what}`).join('')
    console.error(
      `\nNothing was reported for ${stallMinutes} minutes; the run is ended. What it waited for:${waited}`,
    )
    process.exitCode = 1
    endRun()
  })
  const hear = () => {
    watch.heard()
    if (performance.now() - signedMs < signEveryMs) return
    signedMs = performance.now()
    console.log(`  still at: ${[...going.values()].at(-1) ?? 'the beginning'}`)
  }
  return {
    /** @param {unknown} key @param {string} what */
    begin(key, what) {
      going.set(key, what)
      hear()
    },
    /** @param {unknown} key */
    end(key) {
      going.delete(key)
      hear()
    },
    stop: () => watch.stop(),
  }
}

/** @returns {import('vitest/node').Reporter} */
export function vitestStallReporter() {
  // A test that never gives the thread back could not be asked to end.
  const listener = createListener(() => process.exit(1))
  return {
    onTestModuleStart: module => listener.begin(module.id, module.relativeModuleId),
    onTestModuleEnd: module => listener.end(module.id),
    onTestCaseReady: test => listener.begin(test.id, `${test.module.relativeModuleId} > ${test.fullName}`),
    onTestCaseResult: test => listener.end(test.id),
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
    this.listener.end(test.id)
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
