import { gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'

/** Bytes of all scripts, gzipped, that a first visitor's browser has fetched by the time when a game can be chosen. */
export async function lobbyScripts(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  try {
    let isUsable = false
    const before: Response[] = []
    page.on('response', response => {
      if (!isUsable && response.request().resourceType() === 'script') before.push(response)
    })
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('a[href^="/new/"]').first().waitFor()
    isUsable = true
    const bodies = await Promise.all(before.map(response => response.body()))
    return bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0)
  } finally {
    await page.close()
  }
}
