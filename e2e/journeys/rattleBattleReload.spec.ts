/**
 * What only a browser can show of a table of Rattle Battle that is left in the middle of something: it is there again
 * as it was, and goes on.
 */
import { expect, test } from '../fixtures'
import { admiral, RattleDriver, stowsByHand } from '../fixtures/rattle'

test('a table resumes with dice in hand or in the air, a Ship or Loot being dragged, or events being told', async ({
  page,
}) => {
  const table = new RattleDriver(page)
  await table.sit({ persons: [1], players: 2, options: { scenario: admiral, ...stowsByHand } })
  /** Comes back to the same table and waits until it goes on. */
  const comeBack = async () => {
    await page.reload()
    await table.wait()
  }

  // A Sail for the Galleon, then a Ship for the Baron's hands.
  await table.act('1')
  while ((await table.mark('phase')) !== 'held') await table.act('2')

  // Half-way through shaking, with the pointer down on the dice.
  const inHand = await table.entries()
  const { x, y } = await table.spot('hand')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 5)
  await comeBack()
  expect(await table.entries()).toBe(inHand)
  await expect(table.deck).toHaveAttribute('data-phase', 'held')

  // The dice are in the air: they fall on by themselves, and as the record has it that was kept before they fell.
  await page.mouse.up()
  await page.keyboard.press(' ')
  const isKept = async () => (await table.mark('falling')) === 'true' || (await table.entries()) > inHand
  await expect.poll(isKept).toBe(true)
  await comeBack()
  await expect.poll(() => table.entries()).toBeGreaterThan(inHand)
  await table.throwByHand()

  // A Ship hangs in the fingers: it lies where it lay.
  while ((await table.mark('phase')) !== 'asking') await table.act()
  const atSea = await table.entries()
  const ship = await table.spot(/^die:/)
  await page.mouse.move(ship.x, ship.y)
  await page.mouse.down()
  await page.mouse.move(ship.x + 12, ship.y + 8, { steps: 3 })
  await comeBack()
  expect(await table.entries()).toBe(atSea)
  await expect(table.deck).toHaveAttribute('data-phase', 'asking')
  await page.mouse.up()

  // While what a choice brought about is still being told.
  await table.choose('1')
  const told = await table.entries()
  await comeBack()
  expect(await table.entries()).toBeGreaterThanOrEqual(told)
  await table.act()

  // Loot hangs in the fingers on its way into a Hold: it is not stowed, and not lost.
  const stows = page.locator('.deck-prompt', { hasText: 'Stow your Loot' })
  for (let n = 0; n < 60 && !(await stows.isVisible()); n++) await table.act()
  await expect(stows).toBeVisible()
  const onQuay = await table.entries()
  const { id: token, ...at } = await table.spot(/^token:/)
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 30, at.y - 20, { steps: 3 })
  await comeBack()
  expect(await table.entries()).toBe(onQuay)
  await expect(stows).toBeVisible()
  await page.mouse.up()
  await table.spot(token)
  await table.act()
  expect(await table.entries()).toBeGreaterThan(onQuay)
})
