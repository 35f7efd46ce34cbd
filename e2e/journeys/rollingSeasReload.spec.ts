/** What only a browser can show of a chart that is left in the middle of something: it is there again as it was. */
import { expect, test } from '../fixtures'
import { SeasDriver } from '../fixtures/seas'

test('the page resumes in the middle of drawing and of sailing, and nothing is lost', async ({ page }) => {
  const table = new SeasDriver(page)
  await table.sitAtSea([1], 1)
  const comeBack = async () => {
    await page.reload()
    await table.wait()
  }

  // A shape hangs at the pointer, turned and flipped.
  await table.drawByHand()
  const drawn = await table.entries()
  await table.places(/^holds:/)
  const { x, y } = await table.spot('ghost')
  await page.mouse.move(x + 40, y + 30)
  await page.keyboard.press('r')
  await page.keyboard.press('f')
  await comeBack()
  expect(await table.entries()).toBe(drawn)
  await table.drawByHand()

  // The wind may blow against the land behind which the ship lies; at a port there is always something to do.
  const canSail = async () =>
    /Sail, Explore/.test(await page.locator('.deck-prompt').innerText()) &&
    (await table.places(/^(next|port|land):/)).some(({ id }) => id.startsWith('next:'))
  while (!(await canSail())) {
    if ((await table.mark('phase')) === 'held') await table.throwByHand()
    else await table.chooseByKeys('1')
  }

  // A course is half planned: it was never sailed.
  const planned = await table.entries()
  await table.clickPlace(/^next:/)
  await expect(page.locator('[data-tool="back"]')).toBeVisible()
  await comeBack()
  expect(await table.entries()).toBe(planned)
  await expect(page.locator('[data-tool="back"]')).toBeHidden()
  await table.actByHand()
  expect(await table.entries()).toBeGreaterThan(planned)
})
