/**
 * What only a browser can show of WAVES with others at the table: three rounds with nothing but keys, a table that is
 * left while cards lie face down, and a game of five computers in teams to its end.
 */
import { expect, test } from '../fixtures'
import { WavesDriver } from '../fixtures/waves'

test('three rounds are played with nothing but keys, and the table comes back with cards face down', async ({
  page,
}) => {
  const table = new WavesDriver(page)
  await table.sit({ persons: [1, 2], players: 3 })
  await table.act()
  await page.mouse.move(2, 2)

  // One of the two has placed and the other has not: Agents lie face down.
  const placed = await table.entries()
  await table.place(0)
  await table.wait()
  const entries = await table.entries()
  expect(entries).toBeGreaterThan(placed)
  const phase = await table.mark('phase')
  await page.reload()
  await table.wait()
  expect(await table.entries()).toBe(entries)
  // The page asks who is looking, and nobody's cards are visible meanwhile.
  await expect(table.deck).toHaveAttribute('data-phase', /^(curtain|asking)$/)
  expect(['curtain', 'asking']).toContain(phase)

  const round = page.getByText(/^Round \d+$/).first()
  /** The round that is played, once somebody is at the table who may see it. */
  const number = async () => {
    await table.comeIn()
    return Number((await round.textContent())?.replace(/\D/g, ''))
  }
  for (let step = 0; step < 60 && (await number()) < 4; step++) await table.place(step)
  expect(await number()).toBeGreaterThanOrEqual(4)
})

test('a game of five computers in teams is watched to its end', async ({ page }) => {
  const table = new WavesDriver(page)
  await table.sit({ persons: [], players: 5 })
  await expect(table.deck).toHaveAttribute('data-phase', 'over')
  await expect(page.getByRole('heading', { name: /(has|have) won|share the victory/ })).toBeVisible()
  expect(await table.entries()).toBeGreaterThan(10)
})

test('a double click plays once and holds nothing up; the right button holds up a card that a click would lay', async ({
  page,
}) => {
  const table = new WavesDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })
  await table.shake(await table.spot('hand'))
  await expect.poll(() => table.entries()).toBe(1)
  await table.comeIn()

  const token = await table.spot(/^token@/)
  await page.mouse.dblclick(token.x, token.y)
  await expect.poll(() => table.entries()).toBe(2)
  await table.comeIn()
  const held = page.getByRole('region', { name: 'Held before your eyes' })
  await expect(held).toHaveCount(0)

  const card = await table.spot(/^hand@/)
  await page.mouse.click(card.x, card.y, { button: 'right' })
  await expect(held).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(held).toHaveCount(0)
  expect(await table.entries()).toBe(2)
})
