/**
 * The table looks as it did. Two pixels differ when their colours are farther apart than 0.2 of pixelmatch's scale, and
 * 3 of 100 may: another renderer smooths edges otherwise, but moves no die and changes no print. After a change that is
 * meant: `npm run e2e -- labStill --update-snapshots`, and look at what comes out.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { LabDriver } from './fixtures/lab'

const tolerance = { threshold: 0.2, maxDiffPixelRatio: 0.03, timeout: 60_000 } as const

/** Only the picture, with everything in it that comes behind the first one. */
async function alone(page: Page, lab: LabDriver): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.lab')!.style.visibility = 'hidden'
  })
  await lab.seeDice()
}

test('dropped dice by day, in the low and the medium picture', async ({ page }) => {
  test.setTimeout(180_000)
  const lab = new LabDriver(page)
  for (const quality of ['low', 'medium'] as const) {
    await lab.open({ seed: 'tern', quality })
    await lab.seeDice()
    await lab.drop()
    await alone(page, lab)
    await expect(page).toHaveScreenshot(`drop-${quality}.png`, tolerance)
  }
})

test('lamp light from the seat', async ({ page }) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'tern', light: 'evening' })
  await lab.seeDice()
  await lab.drop()
  await lab.look('Seat')
  await alone(page, lab)
  await expect(page).toHaveScreenshot('evening-seat-low.png', tolerance)
})

test('the judge from above, with ranges and a gap', async ({ page }) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'tern' })
  await lab.seeDice()
  await lab.drop()
  await lab.look('Above')
  await lab.openPanel('Judge')
  await page.getByLabel('From', { exact: true }).selectOption('p-blue-2')
  await page.getByLabel('To', { exact: true }).selectOption('p-red-2')
  await page.getByRole('button', { name: 'Judge', exact: true }).click()
  await alone(page, lab)
  await expect(page).toHaveScreenshot('judge-low.png', tolerance)
})
