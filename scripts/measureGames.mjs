// @ts-check
/**
 * `npm run measure:games [count]`: whole random games of Rattle Battle, 2,000 of them unless another number is given,
 * each state checked; prints how many games, moves and events of each rule there were. Ends with 1 at a fault.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from './lib/run.mjs'

const count = process.argv[2] ?? '2000'
if (!/^[1-9]\d*$/.test(count)) {
  console.error(`How many games? "${count}" is no number.`)
  process.exitCode = 1
} else {
  const vitest = join(projectFolder, 'node_modules/vitest/vitest.mjs')
  const play = spawn(process.execPath, [vitest, 'run', 'tests/rattleBattlePlayouts.test.ts'], {
    cwd: projectFolder,
    env: { ...process.env, GAMES: count },
    stdio: 'inherit',
  })
  play.on('close', code => {
    process.exitCode = code ?? 1
  })
}
