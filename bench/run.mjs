// @ts-check
/**
 * `npm run bench`: installs the peers if they are missing. Then it measures the dice world beside other engines, the page,
 * the open table and a challenge beside other pages, the games by themselves, and the rooms beside another server.
 * `-- --engines`, `-- --page`, `-- --games`, `-- --rooms`, `-- --open` or `-- --challenge` measures one of them. What else
 * can be asked for stands in main.ts and in the main.ts of each folder.
 */
import { spawn } from 'node:child_process'
import { endWith } from '../scripts/lib/plainError.mjs'
import { projectFolder } from '../scripts/lib/run.mjs'
import { installBench } from './install.mjs'

// With --expose-gc garbage is collected between two measurements, so that nobody pays for another's.
const parts = {
  engines: ['--expose-gc', 'bench/main.ts'],
  page: ['bench/page/main.ts'],
  games: ['bench/games/main.ts'],
  rooms: ['bench/rooms/main.ts'],
  open: ['bench/open/main.ts'],
  challenge: ['bench/challenge/main.ts'],
}
const asked = process.argv.slice(2)
const chosen = Object.entries(parts).filter(([part]) => asked.includes(`--${part}`))
const rest = asked.filter(word => !Object.keys(parts).some(part => word === `--${part}`))

/** @param {string[]} words @returns {Promise<number>} */
function measure(words) {
  return new Promise(resolve => {
    const args = ['--import', 'tsx', ...words, ...rest]
    spawn(process.execPath, args, { cwd: projectFolder, stdio: 'inherit' }).on('close', code =>
      resolve(code ?? 1),
    )
  })
}

installBench(console.log)
  .then(async () => {
    for (const [, words] of chosen.length > 0 ? chosen : Object.entries(parts))
      process.exitCode = Math.max(Number(process.exitCode ?? 0), await measure(words))
  })
  .catch(endWith)
