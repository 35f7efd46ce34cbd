// @ts-check
import { findChromium } from '../findChromium.mjs'
import { PlainError } from './plainError.mjs'
import { run, runPackage } from './run.mjs'

const isDebianRoot = process.platform === 'linux' && process.getuid?.() === 0

/**
 * The Chromium to test in: an installed one, else Debian's package where we may install it, else Playwright's own
 * download, for which the path stays `undefined`.
 *
 * @param {(line: string) => void} say
 */
export async function ensureChromium(say) {
  const installed = findChromium()
  if (installed) return installed

  let output = ''
  if (isDebianRoot) {
    say('Installing Chromium (apt-get) …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const updated = await run('apt-get', ['update', '-q'], { env })
    const added = await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], {
      env,
    })
    output += updated.output + added.output
    const packaged = findChromium()
    if (packaged) return packaged
  }

  say('Looking for Playwright’s Chromium (downloaded if missing) …')
  const downloaded = await runPackage('playwright/cli.js', ['install', 'chromium'])
  if (downloaded.code !== 0) {
    throw new PlainError('No Chromium was found and none could be installed.', output + downloaded.output)
  }
  return undefined
}
