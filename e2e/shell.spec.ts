/**
 * What only a browser can show about the page itself: it runs under its Content-Security-Policy, asks nobody else for
 * anything, and the lobby is usable before three and Rapier arrive.
 */
import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, test } from './fixtures'

const lobbyBudgetBytes = 250_000

test('the lobby is usable with at most 250 KB of packed script', async ({ page }) => {
  const bodies: Promise<Buffer>[] = []
  const take = (response: Response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  }
  page.on('response', take)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What is fetched in the background is not part of the lobby, and nobody waits for it.
  page.off('response', take)
  const packed = (await Promise.all(bodies)).map(body => gzipSync(body).length)
  expect(packed.length).toBeGreaterThan(0)
  expect(packed.reduce((sum, bytes) => sum + bytes)).toBeLessThan(lobbyBudgetBytes)
})

test('while the lobby is open the table is made ready, out of sight', async ({ page }) => {
  await page.goto('/')
  const stage = page.locator('.stage')
  // It is there for a moment to be drawn, unseen and out of reach, and then put away.
  await expect(stage).toHaveCount(1)
  await expect(stage).toBeHidden()
  await expect(stage).toHaveAttribute('hidden', '')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: /lab/i }).first().click()
  await expect(stage).toBeVisible()
  await expect(page.locator('[data-throw]')).toHaveAttribute('data-dice', 'seen')
})

test('an unknown address gets a message and a link back', async ({ page }) => {
  await page.goto('/no-such-place')
  await page.getByRole('link', { name: 'Back to the lobby' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('the Content-Security-Policy', () => {
  test.use({ mayBeSaid: [/Content Security Policy/] })

  test('blocks injected scripts and every other host', async ({ page }) => {
    await page.goto('/')
    // Handed over as script of the page: what Playwright evaluates itself is exempt from the policy.
    const ran = await page.evaluate(() => {
      const inline = document.createElement('script')
      inline.textContent = 'window.inlineScriptRan = true'
      document.body.append(inline)
      return 'inlineScriptRan' in window
    })
    expect(ran).toBe(false)
    const reached = await page.evaluate(() =>
      fetch('https://example.org/').then(
        () => true,
        () => false,
      ),
    )
    expect(reached).toBe(false)
  })
})
