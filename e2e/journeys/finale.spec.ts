/** The end of a game on a telephone: what only the size of a screen can show of it. */
import { expect, test } from '../fixtures'
import { wordsOnly } from '../fixtures/house'
import { WavesDriver } from '../fixtures/waves'

test.use({ ...wordsOnly, viewport: { width: 390, height: 844 } })

test('the points of five players and three moments stand above the ways on', async ({ page }) => {
  const table = new WavesDriver(page)
  await table.steady()
  await table.begin({ game: 'waves', persons: [], players: 5 })
  await table.says('phase', /^over$/)
  const moments = page.locator('.over-moments button')
  await expect(moments).toHaveCount(3)
  const [last, acts] = [await moments.last().boundingBox(), await page.locator('.over-acts').boundingBox()]
  expect(last!.y + last!.height).toBeLessThanOrEqual(acts!.y)
})
