// @ts-check
import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './counts.mjs'

/** @param {...string} statuses */
const tests = (...statuses) => statuses.map(status => ({ status }))

test('skipped tests count neither as passed nor as failed', () => {
  const report = {
    testResults: [
      { status: 'failed', assertionResults: tests('passed', 'failed', 'pending', 'todo', 'passed') },
    ],
  }
  expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 1 })
})

test('a test file that cannot be loaded counts as one failure', () => {
  const report = {
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: tests('passed') },
    ],
  }
  expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1 })
})

test('a program that fails with a clean report, or with none, has failed once', () => {
  const clean = { testResults: [{ status: 'passed', assertionResults: tests('passed') }] }
  expect(countVitest(clean, 1)).toEqual({ passed: 1, failed: 1 })
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 })
})

test('a flaky browser test has failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 }
  expect(countPlaywright({ stats }, 1)).toEqual({ passed: 3, failed: 2 })
})
