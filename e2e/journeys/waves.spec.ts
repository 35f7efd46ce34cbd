/**
 * What only a browser can show of WAVES at the table. Two persons play a whole game head to head at one screen, the
 * first round with the pointer on the cards. A curtain hides the table until the player is there.
 */
import { expect, test } from '../fixtures'
import { WavesDriver } from '../fixtures/waves'

/** Nobody places more often than this in a game that goes on as it should. */
const mostPlacings = 400

test('two persons play head to head to its end: the token by hand, a round by pointer on the cards, the rest by keys', async ({
  page,
}) => {
  const table = new WavesDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })

  await table.layByHand()
  await table.pointNoMore()
  for (let number = 0; (await table.mark('phase')) !== 'over'; number++) {
    expect(number).toBeLessThan(mostPlacings)
    await table.place(number * 3 + 2)
  }
  await expect(page.getByRole('heading', { name: /(has|have) won|share the victory/ })).toBeVisible()
})

test('no card of another hand is in the page, behind the curtain or after it', async ({ page }) => {
  const table = new WavesDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })
  await table.act()
  await table.act()

  /** Whose cards the page names, and where. */
  const named = async () => {
    const html = await page.content()
    return [...html.matchAll(/hand@(\d):([1-5])/g)].map(([, seat]) => seat)
  }
  for (let placing = 0; placing < 3; placing++) {
    await table.wait()
    if ((await table.mark('phase')) === 'curtain') {
      expect(await named(), 'behind the curtain').toEqual([])
      await table.act()
    }
    const seat = await table.mark('seat')
    expect(await table.mark('eyes')).toBe(seat)
    await table.spot(/^hand@/)
    const seats = new Set(await named())
    expect([...seats], 'only the own hand').toEqual([seat])
    await table.act()
    await table.wait()
    // What was placed is told to its owner alone.
    if ((await table.mark('phase')) === 'asking') continue
    expect(await page.getByText(/You have placed/).count()).toBe(0)
  }
})
