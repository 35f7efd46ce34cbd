/**
 * What only a browser can show of Rolling with the Waves at the table: a whole game of two persons in one seat after the
 * other, the first round with the pointer on the things and everything else by keyboard; and that no screen, word or
 * pixel tells the one what the other plans.
 */
import type { Browser } from '@playwright/test'
import { expect, test } from '../fixtures'
import { RollingWavesDriver } from '../fixtures/rollingWaves'

test('two persons play to the end: the first round by pointer on the things, the rest by keyboard', async ({
  page,
}) => {
  const table = new RollingWavesDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })

  await table.playRoundByHand()
  await table.pointNoMore()
  while ((await table.mark('phase')) !== 'over') await table.act()
  await expect(page.getByRole('heading', { name: /(has|have) won|share the victory/ })).toBeVisible()
})

/** Everything that the second player sees once the first has planned so: page and picture. */
async function secondSeat(browser: Browser, baseURL: string, icons: readonly string[]) {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  const table = new RollingWavesDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })
  await table.playUntilAsked(/Plan in secret/)
  const planner = await table.mark('seat')
  await table.plan(...icons)
  // What the pointer rests on is lit: it goes where nothing is.
  await page.mouse.move(2, 2)
  const before = await table.entries()
  await table.act()
  expect(await table.entries()).toBeGreaterThan(before)
  await expect(table.deck).toHaveAttribute('data-phase', 'curtain')
  const curtain = await page.locator('main').innerHTML()
  await table.act()
  expect(await table.mark('eyes')).not.toBe(planner)
  await expect(table.deck).toHaveAttribute('data-phase', 'asking')
  await expect(table.deck).toHaveAttribute('data-calm', 'true')
  const asked = await page.locator('main').innerHTML()
  const picture = await page.locator('canvas').first().screenshot()
  const log = await (await table.openPanel('Log')).innerText()
  await context.close()
  return { curtain, asked, log, picture }
}

test('the second player sees the same page and pixels for any plan of the first', async ({
  browser,
  baseURL,
}, testInfo) => {
  const one = await secondSeat(browser, baseURL!, ['Chest 1', 'Hull', 'Raid Ports'])
  const other = await secondSeat(browser, baseURL!, ['Large Cannon', 'Hire Crew', 'Chest 3'])
  expect(other.curtain).toBe(one.curtain)
  expect(other.asked).toBe(one.asked)
  expect(other.log).toBe(one.log)
  const isSame = other.picture.equals(one.picture)
  if (!isSame)
    for (const [name, { picture }] of Object.entries({ one, other }))
      await testInfo.attach(`${name}.png`, { body: picture, contentType: 'image/png' })
  expect(isSame).toBe(true)
})
