/**
 * What only a picture can show of the kiosk: the show is filmed and told, and a visitor drops and measures dice. How it
 * goes from game to game, and who leaves it, is tested in words (e2e/words) and whole in e2e/journeys.
 */
import { expect, test } from './fixtures'
import { KioskDriver } from './fixtures/kiosk'

test('a visitor drops the dice, measures them and goes back, each one touch away', async ({ page }) => {
  const kiosk = new KioskDriver(page)
  await kiosk.open('?speed=brisk', true)
  await kiosk.sees('kiosk', /watching/)
  await kiosk.sees('desk', /held/)

  await kiosk.touch()
  await page.getByRole('region', { name: 'Your turn' }).locator('[data-doing=dropping]').click()
  const drop = page.getByRole('button', { name: 'Let them fall' })

  const before = (await kiosk.tally()).drops!
  await drop.click()
  await expect.poll(async () => (await kiosk.tally()).drops).toBeGreaterThan(before)
  const bang = page.getByRole('button', { name: 'Bang the table' })
  const again = page.getByRole('button', { name: 'Once more' })
  await expect(bang.or(again)).toBeVisible()

  await page.getByRole('button', { name: /Back to watching/ }).click()
  await kiosk.sees('kiosk', /watching|title/)

  await kiosk.touch()
  await page.getByRole('button', { name: /Measure/ }).click()
  await expect(page.getByRole('status')).toContainText(/\d mm/)
  await page.getByRole('button', { name: 'Change second die' }).click()
  await expect(page.getByRole('status')).toContainText(/\d mm|touch/)
})
