/** What a stranger asks the things on the table, counted in decisions: what a rival has, and why something is refused. */
import { expect, test } from '../fixtures'
import { decider, holdUpAt, ways } from '../fixtures/decisions'
import { RollingWavesDriver } from '../fixtures/rollingWaves'

/** Where maps lie while a die is taken among three, on this picture. */
const viewport = { width: 1280, height: 720 }
const [rivals, own] = [
  { x: 100, y: 250 },
  { x: 450, y: 560 },
]

for (const way of ways) {
  test.describe(`by ${way}`, () => {
    test.use({ viewport, hasTouch: way === 'touch' })

    test('a rival’s map takes one decision to read, and the rule behind a refusal one', async ({ page }) => {
      const table = new RollingWavesDriver(page)
      await table.sit({ persons: [1], players: 3 })
      await table.playUntilAsked(/Take a die/)
      await table.says('calm', /true/)
      const held = page.getByRole('region', { name: 'Held before your eyes' })
      await holdUpAt(page, way, { ...rivals, words: /Anne/ }, held)
      await expect(held).toContainText(/Anne/)
      await page.keyboard.press('Escape')
      await expect(held).toHaveCount(0)

      // Nothing is asked about the own map now: a word says so at once, and its rule is one decision away.
      if (way === 'touch') await page.touchscreen.tap(own.x, own.y)
      else await page.mouse.click(own.x, own.y)
      const refusal = page.locator('.deck-refusal')
      await expect(refusal).toContainText('Not asked about now')
      const { decide } = decider(page, way)
      await decide(refusal.getByRole('link').first())
      await expect(page.getByRole('complementary', { name: /^Rulebook:/ })).toBeVisible()
    })
  })
}
