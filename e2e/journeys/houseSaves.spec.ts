/**
 * What takes long to see of a browser's own database and files: whatever is broken is said in a sentence and changes
 * nothing, no full disk loses a move, and a page may be left at any moment.
 */

import { brokenFiles } from '../../src/match/testing/brokenFiles'
import { expect, test } from '../fixtures'
import { HouseDriver, wordsOnly } from '../fixtures/house'
import { admiral } from '../fixtures/rattle'
import { reopensWhilePlayed } from '../fixtures/reopens'

test.use(wordsOnly)

test('each of more than 30 broken files gets one clear sentence, and the list is unchanged', async ({
  page,
}) => {
  const house = new HouseDriver(page)
  await house.begin()
  await house.playUntil(16)
  await house.openLobby()
  const good = await house.download(await house.withSave('Export'))
  const files = brokenFiles(good)
  expect(files.length).toBeGreaterThan(30)
  const seen = new Set<string>()
  for (const { name, content } of files) {
    await test.step(name, async () => {
      await house.load(`${name}.json`, content)
      await expect(page.locator('.saves')).toHaveAttribute('data-saves', 'open')
      const alert = page.locator('.saves .notice.bad')
      await expect(alert, name).toBeVisible()
      const words = (await alert.locator('p').textContent()) ?? ''
      expect(words, name).toMatch(/^[A-Z“].{15,300}\.$/s)
      expect(words, name).not.toMatch(/undefined|\[object|\n|Error:| at https?:/)
      seen.add(words)
      await expect(page.locator('.save'), name).toHaveCount(1)
      await alert.getByRole('button', { name: 'Good' }).click()
      await expect(alert).toBeHidden()
    })
  }
  // They are told apart: not one sentence for everything.
  expect(seen.size).toBeGreaterThan(20)
  await house.load('good.json', good)
  await expect(page.locator('.save')).toHaveCount(2)
})

test('a full disk: the move is kept, the file is offered, and play goes on when there is room', async ({
  page,
  context,
  baseURL,
}) => {
  const house = new HouseDriver(page)
  // Told at a calm pace, it lasts longer than the half minute below.
  await house.begin({ pace: 'calm', options: { scenario: admiral } })
  await house.playUntil(4)
  const devtools = await context.newCDPSession(page)
  const origin = new URL(baseURL!).origin
  const trouble = page.getByRole('alertdialog')
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  // Chromium looks how much room is left at most every half minute, so the game goes on until it has looked.
  await expect(async () => {
    await page.keyboard.press((await house.mark('phase')) === 'held' ? 'b' : '1')
    expect(await trouble.isVisible()).toBe(true)
  }).toPass({ intervals: [200] })
  await expect(trouble).toContainText('no room left')
  const entries = await house.entries()
  const text = await house.download(trouble.getByRole('button', { name: 'Save the match file' }))
  expect(JSON.parse(text).log).toHaveLength(entries)
  await trouble.getByRole('button', { name: 'Try again' }).click()
  await expect(trouble).toContainText('no room left')
  await devtools.send('Storage.overrideQuotaForOrigin', { origin })
  await expect(async () => {
    // It may have gone by itself after the try before.
    if (await trouble.isVisible()) {
      await trouble.getByRole('button', { name: 'Try again' }).click({ timeout: 2000 })
    }
    await expect(trouble).toBeHidden({ timeout: 4000 })
  }).toPass()
  await house.wait()
  expect(await house.entries()).toBeGreaterThan(entries)
  await page.reload()
  await house.wait()
  expect(await house.entries()).toBeGreaterThan(entries)
})

test('the page reopens while a player is asked, holds dice, looks back or reads the end', async ({
  page,
}) => {
  await reopensWhilePlayed(new HouseDriver(page), (_, entries) => entries < 60)
})
