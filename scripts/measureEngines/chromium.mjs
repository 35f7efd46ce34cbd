// @ts-check
import { chromium as playwrightChromium } from '@playwright/test'
import { findChromium } from '../findChromium.mjs'
import { checkProof, doneSelector, proofLimitMs, proofResult } from './readProofPage.mjs'

/** @type {import('./types').Engine} */
export const chromium = {
  name: 'Chromium',
  needs: 'Chromium or Chrome (Debian: chromium), or CHROMIUM_PATH',
  async find() {
    const executablePath = findChromium()
    if (!executablePath) return undefined
    return async ({ proofAddress }) => {
      const browser = await playwrightChromium.launch({ executablePath })
      try {
        const page = await browser.newPage()
        await page.goto(proofAddress)
        await page.locator(doneSelector).waitFor({ state: 'attached', timeout: proofLimitMs })
        const throws = checkProof(await page.evaluate(proofResult))
        return { version: browser.version(), throws }
      } finally {
        await browser.close()
      }
    }
  },
}
