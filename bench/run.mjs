// @ts-check
/** `npm run bench`: installs the peers if need be, then measures; what can be asked for stands in main.ts. */
import { spawn } from 'node:child_process'
import { endWith } from '../scripts/lib/plainError.mjs'
import { projectFolder } from '../scripts/lib/run.mjs'
import { installBench } from './install.mjs'

installBench(console.log).then(() => {
  // With --expose-gc garbage is collected between two measurements, so that nobody pays for another's.
  const args = ['--expose-gc', '--import', 'tsx', 'bench/main.ts', ...process.argv.slice(2)]
  spawn(process.execPath, args, { cwd: projectFolder, stdio: 'inherit' }).on('close', code => {
    process.exitCode = code ?? 1
  })
}, endWith)
