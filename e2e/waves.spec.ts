/**
 * What only a browser can show of WAVES at the table: a whole game head to head of two persons at one screen, the first
 * round with the pointer on the cards, and a table that nobody may look into before he is there.
 */
import { expect, test } from './fixtures'
import { WavesDriver } from './fixtures/waves'

/** Nobody places more often than this in a game that goes on as it should. */
const mostPlacings = 400

test('two persons play head to head to its end: the token by hand, a round by pointer on the cards, the rest by keys', async ({
  page,
}) => {
  test.setTimeout(420_000)
  const table = new WavesDriver(page)
  await table.sit({ persons: [1, 2], players: 2 })

  // The Wave token is shaken in the hand and tossed into the dish.
  await expect(table.deck).toHaveAttribute('data-phase', 'held')
  await table.shake(await table.spot('hand'))
  await expect.poll(() => table.entries()).toBe(1)
  await table.comeIn()

  // It is laid beside one of the two Elders of who starts.
  await table.clickThing(/^token@/)
  await expect.poll(() => table.entries()).toBe(2)

  // A card is carried beneath the Elder: a Follower.
  await table.comeIn()
  const follower = await table.spot(/^hand@/)
  await table.drag(follower, await table.spot(/^follow@/))
  await expect.poll(() => table.entries()).toBe(3)

  // The next is clicked, then the place across the Elder: as far as that is not plain, the page asks how many.
  await table.comeIn()
  await table.clickThing(/^hand@/)
  await table.clickThing(/^rebel@/)
  const offer = page.getByRole('region', { name: 'With what you have picked' }).getByRole('button').first()
  const isLaid = async () => {
    if ((await table.entries()) === 4) return true
    // It goes by itself where the place was plain, perhaps just now.
    await offer.click({ timeout: 1000 }).catch(() => undefined)
    return (await table.entries()) === 4
  }
  await expect.poll(isLaid).toBe(true)

  await table.pointNoMore()
  for (let number = 0; (await table.mark('phase')) !== 'over'; number++) {
    expect(number).toBeLessThan(mostPlacings)
    await table.place(number * 3 + 2)
  }
  await expect(page.getByRole('heading', { name: /(has|have) won|share the victory/ })).toBeVisible()
})

test('nothing of another hand is on the page, neither behind the curtain nor after it', async ({ page }) => {
  test.setTimeout(180_000)
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
