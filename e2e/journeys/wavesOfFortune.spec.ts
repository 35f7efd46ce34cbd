/**
 * Waves of Fortune in the browser: what only a picture, a pointer and a keyboard can show of it.
 */
import { expect, test } from '../fixtures'
import { FortuneDriver, preparedMatch } from '../fixtures/fortune'

test('four computers sail at the 3D table, turn tiles, draw and throw', async ({ page }) => {
  const table = new FortuneDriver(page)
  await table.sit({ persons: [], players: 4, level: 'strong' })
  await expect.poll(() => table.entries()).toBeGreaterThan(50)
  await expect(page.locator('main')).toContainText(/Round [4-9]/)
})

test('two people at one screen load their holds, sail by pointer and keyboard, and play ten rounds', async ({
  page,
}) => {
  const table = new FortuneDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })

  await table.loadAndSailByHand()
  await table.pointNoMore()
  const round = async () => Number(/Round (\d+)/.exec(await page.locator('main').innerText())?.[1] ?? 0)
  for (let acts = 0; acts < 160 && (await round()) < 10; acts++) {
    // The second of the choices, where there are two: ships then sail rather than stay.
    const isOpen = (await page.locator('[data-choice="1"]').count()) > 0
    await table.act(isOpen ? '2' : '1')
  }
  expect(await round()).toBeGreaterThanOrEqual(10)
})

test('a ship is rammed onto pirates, is left in mid-fight and come back to, sinks, and is salvaged', async ({
  page,
}) => {
  const { file, pirates } = await preparedMatch('ram 5')
  const table = new FortuneDriver(page)
  await table.sitAt(file)

  await table.clickChoice(/and ram Player 2/)
  // The pushed ship goes where the hand points.
  const rammed = await table.entries()
  await table.clickThing(`tile:${pirates}`)
  await expect.poll(() => table.entries()).toBeGreaterThan(rammed)

  // Player 2 must fight at once; with the red dice in the hand the page is left and opened again.
  if ((await table.mark('phase')) === 'asking') await table.clickChoice(/Send/)
  await expect(table.deck).toHaveAttribute('data-phase', 'held')
  const left = await table.entries()
  await page.reload()
  await table.wait()
  await expect(table.deck).toHaveAttribute('data-phase', 'held')
  expect(await table.entries()).toBe(left)

  const log = () => table.log()
  for (let count = 0; count < 40 && !/Player 2 sinks at/.test(await log()); count++) await table.act('1')
  expect(await log()).toMatch(/Player 2 leaves .*gold.* in the wreck/)

  // Player 1 lands, Player 2 is raised at home, and Player 1 comes for the wreck: first for its guards. Good odds may
  // fail: a crew that loses is raised at home and comes again.
  const attack = new RegExp(`Sail to ${pirates}.*pirates`)
  const salvages = /Player 1 salvages \d+ gold/
  for (let count = 0; count < 80; count++) {
    const panel = await table.openPanel('Choices')
    const isOffered = async (words: RegExp) => (await panel.getByRole('button', { name: words }).count()) > 0
    if (await isOffered(/Send 3/)) await table.clickChoice(/Send 3/)
    else if (await isOffered(attack)) await table.clickChoice(attack)
    // A fight is over: the log, which takes two pictures, is read only now.
    else if ((await table.mark('phase')) === 'asking' && salvages.test(await log())) break
    else await table.act('1')
  }
  expect(await log()).toMatch(salvages)
})
