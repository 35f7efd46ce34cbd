/** What is heard of the open table, in the page itself: hits and the fist, and nothing while everything rests or is muted. */
import { expect, test } from './fixtures'
import { listen, slowTime } from './fixtures/listening'
import { OpenDriver } from './fixtures/open'

// Software rendering pays by the pixel.
test.use({ viewport: { width: 480, height: 320 } })

test('dice that are thrown are heard, each of them; at rest and muted nothing is', async ({ page }) => {
  await slowTime(page)
  const sources = await listen(page)
  const open = new OpenDriver(page)
  await open.open({ isLoud: true })
  await open.take(['die-d6'], { times: 5 })
  await open.rest()
  await expect(async () => {
    const before = await sources()
    await page.keyboard.press('b')
    // A blow that came before the loudspeaker was ready is struck again.
    await expect.poll(sources, { timeout: 3000 }).toBeGreaterThan(before)
  }).toPass()
  await open.rest()
  await page.keyboard.press('Control+a')
  const banged = await sources()
  await page.keyboard.press('t')
  await open.says('awake', /^[1-9]/)
  await open.rest()
  const thrown = await sources()
  // The bag, and more than one hit for each of the five.
  expect(thrown - banged).toBeGreaterThan(6)

  // Chosen and read, but not moved: what lies there presses on the table and is not heard.
  await open.still()
  await page.keyboard.press('j')
  await open.still()
  const resting = await sources()
  expect(resting).toBe(thrown)

  await page.keyboard.press('m')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('t')
  await open.says('awake', /^[1-9]/)
  await open.rest()
  expect(await sources()).toBe(resting)
})
