// @ts-check
/** `npm run measure:clicking [seconds]`: clicks at random on every page and at every table, ten minutes unless told otherwise. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectFolder } from './lib/run.mjs'

const seconds = process.argv[2] ?? '600'
if (!/^[1-9]\d*$/.test(seconds)) {
  console.error(`For how many seconds? "${seconds}" is no number.`)
  process.exitCode = 1
} else {
  const playwright = join(projectFolder, 'node_modules/@playwright/test/cli.js')
  const clicking = spawn(process.execPath, [playwright, 'test', 'clicking'], {
    cwd: projectFolder,
    env: { ...process.env, CLICKING_SECONDS: seconds },
    stdio: 'inherit',
  })
  clicking.on('close', code => {
    process.exitCode = code ?? 1
  })
}
