/**
 * What only a browser can show of access to the five tables: axe finds nothing in whatever phase a game asks something,
 * nor at its end, in its film, on its score sheet, nor in the kiosk; and a finished match is handed on as a film.
 */
import { gameIds } from '../../src/rules/game'
import { expect, test } from '../fixtures'
import { expectAccess } from '../fixtures/access'
import { finishedMatch } from '../fixtures/finished'
import { fixChance } from '../fixtures/fixedChance'
import { HouseDriver } from '../fixtures/house'
import { KioskDriver } from '../fixtures/kiosk'
import { WavesDriver } from '../fixtures/waves'

test.use({ viewport: { width: 1280, height: 720 } })

const mostScans = 9
const mostActs = 60

for (const game of gameIds) {
  test(`axe finds nothing at a table of ${game}, in any phase`, async ({ page }) => {
    const Driver = game === 'waves' ? WavesDriver : HouseDriver
    const house = new Driver(page)
    await fixChance(page, 20_264)
    await house.begin({ game, persons: [1, 2], players: 2 })
    const seen = new Set<string>()
    for (let acts = 0; acts < mostActs && seen.size < mostScans; acts++) {
      const phase = await house.mark('phase')
      if (phase === 'over') break
      const rule = await page
        .locator('.deck-prompt [data-why]')
        .evaluateAll(links => links.map(link => link.getAttribute('data-why')))
      const key = `${phase} ${rule}`
      if (!seen.has(key)) {
        seen.add(key)
        await expectAccess(page, key)
      }
      await house.act()
    }
    expect(seen.size).toBeGreaterThan(2)
  })
}

for (const game of gameIds) {
  test(`a finished match of ${game} is handed on as a film`, async ({ page }) => {
    const house = new HouseDriver(page)
    await house.like('calm')
    await house.openLobby()
    const file = await finishedMatch(game)
    await house.load('film.json', file)
    await expect(page).toHaveURL(/\/table\/[^#]+$/)
    const film = page.getByRole('region', { name: 'The match as a film' })
    await expect(film.getByRole('button', { name: /Pause/ })).toBeVisible()
    await expectAccess(page, 'the film')
    await page.keyboard.press('Escape')
    await expect(film).toBeHidden()
    await expect(page.getByRole('region', { name: /won|share/ })).toBeVisible()
    await expectAccess(page, 'the end')
    await page.getByRole('button', { name: 'Score sheet' }).click()
    await expectAccess(page, 'the score sheet')
    const shared = await house.download(house.panel('Score').getByRole('button', { name: 'Share this film' }))
    expect(JSON.parse(shared)).toEqual(JSON.parse(file))
    await page.keyboard.press('Escape')
    await expect(house.panel('Score')).toBeHidden()
    if (game !== 'waves') return
    // The dice of the link fall in this browser as they fell in Node, or it would be refused.
    await house.openPanel('Score')
    await page.getByRole('button', { name: 'Copy a link' }).click()
    const link = await page.getByLabel('Link to this match').inputValue()
    await page.goto('/settings')
    await page.goto(link)
    await expect(page).toHaveURL(/\/table\/[^#]+$/)
    await expect(film).toBeVisible()
  })
}

test('axe finds nothing in the kiosk', async ({ page }) => {
  const kiosk = new KioskDriver(page)
  await kiosk.open('?pin=2468')
  await expectAccess(page, 'the title')
  await kiosk.sees('kiosk', /watching/)
  await expectAccess(page, 'watching')
  await kiosk.touch()
  await expect(page.getByRole('region', { name: 'Your turn' })).toBeVisible()
  await expectAccess(page, 'the invitation')
  await page.getByRole('button', { name: /Take this seat/ }).click()
  const start = page.getByRole('region', { name: /^You are/ })
  await expect(start).toBeVisible()
  await expectAccess(page, 'what a guest needs')
  await start.getByRole('button', { name: 'Let’s play' }).click()
  await expect(start).toHaveCount(0)
  await expectAccess(page, 'in a seat')
  await page.keyboard.down('Escape')
  await kiosk.sees('kiosk', /attending/)
  await page.keyboard.up('Escape')
  await expectAccess(page, 'the PIN')
  for (const digit of '2468') await page.keyboard.press(digit)
  await expect(page.getByRole('region', { name: 'For the attendant' })).toBeVisible()
  await expectAccess(page, 'the attendant')
})
