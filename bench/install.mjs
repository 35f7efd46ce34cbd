// @ts-check
/** Installs what only the measurements need, when they are asked for: the app's own package.json names no peer. */
import { join } from 'node:path'
import { isInstalled } from '../scripts/lib/install.mjs'
import { PlainError } from '../scripts/lib/plainError.mjs'
import { projectFolder, runNpm } from '../scripts/lib/run.mjs'

const benchFolder = join(projectFolder, 'bench')

/** @param {(line: string) => void} say */
export async function installBench(say) {
  if (isInstalled(benchFolder)) return
  // One of them would otherwise ask where to copy its pictures, and copy them into public/.
  say('Installing what only the measurements need: others to compare with (npm ci in bench/) …')
  const { code, output } = await runNpm(['ci', '--ignore-scripts', '--prefix', benchFolder])
  if (code !== 0) {
    throw new PlainError(
      'The others to compare with could not be installed: npm ci failed, its words are above.',
      output,
    )
  }
}
