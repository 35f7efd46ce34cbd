// @ts-check
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from './run.mjs'

/**
 * Runs a tool of the project as often or as long as the first argument of the command says; ends as the tool ends.
 *
 * @param {{
 *   readonly question: string, readonly usual: number, readonly variable: string,
 *   readonly tool: string, readonly args: readonly string[],
 * }} wish `variable`: the tool finds the number in this variable of its environment.
 */
export function runCounted({ question, usual, variable, tool, args }) {
  const number = process.argv[2] ?? String(usual)
  if (!/^[1-9]\d*$/.test(number)) {
    console.error(`${question} "${number}" is no number.`)
    process.exitCode = 1
    return
  }
  const running = spawn(process.execPath, [join(projectFolder, 'node_modules', tool), ...args], {
    cwd: projectFolder,
    env: { ...process.env, [variable]: number },
    stdio: 'inherit',
  })
  running.on('close', code => {
    process.exitCode = code ?? 1
  })
}
