/**
 * What only a browser can show of a long game that plays itself: four computers at the 3D table to the last point, as
 * fast as it goes, without a word of complaint from the page.
 */
import { expect, test } from '../fixtures'
import { RollingWavesDriver } from '../fixtures/rollingWaves'

test('a game of four computers is watched to its end', async ({ page }) => {
  const table = new RollingWavesDriver(page)
  await table.sit({ persons: [], players: 4 })
  await expect(table.deck).toHaveAttribute('data-phase', 'over')
  await expect(page.getByRole('heading', { name: /(has|have) won|share the victory/ })).toBeVisible()
  expect(await table.entries()).toBeGreaterThan(80)
})
