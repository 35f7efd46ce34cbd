/**
 * What only a browser can show of chairs that change hands in a running match: the page asks the new occupant, and a
 * reload keeps the seat.
 */
import { expect, test } from '../fixtures'
import { HouseDriver, wordsOnly } from '../fixtures/house'

test.use(wordsOnly)

test('a person takes over from a computer, and a computer from a person, in the middle of a match', async ({
  page,
}) => {
  const house = new HouseDriver(page)
  await house.begin({ persons: [1], players: 2 })
  await house.playUntil(6)
  const players = page.getByRole('list', { name: 'Players' })

  await players.getByRole('button', { name: /Anne/ }).click()
  await page.getByLabel('Who decides').selectOption('human')
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByRole('button', { name: 'Good', exact: true }).click()
  await expect(players).toContainText('Ada')
  await expect(players).not.toContainText('computer')
  for (let n = 0; n < 60 && (await house.mark('seat')) !== '1'; n++) await house.act()
  expect(await house.mark('seat')).toBe('1')

  // Nobody but the one person is You: a computer in that chair gets a name of its own.
  await players.getByRole('button', { name: /You/ }).click()
  await page.getByLabel('Who decides').selectOption('random')
  await page.keyboard.press('Escape')
  await expect(players).toContainText('Mary')
  const entries = await house.entries()
  for (let n = 0; n < 8; n++) {
    await house.act()
    expect(await house.mark('seat')).not.toBe('0')
  }
  expect(await house.entries()).toBeGreaterThan(entries + 8)
  await page.reload()
  await house.wait()
  await expect(players).toContainText('Ada')
  await expect(players).toContainText('Mary')
})
