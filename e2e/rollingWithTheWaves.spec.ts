/**
 * What only a browser can show of Rolling with the Waves at the table: a whole game of two persons in one seat after the
 * other, the first round with the pointer on the things and everything else by keyboard; and that no screen, word or
 * pixel tells the one what the other plans.
 */
import type { Browser } from '@playwright/test'
import { expect, test } from './fixtures'
import { RollingWavesDriver } from './fixtures/rollingWaves'

test('two persons play to the end: the first round by pointer on the things, the rest by keyboard', async ({
  page,
}) => {
  test.setTimeout(420_000)
  const table = new RollingWavesDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })

  // The bag is taken, shaken and tipped over the tray.
  await table.throwByHand()
  await expect(table.deck).toHaveAttribute('data-phase', 'asking')

  // A die is carried to the own map; the others are clicked where they lie.
  const first = await table.entries()
  const die = await table.spot(/^die:/)
  const { width, height } = page.viewportSize()!
  await table.drag(die, { x: Math.min(die.x, width / 2 - 20), y: height * 0.72 })
  await expect.poll(() => table.entries()).toBeGreaterThan(first)
  await table.wait()
  while (!(await table.isPlanning()) && (await table.mark('phase')) !== 'curtain') {
    const before = await table.entries()
    await table.clickThing(/^die:/)
    const offers = page.locator('.offers button').first()
    await expect.poll(async () => (await table.entries()) > before || (await offers.isVisible())).toBe(true)
    if ((await table.entries()) === before) await offers.click()
    await expect.poll(() => table.entries()).toBeGreaterThan(before)
    await table.wait()
  }

  // Behind the curtain each puts his dice on the icons of his mini board and strikes the plate.
  for (let player = 0; player < 2; player++) {
    if ((await table.mark('phase')) === 'curtain') await table.act()
    const seat = await table.mark('seat')
    const before = await table.entries()
    for (const icon of ['chest1', 'hull', 'ports']) {
      const laid = await page.locator('.composer-done').count()
      const to = await table.spot(`cell:${icon}@${seat}`)
      await table.drag(await table.dieInNest(), to)
      await expect.poll(() => page.locator('.composer-done').count()).toBeGreaterThan(laid)
    }
    await expect.poll(() => table.entries()).toBeGreaterThan(before)
    await table.wait()
    const planned = await table.entries()
    await table.clickThing(`yarrr@${seat}`)
    await expect.poll(() => table.entries()).toBeGreaterThan(planned)
    await table.wait()
  }

  await table.pointNoMore()
  while ((await table.mark('phase')) !== 'over') await table.act()
  await expect(page.getByRole('heading', { name: /(has|have) won|share the victory/ })).toBeVisible()
})

/** Everything that the second player has before him once the first has planned so: page and picture. */
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

test('whatever the first plans, the second meets the same page to the letter and the same picture to the pixel', async ({
  browser,
  baseURL,
}, testInfo) => {
  test.setTimeout(180_000)
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
