/**
 * What only a browser can show of Rattle Battle at the table: a whole introductory scenario of two persons in one seat
 * after the other, the first Adventure with the pointer on the things and everything else by keyboard.
 */
import { expect, test } from '../fixtures'
import { RattleDriver } from '../fixtures/rattle'

test('two persons play the introduction to its end: the first Adventure by pointer on the things, the rest by keyboard', async ({
  page,
}) => {
  const table = new RattleDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })

  await table.playAdventureByHand()
  await table.pointNoMore()
  // A player who sends few Ships ends the round soon.
  const sends = page.getByText('Choose the Ships that you send')
  while ((await table.mark('phase')) !== 'over') await table.act((await sends.isVisible()) ? '6' : '1')
  await expect(page.getByRole('heading', { name: /(has|have) won|share the victory/ })).toBeVisible()
})

test('a Ship is carried to any point of the Sea by keys, which say whether it may lie there', async ({
  page,
}) => {
  const table = new RattleDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })
  await table.playAdventureByHand('by keys')
})
