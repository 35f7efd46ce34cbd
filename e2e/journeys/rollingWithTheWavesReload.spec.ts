/**
 * What only a browser can show of a table of Rolling with the Waves that is left in the middle of something: it is there
 * again as it was, and goes on.
 */
import { expect, test } from '../fixtures'
import { RollingWavesDriver } from '../fixtures/rollingWaves'

test('a table resumes with a dragged die, half a plan, a full plan, or a half-told theft', async ({
  page,
}) => {
  const table = new RollingWavesDriver(page)
  await table.sit({ persons: [1], players: 2, pace: 'brisk' })
  const comeBack = async () => {
    await page.reload()
    await table.wait()
  }
  const prompt = page.locator('.deck-prompt')

  // In mid-draft, with a die in the fingers: it lies where it lay.
  await table.playUntilAsked(/Take a die/)
  const drafting = await table.entries()
  const die = await table.spot(/^die:/)
  await page.mouse.move(die.x, die.y)
  await page.mouse.down()
  await page.mouse.move(die.x + 14, die.y + 30, { steps: 3 })
  await comeBack()
  await page.mouse.up()
  expect(await table.entries()).toBe(drafting)
  await expect(prompt).toContainText('Take a die')

  // In mid-allocation: what is not yet a plan was never said to anybody.
  await table.playUntilAsked(/Plan in secret/)
  const planning = await table.entries()
  await page.keyboard.press('2')
  await expect(page.locator('.composer-done')).toHaveCount(1)
  await comeBack()
  expect(await table.entries()).toBe(planning)
  await expect(page.locator('.composer-open')).toHaveCount(1)
  await expect(page.locator('.composer-done')).toHaveCount(0)

  // With a plan that has not been called: it stands as it was made, and can still be changed.
  await table.plan('Small Cannon', 'Large Cannon', 'Chest 1')
  const planned = await table.entries()
  await comeBack()
  expect(await table.entries()).toBe(planned)
  await expect(page.locator('.composer-done')).toHaveCount(3)
  await expect(page.locator('.composer-done').first()).toContainText('Small Cannon')

  // Until cannons fire; the page goes while treasure changes hands.
  for (let n = 0; n < 120; n++) {
    if (/Aim your cannons/.test((await prompt.textContent()) ?? '')) break
    if (await table.isPlanning()) await table.plan('Small Cannon', 'Large Cannon', /Chest/.source)
    else await table.act()
  }
  await expect(prompt).toContainText('Aim your cannons')
  const aiming = await table.entries()
  await page.keyboard.press('1')
  await expect.poll(() => table.entries()).toBeGreaterThan(aiming)
  await expect(prompt).toContainText(/fires|steals|Infamy/)
  const fired = await table.entries()
  await comeBack()
  expect(await table.entries()).toBeGreaterThanOrEqual(fired)
  const log = await table.openPanel('Log')
  await expect(log).toContainText(/You|Red/)
  await expect(log).toContainText(/fires \d shot/)
  await table.openPanel('Choices')
  await table.act()
})
