/**
 * What only a browser can show about the dice: the app's own bundle, with its wasm streamed as a file, ends every
 * record in the very bits that Node computes from the sources (P2).
 */
import { physicsVersion } from '../../src/match/stamp'
import { hashText } from '../../src/measure'
import { loadPhysics, simulateThrow } from '../../src/physics'
import { numberOf, proofRows } from '../../tests/fixtures/proofRows'
import { expect, test } from '../fixtures'

test('twenty throws and five hundred short ones end in the same bits in Chromium and in Node', async ({
  page,
}) => {
  await page.goto('/proof')
  await expect(page.locator('#throws')).toHaveAttribute('aria-busy', 'false')
  const shown = await page.locator('#throws tbody tr td:last-child').allTextContents()

  await loadPhysics()
  const computed = proofRows.map(({ throws }) => numberOf(throws.map(simulateThrow)))
  expect(proofRows.flatMap(({ throws }) => throws)).toHaveLength(520)
  expect(new Set(computed).size).toBe(computed.length)
  expect(shown).toEqual(computed)

  // The same in one line, to be sent.
  const line = await page.getByLabel(/^Your machine in a line/).inputValue()
  expect(line).toContain(`seabox-proof · ${hashText(computed.join(' '))} · ${physicsVersion()} · Chromium/`)
})
