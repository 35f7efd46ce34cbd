/**
 * What only a browser can show about the dice: the app's own bundle, with its wasm streamed as a file, ends the twenty
 * records in the very bits that Node computes from the sources (P2).
 */
import { loadPhysics, simulateThrow } from '../src/physics'
import { throwRecords } from '../tests/fixtures/throwRecords'
import { expect, test } from './fixtures'

test('twenty throws end in the same bits in Chromium and in Node', async ({ page }) => {
  await page.goto('/proof')
  await expect(page.locator('#throws')).toHaveAttribute('aria-busy', 'false')
  const shown = await page.locator('#throws tbody tr td:last-child').allTextContents()

  await loadPhysics()
  const computed = throwRecords.map(record => simulateThrow(record).hash)
  expect(computed).toHaveLength(20)
  expect(new Set(computed).size).toBe(20)
  expect(shown).toEqual(computed)
})
