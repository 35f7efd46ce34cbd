/**
 * Somebody who clicks, drags, turns the wheel and types at random, on every page and at every table: nothing of that
 * makes the page fail. `npm run measure:clicking` does it for longer.
 */
import type { Page } from '@playwright/test'
import { gameIds } from '../../src/rules/game'
import { expect, test } from '../fixtures'
import { HouseDriver } from '../fixtures/house'

/** Acts in all. */
const allActs = Number(process.env.CLICKING_ACTS ?? 2000)

const keys = [
  ...['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', 'Backspace', 'Delete', 'PageDown', '?', '+', '-', '0', '1', '2', '3', '7'],
  ...'abcdefghijklmnopqrstuvwxyz',
  ...['Control+z', 'Control+y'],
] as const

/** Whole numbers from 0 to count - 1, the same every time. */
function chance(seed: number): (count: number) => number {
  let state = seed
  return count => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

async function act(page: Page, pick: (count: number) => number): Promise<void> {
  const { width, height } = page.viewportSize()!
  const [x, y] = [pick(width), pick(height)]
  const way = pick(20)
  if (way < 5) await page.mouse.click(x, y)
  else if (way < 6) await page.mouse.dblclick(x, y)
  else if (way < 7) await page.mouse.click(x, y, { button: 'right' })
  else if (way < 9) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(pick(width), pick(height), { steps: 3 })
    await page.mouse.up()
  } else if (way < 10) await page.mouse.wheel(0, pick(800) - 400)
  else if (way < 15) await page.keyboard.press(keys[pick(keys.length)]!)
  else {
    // What is meant to be pressed: the space between buttons is large. Playwright's own click would wait for a button
    // that has just gone.
    const spot = await page
      .locator('button:visible, a[href]:visible, input:visible, select:visible, summary:visible')
      .evaluateAll(
        (all, number) => {
          const chosen = all[number % all.length]
          chosen?.scrollIntoView({ block: 'nearest' })
          const box = chosen?.getBoundingClientRect()
          return box && ([box.x + box.width / 2, box.y + box.height / 2] as const)
        },
        pick(1 << 20),
      )
      // The page may be on its way to another.
      .catch(() => undefined)
    if (spot) await page.mouse.click(...spot)
  }
}

/** Somebody who follows a link out of the house has left, and there is no network here to go to. */
async function stayAtHome(page: Page): Promise<void> {
  page.on('dialog', dialog => void dialog.dismiss().catch(() => undefined))
  page.on('filechooser', () => undefined)
  await page.addInitScript(() => {
    addEventListener(
      'click',
      event => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (link && link.origin !== location.origin) event.preventDefault()
      },
      { capture: true },
    )
  })
}

async function clickAbout(page: Page, start: string, seed: number, acts: number): Promise<void> {
  const pick = chance(seed)
  await page.goto(start)
  for (let number = 1; number <= acts; number++) {
    await act(page, pick)
    // A dead end: start again from the front page.
    if (number % 120 === 0) await page.goto(start)
  }
  await expect(page.locator('.fault-page')).toHaveCount(0)
}

const pages = ['/', '/lab', '/settings', '/rules/rattle-battle', '/about', '/new/rattle-battle'] as const

test.use({ acceptDownloads: true })

test('on the pages of the house and in the lab', async ({ page }) => {
  await stayAtHome(page)
  for (const [index, start] of pages.entries())
    await clickAbout(page, start, 11 + index, allActs / 2 / pages.length)
})

// A page of its own for each: what was clicked at one table may have changed how all others begin.
for (const [index, game] of gameIds.entries())
  test(`at a table of ${game}`, async ({ page }) => {
    await stayAtHome(page)
    await new HouseDriver(page).begin({ game, persons: [1], players: 2 })
    await clickAbout(page, page.url(), 31 + index, allActs / 2 / gameIds.length)
  })
