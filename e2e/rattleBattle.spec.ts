/**
 * What only a browser can show of Rattle Battle at the table: a whole introductory scenario of two persons in one seat
 * after the other, the first Adventure with the pointer on the things and everything else by keyboard.
 */
import { expect, test } from './fixtures'
import { RattleDriver } from './fixtures/rattle'

test('two persons play the introduction to its end: the first Adventure by pointer on the things, the rest by keyboard', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const table = new RattleDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })

  // A Part for each Galleon, from the stock at the Shipyard.
  for (const part of ['sail', 'cannon']) {
    const before = await table.entries()
    await table.clickThing(`stock:${part}`)
    await expect.poll(() => table.entries()).toBeGreaterThan(before)
    await table.wait()
  }

  // Each sends three Ships: two are carried into the Baron's hands, one is clicked.
  for (let player = 0; player < 2; player++) {
    const before = await table.entries()
    const colour = await table.colour()
    const muster = await table.spot('muster')
    for (const number of [1, 2]) await table.drag(await table.spot(`die:p-${colour}-${number}`), muster)
    await table.clickThing(`die:p-${colour}-3`)
    const send = page.getByRole('button', { name: `Send ${colour} 1, ${colour} 2, ${colour} 3`, exact: true })
    await send.first().click()
    await expect.poll(() => table.entries()).toBeGreaterThan(before)
    await table.wait()
  }

  await table.throwByHand()

  // A Ship sails: it is dragged until it is let go where it may lie.
  await expect(table.deck).toHaveAttribute('data-phase', 'asking')
  const before = await table.entries()
  const own = new RegExp(`^die:p-${await table.colour()}`)
  for (const [dx, dy] of [
    [26, 0],
    [-26, 0],
    [0, 22],
    [0, -22],
    [18, 14],
    [-18, 14],
  ] as const) {
    const ship = await table.spot(own)
    await table.drag(ship, { x: ship.x + dx, y: ship.y + dy })
    // Either it lies there, or the page says by what rule it cannot.
    const isAnswered = async () =>
      (await table.entries()) > before || (await page.locator('.deck-refusal').isVisible())
    await expect.poll(isAnswered).toBe(true)
    if ((await table.entries()) > before) break
  }
  expect(await table.entries()).toBeGreaterThan(before)

  await table.pointNoMore()
  // Whoever sends no Ship is soon at the end.
  const sends = page.getByText('Choose the Ships that you send')
  while ((await table.mark('phase')) !== 'over') await table.act((await sends.isVisible()) ? '6' : '1')
  await expect(page.getByRole('heading', { name: /(has|have) won|share the victory/ })).toBeVisible()
})

test('the judge is one key away: he measures any two Ships, and tells why this order', async ({ page }) => {
  const table = new RattleDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })
  for (let player = 0; player < 2; player++) await table.act('1')
  for (let player = 0; player < 2; player++) await table.act('5')
  await table.throwByHand()
  await expect(table.deck).toHaveAttribute('data-phase', 'asking')

  await page.keyboard.press('j')
  const judge = page.getByRole('complementary', { name: 'The judge' })
  await expect(judge).toBeVisible()
  await judge.getByLabel('From').selectOption({ index: 1 })
  const verdict = judge.locator('p[role=status]')
  await expect(verdict).toContainText('Choose a second Ship')
  await judge.getByText('If the Battle began now').click()
  await judge.locator('details[open] li button').first().click()
  await expect(verdict).toContainText(/\d mm|touching/)
  const entries = await table.entries()
  await page.keyboard.press('j')
  await expect(judge).toBeHidden()
  expect(await table.entries()).toBe(entries)
})
