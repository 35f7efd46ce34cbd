/**
 * What only a browser can show of learning by playing: a note comes when a thing first matters, holds up what is told
 * until it has been read, never comes again, not even after a reload, and can be hushed.
 */
import { expect, test } from '../fixtures'
import { wordsOnly } from '../fixtures/house'
import { RattleDriver } from '../fixtures/rattle'

test.use(wordsOnly)

test('the coach gives each lesson once, at its moment, and can be turned off', async ({ page }) => {
  const table = new RattleDriver(page)
  await table.sit({ persons: [1], players: 2, pace: 'calm', tips: true })
  const note = page.getByRole('complementary', { name: 'A tip' })
  const lesson = () => page.locator('[data-coach]').getAttribute('data-coach')
  /** Goes on until something is said, without reading what is told. */
  const goOn = async () => {
    const phase = await table.mark('phase')
    if (phase === 'asking') await page.keyboard.press('8').then(() => page.keyboard.press('1'))
    else if (phase === 'held') {
      await page.keyboard.press('b')
      await page.keyboard.press(' ')
    } else if (phase === 'telling') await page.keyboard.press(' ')
  }

  // The first lesson, with its rule; doing it counts as learnt.
  await expect(note).toContainText('Your Galleon may take one Part')
  await expect(note.getByRole('link', { name: 'why? Rule RB-32' })).toBeVisible()
  await page.keyboard.press('1')
  await expect.poll(lesson).toBe('send')
  await page.reload()
  await table.wait()
  await expect.poll(lesson).toBe('send')
  await note.getByRole('button', { name: 'Got it' }).click()
  await expect(note).toBeHidden()

  // The Battle waits until its lesson has been read, however long that takes.
  await expect(async () => {
    if ((await note.isVisible()) && (await lesson()) === 'battle') return
    await goOn()
    expect(await lesson()).toBe('battle')
  }).toPass({ intervals: [60] })
  const told = await page.locator('.deck-prompt').innerText()
  expect(told).toMatch(/ beats /)
  // As many frames as would have told it long ago.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 360; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await page.locator('.deck-prompt').innerText()).toBe(told)
  await page.keyboard.press(' ')
  await expect.poll(() => page.locator('.deck-prompt').innerText()).not.toBe(told)

  // Enough of it: nothing more is said, also after a reload, until the settings ask for it.
  await expect(async () => {
    if (await note.isVisible()) return
    await goOn()
    expect(await note.isVisible()).toBe(true)
  }).toPass({ intervals: [60] })
  await note.getByRole('button', { name: 'No more tips' }).click()
  await expect(note).toBeHidden()
  await page.reload()
  await expect(table.deck).toHaveAttribute('data-phase', /telling|thinking|asking|held/)
  const settings = await table.openPanel('Settings')
  await expect(settings.getByLabel('Tips while you play')).not.toBeChecked()
  await settings.getByRole('button', { name: 'Tell me everything again' }).click()
  await expect(settings.getByLabel('Tips while you play')).toBeChecked()
})
