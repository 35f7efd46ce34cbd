// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../build.mjs'
import { countOnce, countPlaywright, countVitest } from './counts.mjs'
import { ensureChromium } from './ensureChromium.mjs'
import { installMissing } from './install.mjs'
import { PlainError } from './plainError.mjs'
import { runPackage } from './run.mjs'
import { signOfLife } from './stallReporters.mjs'

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {{ counts: Counts, output: string }} StageResult
 * @typedef {{ name: string, check: () => Promise<StageResult> }} Stage
 */

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {unknown} error @returns {StageResult} */
function failedBecause(error) {
  const output = error instanceof PlainError ? `${error.output ?? ''}\n${error.message}` : String(error)
  return { counts: countOnce(1), output }
}

/** A run that is ended from outside has printed what it was at. @param {string} line */
function saySignOfLife(line) {
  if (line.startsWith(signOfLife)) console.log(line)
}

async function checkTypes() {
  const whole = await runPackage('typescript/bin/tsc', ['-p', 'tsconfig.json'])
  const pure = await runPackage('typescript/bin/tsc', ['-p', 'tsconfig.pure.json'])
  return { counts: countOnce(whole.code || pure.code), output: whole.output + pure.output }
}

async function checkLint() {
  const rules = await runPackage('@biomejs/biome/bin/biome', ['check', '.'])
  const spelling = await runPackage('cspell/bin.mjs', ['--no-progress'])
  return { counts: countOnce(rules.code || spelling.code), output: rules.output + spelling.output }
}

/** @param {string} folder */
async function checkUnits(folder) {
  const file = join(folder, 'unit.json')
  const { code, output } = await runPackage('vitest/vitest.mjs', ['run'], {
    env: { SEABOX_UNIT_REPORT: file },
    onLine: saySignOfLife,
  })
  return { counts: countVitest(readReport(file), code), output }
}

async function checkBuild() {
  return { counts: countOnce(0), output: await build() }
}

/** @param {string} folder */
async function checkBrowser(folder) {
  const chromium = await ensureChromium(console.log)
  const file = join(folder, 'e2e.json')
  const { code, output } = await runPackage('@playwright/test/cli.js', ['test'], {
    env: { SEABOX_E2E_REPORT: file, ...(chromium && { CHROMIUM_PATH: chromium }) },
    onLine: saySignOfLife,
  })
  return { counts: countPlaywright(readReport(file), code), output }
}

/** @param {Stage} stage */
async function runStage({ name, check }) {
  const startMs = performance.now()
  console.log(`${name} …`)
  const { counts, output } = await check().catch(failedBecause)
  if (counts.failed > 0) console.log(`\n${output.trim()}\n`)
  const seconds = (performance.now() - startMs) / 1000
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(1)} s)`)
  return { name, seconds, ...counts }
}

/** How long each part took, and all of them. @param {readonly { readonly name: string, readonly seconds: number }[]} results */
export function timeWords(results) {
  const words = (/** @type {number} */ seconds) => {
    const whole = Math.round(seconds)
    return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
  }
  const sum = results.reduce((all, { seconds }) => all + seconds, 0)
  return `Time: ${results.map(({ name, seconds }) => `${name} ${words(seconds)}`).join(', ')}; together ${words(sum)}`
}

/** Runs every stage, each even if one before it failed, and answers with the exit code. The last line is the sum. */
export async function testEverything() {
  try {
    await installMissing(console.log)
  } catch (error) {
    console.log(`${failedBecause(error).output.trim()}\n\n0 passed, 1 failed`)
    return 1
  }
  const folder = mkdtempSync(join(tmpdir(), 'seabox-test-'))
  /** @type {Stage[]} */
  const stages = [
    { name: 'types', check: checkTypes },
    { name: 'lint', check: checkLint },
    { name: 'unit', check: () => checkUnits(folder) },
    { name: 'build', check: checkBuild },
    { name: 'e2e', check: () => checkBrowser(folder) },
  ]
  /** @type {({ name: string, seconds: number } & Counts)[]} */
  const results = []
  for (const stage of stages) {
    const isBuildBroken = results.some(({ name, failed }) => name === 'build' && failed > 0)
    if (stage.name === 'e2e' && isBuildBroken) {
      console.log('e2e: not run, since there is no page to open; counted as one failure')
      results.push({ name: stage.name, seconds: 0, passed: 0, failed: 1 })
      continue
    }
    results.push(await runStage(stage))
  }
  rmSync(folder, { recursive: true, force: true })

  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  const broken = results
    .filter(result => result.failed > 0)
    .map(result => `${result.name} (${result.failed})`)
  console.log(`\n${timeWords(results)}`)
  console.log(broken.length > 0 ? `Failed: ${broken.join(', ')}\n` : '')
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
