/**
 * Stills of everything that is asked in every game, for people to look at: `npm run shots`. Nothing is judged here but
 * that the page keeps silent. The pictures go to out/shots, which is not committed.
 */
import { mkdirSync } from 'node:fs'
import { gameIds } from '../../src/rules/game'
import { expect, test } from '../fixtures'
import { HouseDriver } from '../fixtures/house'
import { momentsOf } from './moments'

/** `SHOTS=port npm run shots` takes only moments with such names. */
const wished = new RegExp(process.env.SHOTS ?? '', 'i')
/** `SHOTS_PLAYERS=6` seats this many, or as many as a game has room for. */
const players = Number(process.env.SHOTS_PLAYERS ?? 3)

for (const game of gameIds) {
  test(game, async ({ page }, { project }) => {
    const folder = `out/shots/${game}`
    mkdirSync(folder, { recursive: true })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const house = new HouseDriver(page)
    await house.like('at once', process.env.SHOTS_TIPS === '1')
    await house.openLobby()
    for (const { name, text } of await momentsOf(game, players, 'shots')) {
      if (!wished.test(name)) continue
      await test.step(name, async () => {
        await page.goto('/')
        await expect(page.locator('.saves')).toHaveAttribute('data-saves', 'open')
        await house.load(`${name}.json`, text)
        // A match that is over opens as its film; any other lies first among the matches.
        if (name.endsWith('-over')) {
          await page.waitForURL(/\/table\//)
          await house.says('phase', /^over$/)
          await page.getByRole('button', { name: /Back to the game/ }).click()
        } else {
          await expect(page.locator('.saves .notice')).toBeVisible()
          await page.locator('.save .save-acts a').first().click()
        }
        await house.wait()
        // A raised fist is never at rest: it is taken as it is.
        if (!name.endsWith('-fist')) await house.says('calm', /true/)
        else await expect(page.locator('.deck-actions .big')).toBeVisible()
        await page.screenshot({ path: `${folder}/${name}-${project.name}.png` })
      })
    }
  })
}
