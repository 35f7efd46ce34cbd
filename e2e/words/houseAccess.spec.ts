/**
 * What only a browser can show of everybody's access: axe finds nothing on any page, wide and narrow, nothing
 * runs out of a narrow page sideways, and what nobody foresaw is said in words with the match in hand.
 */
import { expect, test } from '../fixtures'
import { expectAccess } from '../fixtures/access'
import { HouseDriver } from '../fixtures/house'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport })

    test('axe finds nothing in the house', async ({ page }) => {
      const house = new HouseDriver(page)
      await house.openLobby()
      await expectAccess(page, 'an empty lobby')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('drop the dice')
      await expectAccess(page, 'the keys')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.goto('/new/rattle-battle')
      await page.getByText('Table options').click()
      await page.getByRole('link', { name: 'RB-40' }).first().click()
      await expect(page.getByRole('complementary', { name: /Rulebook/ })).toContainText('RB-40')
      await expectAccess(page, 'seats, with a rule beside them')
      const paths = ['/rules', '/rules/rattle-battle', '/docs', '/docs/adding-a-game', '/settings', '/about']
      for (const path of [...paths, '/nowhere/at-all']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (path === '/rules/rattle-battle')
          await expect(page.locator('.book')).toHaveAttribute('data-book', 'open')
        await expectAccess(page, path)
      }
    })

    test('axe finds nothing at the table', async ({ page }) => {
      const house = new HouseDriver(page)
      await house.begin({ persons: [1, 2] })
      await expectAccess(page, 'choices')
      await house.playUntil(10)
      for (const panel of ['Log', 'Score', 'Settings', 'Keys'] as const) {
        await house.openPanel(panel)
        await expectAccess(page, panel)
      }
      const settings = await house.openPanel('Settings')
      await settings.getByLabel('Tips while you play').check()
      await page.getByRole('list', { name: 'Players' }).getByRole('button').first().click()
      await expectAccess(page, 'tips asked for, and who sits there')
      await page.keyboard.press('Escape')
      await page.keyboard.press('t')
      await expectAccess(page, 'looking back')
      await page.keyboard.press('t')
      await house.openPanel('Choices')
      for (let n = 0; n < 20 && !(await page.getByRole('complementary', { name: 'A tip' }).isVisible()); n++)
        await house.act()
      await expectAccess(page, 'a tip')
      await house.openLobby()
      await expectAccess(page, 'a lobby with a match')
    })
  })
}

test('a curtain falls between two with secrets; nothing of the table is behind it', async ({ page }) => {
  const house = new HouseDriver(page)
  await house.begin({ game: 'rolling-with-the-waves', persons: [1, 2], players: 2 })
  for (let n = 0; n < 40 && (await house.mark('phase')) !== 'curtain'; n++) await house.act()
  await expect(house.deck).toHaveAttribute('data-phase', 'curtain')
  expect(await house.mark('eyes')).toBe('spectator')
  await expect(page.locator('.deck-panel, .deck-log, .choices')).toHaveCount(0)
  await expectAccess(page, 'the curtain')
  await page.reload()
  await expect(house.deck).toHaveAttribute('data-phase', 'curtain')
  await expect(page.getByRole('button', { name: 'I am here' })).toBeFocused()
  const seat = await house.mark('seat')
  await page.keyboard.press('Enter')
  await expect(house.deck).toHaveAttribute('data-phase', /asking|held/)
  expect(await house.mark('eyes')).toBe(seat)
})

test.describe('an unexpected error', () => {
  test.use({ mayBeSaid: [/the mast is gone/] })

  // The listener of an uncaught error fails a test at once, so this one throws where only the page can see it.
  test('shows one sentence, offers the match as a file, and lets the game go on', async ({ page }) => {
    const house = new HouseDriver(page)
    await house.begin()
    await house.playUntil(4)
    await page.evaluate(() => {
      window.dispatchEvent(
        new ErrorEvent('error', { error: new Error('the mast is gone'), message: 'the mast is gone' }),
      )
    })
    const sheet = page.getByRole('alertdialog')
    await expect(sheet).toContainText('did not expect')
    await expect(sheet).toContainText('saved up to the last move')
    await expectAccess(page, 'the page for an unexpected error')
    const text = await house.download(sheet.getByRole('button', { name: 'Save the match file' }))
    expect(JSON.parse(text)).toMatchObject({ format: 'seabox-match' })
    await sheet.getByRole('button', { name: 'Continue anyway' }).click()
    await expect(sheet).toBeHidden()
    await house.playUntil(8)
  })
})
