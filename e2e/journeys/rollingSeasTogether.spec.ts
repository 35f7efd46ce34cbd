/**
 * What only a browser can show of Rolling Seas among several: charts go to the neighbour and come back, persons are
 * asked one after another at the same screen while a computer plays beside them.
 */
import { expect, test } from '../fixtures'
import { SeasDriver } from '../fixtures/seas'

test('three captains, two of them persons: Known Obstacles are drawn on the chart of the neighbour, and the voyage goes on', async ({
  page,
}) => {
  const table = new SeasDriver(page)
  await table.sitAtSea([1, 2], 3)
  const ask = () => page.locator('.deck-prompt').innerText()

  // Four islands each, the first by pointer, the others by digits.
  await table.drawByHand()
  while (/island/.test(await ask())) await table.chooseByKeys('2')
  expect(await ask()).toMatch(/Draw on .*map: /)

  // The player who is asked has the left neighbour's chart in front of them.
  const charts: string[] = []
  while (/Draw on /.test(await ask())) {
    charts.push(
      `${await table.mark('seat')} draws on ${await page.locator('[data-on-chart]').getAttribute('data-on-chart')}`,
    )
    await table.drawByHand()
  }
  expect([...new Set(charts)].toSorted()).toEqual(['0 draws on 1', '1 draws on 2'])

  while (/Home Port/.test(await ask())) await table.chooseByKeys('1')
  for (let round = 0; round < 4; round++) {
    while ((await table.mark('phase')) === 'held') await table.throwByHand()
    const now = await page.locator('.deck-name').innerText()
    while ((await page.locator('.deck-name').innerText()) === now && (await table.mark('phase')) === 'asking')
      await table.chooseByKeys('1')
  }
  await expect(page.locator('.deck-name')).toContainText(/Round [5-9]/)
})
