/**
 * What a stranger wants first, counted in decisions: dice that fall, who is winning and why, and what a thing costs. By
 * pointer, by touch and by keys. What lies on the table: strangersTable.spec.ts.
 */
import { expect, test } from '../fixtures'
import { decider, ways } from '../fixtures/decisions'
import { fixChance } from '../fixtures/fixedChance'
import { HouseDriver, wordsOnly } from '../fixtures/house'
import { RollingWavesDriver } from '../fixtures/rollingWaves'
import { says } from '../fixtures/says'

test.use(wordsOnly)

for (const way of ways) {
  test.describe(`by ${way}`, () => {
    test.use({ hasTouch: way === 'touch' })

    test('from the shelf to fallen dice in three decisions, and one more to read the first minute', async ({
      page,
    }) => {
      await fixChance(page, 20_263)
      for (const isFirst of [true, false]) {
        const { decide, made } = decider(page, way)
        const house = new HouseDriver(page)
        await page.goto('/')
        await decide(page.getByRole('link', { name: 'Rolling with the Waves', exact: true }))
        await decide(page.getByRole('button', { name: 'To the table' }))
        const read = page.getByRole('button', { name: 'Let’s play' })
        if (isFirst) await decide(read)
        await house.says('phase', /^(held|asking)$/)
        // Where a computer begins, its dice have fallen by themselves.
        if ((await house.mark('phase')) === 'held')
          await decide(page.getByRole('button', { name: /Let the dice go/ }))
        await expect.poll(() => house.entries()).toBeGreaterThan(0)
        expect(made()).toBeLessThanOrEqual(isFirst ? 4 : 3)
        await expect(read).toHaveCount(0)
      }
    })

    test('dice of the lab fall after two decisions', async ({ page }) => {
      const { decide, made } = decider(page, way)
      await page.goto('/')
      await decide(page.getByRole('link', { name: 'To the lab' }))
      await decide(page.getByRole('button', { name: /^Drop/ }))
      await says(page, '[data-throw]', 'data-throw', /^(settled|cocked)$/)
      expect(made()).toBe(2)
    })

    test('who is winning and why takes one decision, and what a die costs none', async ({ page }) => {
      const table = new RollingWavesDriver(page)
      await table.sit({ persons: [1], players: 3 })
      await table.playUntilAsked(/Take a die/)
      await expect(page.locator('.deck-seats')).toContainText(/\d pts?/)
      await expect(table.panel('Choices')).toContainText(/for \d Infamy/)
      const { decide } = decider(page, way)
      await decide(page.getByRole('button', { name: 'Score', exact: true }))
      const score = table.panel('Score')
      for (const words of ['You', 'Anne', 'Infamy left', 'Total']) await expect(score).toContainText(words)
    })
  })
}
