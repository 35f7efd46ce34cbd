/** Rolling Seas with the keyboard alone: hundreds of drawings and Sails are chosen step by step. */
import { expect, test } from '../fixtures'
import { wordsOnly } from '../fixtures/house'
import { SeasDriver } from '../fixtures/seas'

test.use(wordsOnly)

test('ten rounds of a voyage by digits alone', async ({ page }) => {
  const table = new SeasDriver(page)
  await table.sit({ persons: [1], players: 1 })
  const round = async () => Number(/Round (\d+)/.exec(await page.locator('.deck-name').innerText())?.[1] ?? 0)
  for (let n = 0; (await round()) < 11; n++) await table.chooseByKeys(String((n % 2) + 1))
  expect(await round()).toBe(11)
})
