/**
 * What only a browser can show of the five tables: things are taken, carried, thrown and laid with the pointer, and the
 * game knows of it. How whole games go on from there: e2e/journeys.
 */
import { expect, test } from './fixtures'
import { FortuneDriver } from './fixtures/fortune'
import { RattleDriver } from './fixtures/rattle'
import { RollingWavesDriver } from './fixtures/rollingWaves'
import { SeasDriver } from './fixtures/seas'
import { WavesDriver } from './fixtures/waves'

test('Rattle Battle: Parts are clicked, Ships sent, dice shaken, a Ship is dragged over the sea, and the judge measures', async ({
  page,
}) => {
  const table = new RattleDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })
  await table.playAdventureByHand()
  await expect(table.deck).toHaveAttribute('data-phase', 'asking')
  await table.judgeTwoShips()
})

test('Rolling with the Waves: the bag is shaken, a die carried to the map, a plan laid on its icons', async ({
  page,
}) => {
  const table = new RollingWavesDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })
  await table.playRoundByHand()
})

test('Rolling Seas: an island is turned over the chart and drawn, and drawn again after the page was left', async ({
  page,
}) => {
  const table = new SeasDriver(page)
  await table.sitAtSea([1], 1)
  await page.setViewportSize({ width: 640, height: 360 })
  await page.locator('.deck-panel .close').click()
  await table.turnGhost()
  await table.drawByHand()
  const drawn = await table.entries()
  await table.places(/^holds:/)
  await page.keyboard.press('r')
  await page.reload()
  await table.wait()
  expect(await table.entries()).toBe(drawn)
  await table.drawByHand()
  expect(await table.entries()).toBe(drawn + 1)
})

test('Waves of Fortune: the hold is filled, and a ship sails to the tile that is clicked', async ({
  page,
}) => {
  const table = new FortuneDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })
  await table.loadAndSailByHand()
})

test('WAVES: the token is tossed, a card carried beneath an Elder and one laid across it', async ({
  page,
}) => {
  const table = new WavesDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })
  await table.layByHand()
})
