// @ts-check

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @typedef {{ expected: number, unexpected: number, flaky: number }} PlaywrightStats
 */

/** A stage that is one question, such as "do the types fit?". @param {number} exitCode @returns {Counts} */
export function countOnce(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A failing program has failed at something, whatever its report says. @param {Counts} counts @param {number} exitCode */
function atLeastOneFailure(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/**
 * Counts vitest's JSON report. A file that could not even be loaded holds no tests and counts as one failure.
 *
 * @param {{ testResults: VitestFile[] } | undefined} report @param {number} exitCode @returns {Counts}
 */
export function countVitest(report, exitCode) {
  const counts = { passed: 0, failed: 0 }
  for (const file of report?.testResults ?? []) {
    const failed = file.assertionResults.filter(test => test.status === 'failed').length
    counts.passed += file.assertionResults.filter(test => test.status === 'passed').length
    counts.failed += failed === 0 && file.status === 'failed' ? 1 : failed
  }
  return atLeastOneFailure(counts, exitCode)
}

/** Counts Playwright's JSON report. @param {{ stats: PlaywrightStats } | undefined} report @param {number} exitCode @returns {Counts} */
export function countPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky }, exitCode)
}
