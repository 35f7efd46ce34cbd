// @ts-check
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { findProgram, isProgram } from './findProgram.mjs'
import { checkProof, doneSelector, proofLimitMs, proofResult } from './readProofPage.mjs'

/** The driver is the bench's own dependency, not the app's. */
const fromBench = createRequire(new URL('../../bench/package.json', import.meta.url))

const usualPaths = ['/Applications/Firefox.app/Contents/MacOS/firefox']

/**
 * A Firefox as it is shipped, over WebDriver BiDi: Playwright would need a Firefox that it has patched itself.
 *
 * @type {import('./types').Engine}
 */
export const firefox = {
  name: 'Firefox',
  needs: 'Firefox (Debian: firefox-esr), or FIREFOX_PATH',
  async find() {
    const executablePath =
      process.env.FIREFOX_PATH ?? findProgram(['firefox', 'firefox-esr']) ?? usualPaths.find(isProgram)
    if (!executablePath) return undefined
    return async ({ proofAddress }) => {
      const { default: puppeteer } = await import(pathToFileURL(fromBench.resolve('puppeteer-core')).href)
      const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
      try {
        const page = await browser.newPage()
        await page.goto(proofAddress)
        await page.waitForSelector(doneSelector, { timeout: proofLimitMs })
        const throws = checkProof(await page.evaluate(proofResult))
        return { version: (await browser.version()).replace(/^firefox\//i, ''), throws }
      } finally {
        await browser.close()
      }
    }
  },
}
