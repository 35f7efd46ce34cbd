/** What only a browser can show of a first visit: dropping, looking and measuring are shown once, one after the other. */
import { expect, test } from '../fixtures'
import { expectAccess } from '../fixtures/access'
import { LabDriver } from '../fixtures/lab'

test('the lab shows newcomers once how to drop, look and measure; its hints can be turned off', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const lab = new LabDriver(page)
  const hint = page.locator('[data-hint]')
  await page.goto('/lab?quality=low&pace=real&seed=first')
  await expect(hint).toHaveAttribute('data-hint', 'drop')
  await expectAccess(page, 'the first hint')
  await page.keyboard.press('Space')
  await expect(hint).toHaveCount(0)
  await lab.settle()
  await expect(hint).toHaveAttribute('data-hint', 'look')
  await page.keyboard.press('v')
  await expect(page.getByRole('button', { name: 'Seat' })).toHaveAttribute('aria-pressed', 'true')
  await expect(hint).toHaveAttribute('data-hint', 'measure')
  await page.reload()
  await lab.seeDice()
  await lab.drop()
  await lab.settle()
  await expect(hint).toHaveAttribute('data-hint', 'measure')
  await hint.getByRole('button', { name: 'No more tips' }).click()
  await expect(hint).toHaveCount(0)
  await page.reload()
  await expect(lab.status).toHaveAttribute('data-throw', 'held')
  await expect(lab.status).toHaveAttribute('data-dice', 'seen')
  await expect(hint).toHaveCount(0)
})
