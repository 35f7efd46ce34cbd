/**
 * The pictures of the README, taken from the app: `npm run shots:readme`. They go to docs/images. After a change that
 * shows, take them again and look at them.
 */
import { statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { playMatch, writeMatch } from '../../src/match'
import { inNames } from '../../src/match/inNames'
import '../../src/match/allGames'
import { loadPhysics } from '../../src/physics'
import { type GameId, gameIds } from '../../src/rules/game'
import { expect, test } from '../fixtures'
import { challengesOf } from '../fixtures/challenges'
import { HouseDriver } from '../fixtures/house'
import { KioskDriver } from '../fixtures/kiosk'
import { LabDriver } from '../fixtures/lab'
import { OpenDriver } from '../fixtures/open'
import { momentsOf } from '../shots/moments'

const folder = 'docs/images'
const film = { width: 960, height: 540 }
const still = film

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

/** Pictures that are the same become one page of the film, so the time of all pages says whether all are there. */
async function writeFilm(frames: readonly Frame[]): Promise<void> {
  const path = `${folder}/film.webp`
  await sharp(
    frames.map(({ png }) => png),
    { join: { animated: true } },
  )
    .webp({ quality: 62, effort: 5, loop: 0, delay: frames.map(({ ms }) => ms) })
    .toFile(path)
  const { delay } = await sharp(path, { animated: true }).metadata()
  const sum = (times: readonly number[]) => times.reduce((total, ms) => total + ms, 0)
  expect(sum(delay!)).toBe(sum(frames.map(({ ms }) => ms)))
  expect(statSync(path).size).toBeLessThan(3_000_000)
}

test('the film: a drop, the verdict of the judge, a table from its seat', async ({ page }) => {
  await page.setViewportSize(film)
  const frames: Frame[] = []
  const take = async (ms: number) => {
    await twoFrames(page)
    frames.push({ png: await page.screenshot(), ms })
  }
  await filmDrop(page, take)
  await filmVerdict(page, async ms => {
    frames.push({ png: await page.screenshot(), ms })
  })
  const house = await openMoment(page, 'rattle-battle')
  await page.getByRole('button', { name: 'Seat', exact: true }).click()
  await page.getByRole('button', { name: 'Choices', exact: true }).click()
  await house.says('calm', /true/)
  await take(2600)
  await writeFilm(frames)
})

/** In slow motion, moment by moment. */
async function filmDrop(page: Page, take: (ms: number) => Promise<void>): Promise<void> {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'tern' })
  await lab.seeDice()
  await lab.drop()
  await page.getByRole('button', { name: 'Slow motion' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await hide(page, '.lab')
  const slider = page.locator('input[aria-label="Moment of the drop"]')
  for (let moment = 18; moment <= 522; moment += 18) {
    await slider.evaluate((input: HTMLInputElement, value) => {
      // React listens to the setter of the prototype, not to the property.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }, String(moment))
    await take(moment === 522 ? 900 : 50)
  }
}

/** A shot is challenged. The clock of the page stands still between two pictures, however long they take to draw. */
async function filmVerdict(page: Page, take: (ms: number) => Promise<void>): Promise<void> {
  await loadPhysics()
  const made = playMatch({ game: 'rattle-battle', players: 3, bots: ['easy'], seed: 'verdict' })
  if (!made.ok) throw new Error(made.why)
  const shot = challengesOf(made.value).find(
    ({ event, verdict }) => event.text.includes(' fires ') && verdict.kind === 'in',
  )!
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  const house = new HouseDriver(page)
  await house.openLobby()
  await house.load('verdict.json', writeMatch(made.value.match))
  // A finished match opens as a film.
  await house.says('back', /\d/)
  await page.keyboard.press('Escape')
  await house.says('phase', /over/)
  await page.getByRole('button', { name: 'Seat', exact: true }).click()
  await house.says('calm', /true/)
  const log = await house.openPanel('Log')
  const line = log.locator('p', { hasText: inNames(shot.event, made.value.match.seats) })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await line.first().getByRole('button', { name: 'Challenge' }).click()
  const challenge = page.locator('.challenge')
  await expect(challenge).toBeVisible()
  await hide(page, '.deck')
  await challenge.evaluate(sheet => {
    sheet.style.visibility = 'visible'
  })
  const word = challenge.locator('.verdict-word')
  while (!(await word.isVisible())) {
    await page.clock.fastForward(80)
    await take(80)
  }
  // The label of the line comes with the verdict.
  await page.clock.runFor(500)
  await take(2600)
  await page.clock.resume()
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

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
  await kiosk.sees('entries', /^(?:[3-9]\d|\d{3,})$/)
  await keepStill(page, 'kiosk')
})
