import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../scripts/findChromium.mjs'
import { type BenchPart, savePerformance } from './savePerformance'

export interface Report {
  readonly text: string
  /** Every budget is kept. */
  readonly ok: boolean
}

/** Measures in a browser of its own and prints the report; the process ends with 1 when a budget is missed. */
export async function measureInBrowser(
  part: BenchPart,
  isSaved: boolean,
  measure: (browser: Browser) => Promise<Report>,
): Promise<void> {
  const executablePath = findChromium()
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    const { text, ok } = await measure(browser)
    console.log(text)
    if (isSaved) await savePerformance(part, text)
    process.exitCode = ok ? 0 : 1
  } finally {
    await browser.close()
  }
}
