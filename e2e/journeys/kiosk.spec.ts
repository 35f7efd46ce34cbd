/** The kiosk at length: a whole game with its winner and the next title, and a visitor who takes a seat and walks away. */
import { expect, test } from '../fixtures'
import { KioskDriver } from '../fixtures/kiosk'

test('it plays by itself, from the title to the winner and on to the next title', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 })
  const kiosk = new KioskDriver(page)
  await kiosk.open('?speed=at+once', true)
  await expect(page.locator('.kiosk-title h1')).not.toBeEmpty()
  await kiosk.sees('turn', /^2$/)
  const { finished, drops, broken } = await kiosk.tally()
  expect(Object.values(finished)).toEqual([1])
  expect(drops).toBeGreaterThan(3)
  expect(broken).toBe(0)
})

test('a visitor takes the seat whose turn it is, plays it, and is thanked after walking away', async ({
  page,
}) => {
  const kiosk = new KioskDriver(page)
  await kiosk.open('?idle=15&speed=brisk', true)
  await kiosk.sees('kiosk', /watching/)
  await kiosk.touch()
  await page.locator('[data-doing=seated]').click()
  await expect(page.locator('.kiosk-seats')).toContainText('You')
  await page.getByRole('button', { name: 'Let’s play' }).click()
  await kiosk.sees('desk', /asking|held/)
  const entries = await kiosk.mark('entries')
  await page.keyboard.press('1')
  await page.keyboard.press(' ')
  await expect.poll(() => kiosk.mark('entries')).not.toBe(entries)

  await expect(page.getByText(/goes on by itself in \d+ second/)).toBeVisible()
  await kiosk.sees('kiosk', /thanking/)
  await expect(page.getByRole('heading', { name: 'Thank you for playing' })).toBeVisible()
  await kiosk.sees('kiosk', /watching/)
  await expect(page.locator('.kiosk-seats')).not.toContainText('You')
})
