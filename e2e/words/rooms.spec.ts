/** Playing together: two browsers and a third that watches, each with a link, at one table of the server. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { another, comeIn, linkIn, openRoom } from '../fixtures/rooms'

/** Presses the key for the first choice, or throws, where something is asked. */
async function act(page: Page): Promise<void> {
  const phase = await page.locator('.deck').getAttribute('data-phase')
  if (phase === 'asking') await page.keyboard.press('1')
  else if (phase === 'held') await page.keyboard.press(' ')
}

test('two players and a spectator play one match, each on their own screen', async ({ page, browser }) => {
  await openRoom(page, 'waves')
  const anne = await another(browser, await linkIn(page, '[data-chair="1"]'))
  const eyes = await another(browser, await linkIn(page, '.room-watch'))
  await comeIn(anne, 'Anne Bonny')
  await expect(page.locator('[data-chair="1"]')).toContainText('Anne Bonny')
  await anne.getByLabel('Say something').fill('Ahoy <b>there</b>')
  await anne.keyboard.press('Enter')
  await expect(page.locator('.room-chat')).toContainText('Anne Bonny: Ahoy <b>there</b>')
  await expect(page.locator('.room-watch')).toContainText('1 watches')

  await page.getByRole('button', { name: 'Begin the match' }).click()
  const screens = [page, anne, eyes]
  for (const screen of screens) await expect(screen.locator('.deck')).toHaveAttribute('data-shown', /\d/)
  const shown = async (screen: Page) => Number(await screen.locator('.deck').getAttribute('data-shown'))
  const played = async () => {
    await act(page)
    await act(anne)
    return shown(page)
  }
  await expect.poll(played).toBeGreaterThanOrEqual(8)
  await expect.poll(() => shown(anne)).toBeGreaterThanOrEqual(8)
  await expect.poll(() => shown(eyes)).toBeGreaterThanOrEqual(8)
  await expect(eyes.locator('.deck')).toHaveAttribute('data-eyes', 'spectator')
  await expect(anne.locator('.deck')).toHaveAttribute('data-eyes', '1')

  // Another tab takes the chair, and the first one says so and takes it back.
  const second = await anne.context().newPage()
  await second.goto(anne.url())
  await expect(anne.locator('[data-room="taken"]')).toContainText('another tab')
  await anne.getByRole('button', { name: 'Play here' }).click()
  await expect(anne.locator('.deck')).toBeVisible()
  await expect(second.locator('[data-room="taken"]')).toBeVisible()

  await page.goto('/')
  await expect(page.locator('.room-list')).toContainText('Grace’s table')
  for (const screen of [second, anne, eyes]) await screen.close()
})

test('a link that opens nothing says so', async ({ page }) => {
  await page.goto(`/room/${'a'.repeat(16)}#${'b'.repeat(32)}`)
  await expect(page.locator('[data-room="refused"]')).toContainText('opens no room here')
})
