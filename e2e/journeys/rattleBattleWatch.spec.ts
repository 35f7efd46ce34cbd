/**
 * What only a browser can show of a long game that plays itself: four computers at the 3D table to the last coin, as
 * fast as it goes, without a word of complaint from the page.
 */
import { expect, test } from '../fixtures'
import { admiral, RattleDriver } from '../fixtures/rattle'
import { watchToTheEnd } from '../fixtures/watched'

test('a norrington game of four computers is watched to its end, and is true', async ({ page }) => {
  const table = new RattleDriver(page)
  await table.sit({ persons: [], players: 4, options: { scenario: admiral } })
  expect(await watchToTheEnd(table)).toBeGreaterThan(200)
})
