/** A whole game of Waves of Fortune, as quickly as a browser without a picture plays it. */
import { expect, test } from '../fixtures'
import { FortuneDriver } from '../fixtures/fortune'
import { wordsOnly } from '../fixtures/house'
import { watchToTheEnd } from '../fixtures/watched'

test.use(wordsOnly)

test('four computers play to the fall of the Pirate King', async ({ page }) => {
  const table = new FortuneDriver(page)
  await table.sit({ persons: [], players: 4, level: 'strong' })
  await table.says('phase', /^over$/)
  await page.keyboard.press('h')
  await expect(page.getByText('The game ends: the Pirate King is beaten').first()).toBeVisible()
  expect(await watchToTheEnd(table)).toBeGreaterThan(80)
})
