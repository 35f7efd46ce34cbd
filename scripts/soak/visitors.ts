/** Visitors of the soak: each walks up between two games, does one thing, and goes. */
import type { Page } from '@playwright/test'

export interface Visitor {
  readonly name: string
  visit(page: Page): Promise<void>
}

const patienceMs = 60_000
const press = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).click({ timeout: patienceMs })

async function begin(page: Page): Promise<void> {
  await page.locator('.kiosk-touch').click({ timeout: patienceMs, position: { x: 160, y: 60 } })
}

const goBack = (page: Page) => press(page, /Back to watching/)

export const visitors: readonly Visitor[] = [
  {
    name: 'drops the dice',
    async visit(page) {
      await begin(page)
      await press(page, /Drop the dice/)
      await press(page, 'Let them fall')
      await page.getByRole('button', { name: /Once more|Bang the table/ }).waitFor({ timeout: patienceMs })
      await goBack(page)
    },
  },
  {
    name: 'measures',
    async visit(page) {
      await begin(page)
      await press(page, /Measure/)
      await press(page, 'Another second die')
      await goBack(page)
    },
  },
  {
    name: 'takes a seat',
    async visit(page) {
      await begin(page)
      // Just over: then there is none to take.
      const seat = page.getByRole('button', { name: /Take this seat/ })
      if (!(await seat.isVisible())) return press(page, 'Just watching')
      await seat.click({ timeout: patienceMs })
      await page.locator('.kiosk-deck').waitFor({ timeout: patienceMs })
      await goBack(page)
    },
  },
]
