/**
 * What only a browser can show of a long game that plays itself: four computers at the 3D table to the last coin, as
 * fast as it goes, without a word of complaint from the page.
 */
import { expect, test } from '../fixtures'
import { admiral, RattleDriver } from '../fixtures/rattle'

test('a norrington game of four computers is watched to its end', async ({ page }) => {
  const table = new RattleDriver(page)
  await table.sit({ persons: [], players: 4, options: { scenario: admiral } })
  await expect(table.deck).toHaveAttribute('data-phase', 'over')
  await expect(page.getByRole('heading', { name: /(has|have) won|share the victory/ })).toBeVisible()
  expect(await table.entries()).toBeGreaterThan(200)
})
