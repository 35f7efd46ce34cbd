/** A whole voyage alone with the pointer, from the first island to the tale that is taken home. */
import { expect, test } from '../fixtures'
import { SeasDriver } from '../fixtures/seas'

test('a solo game: draw the sea, sail twenty-five rounds, save the tale', async ({ page }) => {
  const table = new SeasDriver(page)
  await table.sitAtSea([1], 1)
  // Every pixel costs: a small picture, and nothing beside it.
  await page.setViewportSize({ width: 640, height: 360 })
  await page.locator('.deck-panel .close').click()

  await table.turnGhost()
  while ((await table.mark('phase')) !== 'over') await table.playByHand()
  await expect(page.locator('.deck-name')).toContainText('Round 25')
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await page.getByRole('button', { name: 'Tale and map' }).click()
  const tale = await table.download(page.locator('[data-action="save-tale"]'))
  expect(tale).toContain('<li value="25">')
  expect(tale).toContain('data:image/')
  expect(tale).toContain('Reputation:')
})
