// @ts-check
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createStallWatch, stallMinutes } from './stallWatch.mjs'

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

/**
 * @typedef {{ code: number, output: string, seconds: number }} Outcome
 * @typedef {{ env?: Record<string, string>, quietMinutes?: number, shell?: boolean, onLine?: (line: string) => void }} RunOptions
 */

const endWithParent = new URL('endWithParent.mjs', import.meta.url).href

/** Programs in a group of their own: a signal to the group reaches what they have started. */
const hasGroups = process.platform !== 'win32'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** @param {import('node:child_process').ChildProcess} child */
function endGroup(child) {
  if (child.pid === undefined) return
  try {
    if (hasGroups) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

const endAll = () => running.forEach(endGroup)

const endSelf = () => process.exit(1)

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** When this program ends, the programs it started end too. @param {import('node:child_process').ChildProcess} child */
function follow(child) {
  running.add(child)
  if (running.size > 1) return
  process.on('exit', endAll)
  for (const signal of signals) process.on(signal, endSelf)
}

/** @param {import('node:child_process').ChildProcess} child */
function forget(child) {
  running.delete(child)
  if (running.size > 0) return
  process.off('exit', endAll)
  for (const signal of signals) process.off(signal, endSelf)
}

/**
 * Runs a program in the project's folder without input and keeps what it prints, both streams in order of arrival.
 * Never throws: a program that cannot be started ends with code 1 and says why, and so does one that has printed nothing
 * for `quietMinutes`. It may take as long as it likes otherwise. `onLine` gets each line of its output when it is printed.
 *
 * @param {string} command @param {readonly string[]} args @param {RunOptions} [options] @returns {Promise<Outcome>}
 */
export function run(
  command,
  args,
  { env = {}, quietMinutes = 2 * stallMinutes, shell = false, onLine } = {},
) {
  const startMs = performance.now()
  return new Promise(resolve => {
    let output = ''
    const child = spawn(command, args, {
      cwd: projectFolder,
      // This program may itself be a member of a group that `endWithParent.mjs` ends; the new one leads its own.
      env: { ...process.env, SEABOX_GROUP: undefined, ...env },
      // The channel is closed with this program, however it ends: `endWithParent.mjs` listens at the other end of it.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      shell,
      detached: hasGroups,
    })
    follow(child)
    const watch = createStallWatch(() => {
      output += `\n${command} was ended: it had printed nothing for ${quietMinutes} minutes.\n`
      endGroup(child)
    }, quietMinutes)
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      stream.setEncoding('utf8')
      stream.on('data', text => {
        output += text
        watch.heard()
      })
      if (onLine) createInterface({ input: stream }).on('line', onLine)
    }
    /** @param {number} code */
    const end = code => {
      watch.stop()
      forget(child)
      resolve({ code, output, seconds: (performance.now() - startMs) / 1000 })
    }
    child.on('error', error => {
      output += `${error.message}\n`
      end(1)
    })
    // What it left behind has nobody to serve, and would keep its output open.
    child.on('exit', () => endGroup(child))
    child.on('close', code => end(code ?? 1))
  })
}

/** Runs a script of an installed package with this Node. @param {string} path below node_modules @param {readonly string[]} args @param {RunOptions} [options] */
export function runPackage(path, args, options) {
  return run(process.execPath, ['--import', endWithParent, `node_modules/${path}`, ...args], options)
}

/** Runs npm: the one that started this program, if one did. @param {readonly string[]} args */
export function runNpm(args) {
  const npmScript = process.env.npm_execpath
  // A slow network is quiet for long.
  const options = { quietMinutes: 30 }
  if (npmScript && /npm-cli\.c?js$/.test(npmScript))
    return run(process.execPath, [npmScript, ...args], options)
  // npm is a batch file on Windows, which only a shell starts.
  return run('npm', args, { ...options, shell: process.platform === 'win32' })
}
