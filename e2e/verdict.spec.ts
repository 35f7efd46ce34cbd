/**
 * What only a browser can show of a challenge: the dice fall again on the table, the judge measures there, and the
 * clip is recorded from the canvas. What the verdict is, Node knows.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { playMatch, writeMatch } from '../src/match'
import '../src/match/allGames'
import { loadPhysics } from '../src/physics'
import { headlineText } from '../src/table/judge/verdictWords'
import { expect, test } from './fixtures'
import { challengesOf } from './fixtures/challenges'
import { RattleDriver } from './fixtures/rattle'

/** The fall may be over before a slow machine looks for it: the page itself notes that it began. */
async function noteTheFall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () => {
      const sheet = document.querySelector('.challenge')?.textContent
      if (sheet?.includes('As they fell')) document.body.dataset.fell = 'again'
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true })
  })
}

test('a challenged line: its dice fall again, the verdict is that of the rules, and a clip is recorded (seed "verdict")', async ({
  page,
}) => {
  await loadPhysics()
  const made = playMatch({ game: 'rattle-battle', players: 3, bots: ['easy'], seed: 'verdict' })
  if (!made.ok) throw new Error(made.why)
  const expected = headlineText(challengesOf(made.value).at(-1)!.verdict)

  const table = new RattleDriver(page)
  await table.like('at once')
  await table.openLobby()
  await page.setViewportSize({ width: 320, height: 180 })
  await table.load('verdict.seabox.json', writeMatch(made.value.match))
  await expect(table.deck).toHaveAttribute('data-picture', 'drawn')
  // A finished match opens as a film.
  await expect(table.deck).toHaveAttribute('data-back', /\d/)
  await page.keyboard.press('Escape')
  await expect(table.deck).toHaveAttribute('data-phase', 'over')
  await table.says('calm', /true/)
  await noteTheFall(page)
  await page.keyboard.press('x')
  const challenge = page.getByRole('complementary', { name: 'The challenge' })
  const word = challenge.locator('.verdict-word')
  await expect(word).toContainText(expected.split(':')[0]!)
  await expect(page.locator('body')).toHaveAttribute('data-fell', 'again')

  const download = page.waitForEvent('download')
  await challenge.getByRole('button', { name: 'Save a clip' }).click()
  const clip = await download
  expect(clip.suggestedFilename()).toBe('seabox-verdict.webm')
  // Every WebM begins with these four bytes.
  const bytes = readFileSync(await clip.path())
  expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
  expect(bytes.length).toBeGreaterThan(5000)

  await page.keyboard.press('Escape')
  await expect(challenge).toBeHidden()
  await expect(table.deck).not.toHaveAttribute('data-back', /\d/)
})
