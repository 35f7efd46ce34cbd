// @ts-check
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url))

/**
 * @typedef {{ code: number, output: string, seconds: number }} Outcome
 * @typedef {{ env?: Record<string, string>, limitMinutes?: number, shell?: boolean }} RunOptions
 */

/**
 * Runs a program in the project's folder without input and keeps what it prints, both streams in order of arrival.
 * Never throws: a program that cannot be started or takes too long ends with code 1 and says why.
 *
 * @param {string} command @param {readonly string[]} args @param {RunOptions} [options] @returns {Promise<Outcome>}
 */
export function run(command, args, { env = {}, limitMinutes = 40, shell = false } = {}) {
  const startMs = performance.now()
  return new Promise(resolve => {
    let output = ''
    const child = spawn(command, args, {
      cwd: projectFolder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
    })
    const limit = setTimeout(() => {
      output += `\n${command} was ended after ${limitMinutes} minutes.\n`
      child.kill('SIGKILL')
    }, limitMinutes * 60_000)
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', text => {
        output += text
      })
    }
    /** @param {number} code */
    const end = code => {
      clearTimeout(limit)
      resolve({ code, output, seconds: (performance.now() - startMs) / 1000 })
    }
    child.on('error', error => {
      output += `${error.message}\n`
      end(1)
    })
    child.on('close', code => end(code ?? 1))
  })
}

/** Runs a script of an installed package with this Node. @param {string} path below node_modules @param {readonly string[]} args @param {RunOptions} [options] */
export function runPackage(path, args, options) {
  return run(process.execPath, [`node_modules/${path}`, ...args], options)
}

/** Runs npm: the one that started this program, if one did. @param {readonly string[]} args */
export function runNpm(args) {
  const npmScript = process.env.npm_execpath
  if (npmScript && /npm-cli\.c?js$/.test(npmScript)) return run(process.execPath, [npmScript, ...args])
  // npm is a batch file on Windows, which only a shell starts.
  return run('npm', args, { shell: process.platform === 'win32' })
}
