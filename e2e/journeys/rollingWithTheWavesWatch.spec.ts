/**
 * What only a browser can show of a long game that plays itself: four computers at the 3D table to the last point, as
 * fast as it goes, without a word of complaint from the page.
 */
import { expect, test } from '../fixtures'
import { RollingWavesDriver } from '../fixtures/rollingWaves'
import { watchToTheEnd } from '../fixtures/watched'

test('a game of four computers is watched to its end, and is true', async ({ page }) => {
  const table = new RollingWavesDriver(page)
  await table.sit({ persons: [], players: 4 })
  expect(await watchToTheEnd(table)).toBeGreaterThan(80)
})
