/**
 * What only a browser's own database and files can show: nothing is lost, and what is broken is said in a sentence and
 * changes nothing.
 */
import { expect, test } from './fixtures'
import { brokenFiles } from './fixtures/brokenFiles'
import { HouseDriver, wordsOnly } from './fixtures/house'

test.use(wordsOnly)

test('a match is renamed, copied, exported, deleted and brought back', async ({ page }) => {
  const house = new HouseDriver(page)
  await house.begin()
  await house.playUntil(6)
  const entries = await house.entries()
  await house.openLobby()
  await (await house.withSave('Rename')).click()
  await page.getByLabel('Name of the match').fill('The long evening')
  await page.keyboard.press('Enter')
  await expect(house.save()).toContainText('The long evening')
  const text = await house.download(await house.withSave('Export'))
  expect(JSON.parse(text)).toMatchObject({ format: 'seabox-match' })
  await page.reload()
  await (await house.withSave('Copy')).click()
  await expect(page.locator('.save')).toHaveCount(2)
  await expect(page.locator('.saves')).toContainText('The long evening (copy)')
  await page.reload()
  await (await house.withSave('Delete', 0)).click()
  await expect(page.locator('.save')).toHaveCount(1)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.locator('.save')).toHaveCount(2)
  await page.getByRole('link', { name: 'Continue The long evening', exact: true }).click()
  await house.wait()
  expect(await house.entries()).toBe(entries)
})

test('of more than 30 broken files each gets one clear sentence, and the list stays as it is', async ({
  page,
}) => {
  const house = new HouseDriver(page)
  await house.begin()
  await house.playUntil(16)
  await house.openLobby()
  const good = await house.download(await house.withSave('Export'))
  const files = brokenFiles(good)
  expect(files.length).toBeGreaterThan(30)
  const seen = new Set<string>()
  for (const { name, content } of files) {
    await test.step(name, async () => {
      await house.load(`${name}.json`, content)
      await expect(page.locator('.saves')).toHaveAttribute('data-saves', 'open')
      const alert = page.locator('.saves .notice.bad')
      await expect(alert, name).toBeVisible()
      const words = (await alert.locator('p').textContent()) ?? ''
      expect(words, name).toMatch(/^[A-Z“].{15,300}\.$/s)
      expect(words, name).not.toMatch(/undefined|\[object|\n|Error:| at https?:/)
      seen.add(words)
      await expect(page.locator('.save'), name).toHaveCount(1)
      await alert.getByRole('button', { name: 'Good' }).click()
      await expect(alert).toBeHidden()
    })
  }
  // They are told apart: not one sentence for everything.
  expect(seen.size).toBeGreaterThan(20)
  await house.load('good.json', good)
  await expect(page.locator('.save')).toHaveCount(2)
})

test('two tabs: the second says so, may take the match over, and the first then lets go', async ({
  page,
  context,
}) => {
  const first = new HouseDriver(page)
  await first.begin()
  await first.playUntil(4)
  const other = await context.newPage()
  const second = new HouseDriver(other)
  await second.like('at once')
  await other.goto(page.url())
  await expect(other.getByRole('alertdialog')).toContainText('open in another tab')
  await other.getByRole('button', { name: 'Take it over' }).click()
  await second.wait()
  await expect(page.getByRole('alertdialog')).toContainText('open in another tab')
  await second.playUntil(8)
  const entries = await second.entries()
  await other.close()
  await page.getByRole('button', { name: 'Take it over' }).click()
  await expect(first.deck).toHaveAttribute('data-entries', String(entries))
  await first.playUntil(12)
})

test('a full disk: the move is not lost, the file is offered, and it goes on when there is room', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const house = new HouseDriver(page)
  await house.begin()
  await house.playUntil(4)
  const devtools = await context.newCDPSession(page)
  const origin = new URL(baseURL!).origin
  const trouble = page.getByRole('alertdialog')
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  // Chromium looks how much room is left at most every half minute, so the game goes on until it has looked.
  await expect(async () => {
    await page.keyboard.press((await house.mark('phase')) === 'held' ? 'b' : '1')
    await expect(trouble).toContainText('no room left', { timeout: 4000 })
  }).toPass({ timeout: 90_000 })
  const entries = await house.entries()
  const text = await house.download(trouble.getByRole('button', { name: 'Take the match file' }))
  expect(JSON.parse(text).log).toHaveLength(entries)
  await trouble.getByRole('button', { name: 'Try again' }).click()
  await expect(trouble).toContainText('no room left')
  await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  await expect(async () => {
    // It may have gone by itself after the try before.
    if (await trouble.isVisible()) {
      await trouble.getByRole('button', { name: 'Try again' }).click({ timeout: 2000 })
    }
    await expect(trouble).toBeHidden({ timeout: 4000 })
  }).toPass({ timeout: 90_000 })
  await house.wait()
  expect(await house.entries()).toBeGreaterThan(entries)
  await page.reload()
  await house.wait()
  expect(await house.entries()).toBeGreaterThan(entries)
})

test.describe('the page is closed and opened again', () => {
  test('while somebody is asked, holds dice, looks back or reads the end', async ({ page }) => {
    const house = new HouseDriver(page)
    await house.begin({ players: 2 })
    const moments = new Set<string>()
    while ((await house.mark('phase')) !== 'over' && (await house.entries()) < 60) {
      const [phase, entries] = [await house.mark('phase'), await house.entries()]
      if (!moments.has(phase!) || entries % 9 === 0) {
        moments.add(phase!)
        if (entries % 2) await page.keyboard.press('t')
        await page.reload()
        await house.wait()
        expect(await house.entries()).toBe(entries)
        expect(await house.mark('phase')).toBe(phase)
      }
      await house.act()
    }
    expect([...moments]).toEqual(expect.arrayContaining(['asking', 'held']))
  })

  test('while things are being told: nothing is told twice into the log, and the game goes on', async ({
    page,
  }) => {
    const house = new HouseDriver(page)
    await house.like('calm')
    await page.goto('/new/rattle-battle')
    await page.getByLabel('Who decides, Seat 1').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'To the table' }).click()
    await expect.poll(() => house.entries()).toBeGreaterThan(2)
    await expect(house.deck).toHaveAttribute('data-phase', 'telling')
    const entries = await house.entries()
    await page.reload()
    await expect(house.deck).toHaveAttribute('data-phase', /telling|thinking|asking|held/)
    expect(await house.entries()).toBeGreaterThanOrEqual(entries)
    await expect.poll(() => house.entries()).toBeGreaterThan(entries)
  })
})
