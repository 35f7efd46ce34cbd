/**
 * The pictures of the README, taken from the app: `npm run shots:readme`. They go to docs/images. After a change that
 * shows, take them again and look at them.
 */
import { statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type GameId, gameIds } from '../../src/rules/game'
import { expect, test } from '../fixtures'
import { HouseDriver } from '../fixtures/house'
import { KioskDriver } from '../fixtures/kiosk'
import { LabDriver } from '../fixtures/lab'
import { OpenDriver } from '../fixtures/open'
import { momentsOf } from '../shots/moments'

const folder = 'docs/images'
const film = { width: 640, height: 360 }
const still = { width: 960, height: 540 }

/** A moment in which the table shows much, by what is asked then. */
const shown: Readonly<Record<GameId, RegExp>> = {
  'rattle-battle': /move|fire|actions/,
  'rolling-with-the-waves': /draft|plan|allocate/,
  'rolling-seas': /sail|action/,
  'waves-of-fortune': /sail|move/,
  waves: /play|place/,
}

/** Whole matches take their time: each is played once. */
const played: Partial<Record<GameId, ReturnType<typeof momentsOf>>> = {}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The low picture, for software rendering pays by the pixel. The drivers leave settings alone that are there already.
  await page.addInitScript(() => {
    const settings = {
      light: 'day',
      quality: 'low',
      pace: 'real',
      computers: 'at once',
      tips: false,
      sound: { muted: true, master: 0.5, effects: 1, ambience: 1, mono: false },
    }
    localStorage.setItem('seabox-table', JSON.stringify(settings))
  })
})

/** The page around the table out of sight, except for what is drawn on the table itself. */
async function hide(page: Page, selector: string): Promise<void> {
  await page.evaluate(selector => {
    for (const part of document.querySelectorAll<HTMLElement>(selector)) part.style.visibility = 'hidden'
  }, selector)
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/** The match of a game at a moment that shows much. */
async function openMoment(page: Page, game: GameId): Promise<HouseDriver> {
  const house = new HouseDriver(page)
  played[game] ??= momentsOf(game, 3, 'readme')
  const moments = await played[game]
  const { name, text } = moments.findLast(({ name }) => shown[game].test(name)) ?? moments.at(-2)!
  await house.openLobby()
  await house.load(`${name}.json`, text)
  await expect(page.locator('.saves .notice')).toBeVisible()
  await page.locator('.save .save-acts a').first().click()
  await house.wait()
  await house.says('calm', /true/)
  return house
}

interface Frame {
  readonly png: Buffer
  readonly ms: number
}

async function writeFilm(frames: readonly Frame[]): Promise<void> {
  const path = `${folder}/film.webp`
  await sharp(
    frames.map(({ png }) => png),
    { join: { animated: true } },
  )
    .webp({ quality: 62, effort: 5, loop: 0, delay: frames.map(({ ms }) => ms) })
    .toFile(path)
  expect(statSync(path).size).toBeLessThan(3_000_000)
}

test('the film: a drop, the verdict of the judge, a table from its seat', async ({ page }) => {
  await page.setViewportSize(film)
  const frames: Frame[] = []
  const take = async (ms: number) => {
    await twoFrames(page)
    frames.push({ png: await page.screenshot(), ms })
  }

  const lab = new LabDriver(page)
  await lab.open({ seed: 'tern' })
  await lab.seeDice()
  await lab.drop()
  await page.getByRole('button', { name: 'Slow motion' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await hide(page, '.lab')
  const slider = page.locator('input[aria-label="Moment of the drop"]')
  for (let moment = 0; moment <= 720; moment += 18) {
    await slider.evaluate((input: HTMLInputElement, value) => {
      // React listens to the setter of the prototype, not to the property.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }, String(moment))
    await take(moment === 720 ? 1200 : 50)
  }
  await page.keyboard.press('Escape')
  await lab.seeDice()
  await page.evaluate(() => document.querySelector<HTMLElement>('.lab')!.style.removeProperty('visibility'))
  await lab.look('Above')
  await lab.openPanel('Judge')
  await page.getByLabel('From', { exact: true }).selectOption('p-blue-2')
  await page.getByLabel('To', { exact: true }).selectOption('p-red-2')
  await page.getByRole('button', { name: 'Judge', exact: true }).click()
  await lab.says('calm', /true/)
  await hide(page, '.lab')
  await lab.says('calm', /true/)
  await take(2600)
  // Whatever comes of the table, the drop and the verdict are kept.
  await writeFilm(frames)

  await openMoment(page, 'rattle-battle')
  await hide(page, '.deck')
  await take(2600)
  await writeFilm(frames)
})

async function keepStill(page: Page, name: string): Promise<void> {
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(`${folder}/${name}.webp`)
}

for (const game of gameIds) {
  test(`a still of ${game}`, async ({ page }) => {
    await page.setViewportSize(still)
    await openMoment(page, game)
    await keepStill(page, game)
  })
}

test('a still of the open table', async ({ page }) => {
  await page.setViewportSize(still)
  const open = new OpenDriver(page)
  await open.open()
  await open.openPanel('Set the table')
  await open.press(page.locator('[data-ready="skirmish"]'))
  await open.take(['die-d20', 'die-d12', 'die-d10', 'die-d8', 'die-d6', 'die-d4'])
  await open.rest()
  await open.closePanels()
  await open.still()
  await keepStill(page, 'open-table')
})

test('a still of the kiosk', async ({ page }) => {
  await page.setViewportSize(still)
  const kiosk = new KioskDriver(page)
  await kiosk.open('?games=waves-of-fortune&speed=brisk')
  await kiosk.sees('kiosk', /watching/)
  // A few rounds in, when the sea is turned and ships are on their way.
  await kiosk.sees('entries', /^(?:[4-9]\d|\d{3,})$/)
  await keepStill(page, 'kiosk')
})
