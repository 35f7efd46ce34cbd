// @ts-check
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder, run, runPackage } from './run.mjs'

const leavesBehind = '../scripts/lib/testing/leavesBehind.mjs'

const soon = () => new Promise(resolve => setTimeout(resolve, 20))

/** @param {number} pid */
function isThere(pid) {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  // Whom nobody has buried yet has ended all the same.
  const status = `/proc/${pid}/stat`
  return !existsSync(status) || !/\) Z /.test(readFileSync(status, 'utf8'))
}

/** Waits until it has ended; a program that never does is the affair of the stall watch. @param {number} pid */
async function hasEnded(pid) {
  while (isThere(pid)) await soon()
  return true
}

test('captures the output and the exit code of a program', async () => {
  const script = 'console.log("out"); console.error("err"); process.exit(3)'
  const { code, output } = await run(process.execPath, ['-e', script])
  expect(code).toBe(3)
  expect(output.split('\n').filter(Boolean).toSorted()).toEqual(['err', 'out'])
})

test('hands over each line while the program still runs', async () => {
  const script =
    'process.stdout.write("I am "); console.log(`number ${process.pid}`); setInterval(() => {}, 1000)'
  /** @type {string[]} */
  const lines = []
  // Nothing else ends it before the stall watch does.
  await run(process.execPath, ['-e', script], {
    onLine(line) {
      lines.push(line)
      process.kill(Number(line.split(' ').at(-1)))
    },
  })
  expect(lines).toEqual([expect.stringMatching(/^I am number \d+$/)])
})

test('a missing program ends with 1 and a message', async () => {
  const { code, output } = await run('no-such-program-at-all', [])
  expect(code).toBe(1)
  expect(output).toContain('no-such-program-at-all')
})

test('a program that is silent for too long is ended with all its children', async () => {
  // On a busy machine it takes longer until there is anything to end.
  for (let quietMinutes = 0.02; ; quietMinutes *= 2) {
    const { code, output } = await runPackage(leavesBehind, ['wait'], { quietMinutes })
    expect(code).not.toBe(0)
    expect(output).toContain(`had printed nothing for ${quietMinutes} minutes`)
    const pid = Number.parseInt(output, 10)
    if (Number.isNaN(pid)) continue
    expect(await hasEnded(pid)).toBe(true)
    return
  }
})

test('a program that ends leaves no child that blocks the run', async () => {
  const { code, output } = await runPackage(leavesBehind, ['leave'])
  expect(code).toBe(0)
  expect(await hasEnded(Number.parseInt(output, 10))).toBe(true)
})

test.each(/** @type {const} */ (['SIGTERM', 'SIGKILL']))(
  'a program ended by %s ends all the programs it started',
  async signal => {
    const file = join(mkdtempSync(join(tmpdir(), 'seabox-run-')), 'pid')
    // As under `npm test`, where the runner itself belongs to a group.
    const env = { ...process.env, SEABOX_GROUP: String(process.pid) }
    const runner = spawn(process.execPath, ['scripts/lib/testing/runsIt.mjs', file], {
      cwd: projectFolder,
      env,
    })
    while (!existsSync(file) || readFileSync(file, 'utf8') === '') await soon()
    const pid = Number(readFileSync(file, 'utf8'))
    expect(isThere(pid)).toBe(true)
    runner.kill(signal)
    expect(await hasEnded(pid)).toBe(true)
  },
)
