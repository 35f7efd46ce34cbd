/** What only a browser's own database, files and tabs can show: nothing is lost. */
import { expect, test } from '../fixtures'
import { HouseDriver } from '../fixtures/house'
import { reopensWhilePlayed } from '../fixtures/reopens'

test('a match is renamed, copied, exported, deleted and brought back', async ({ page }) => {
  const house = new HouseDriver(page)
  await house.begin()
  await house.playUntil(6)
  const entries = await house.entries()
  await house.openLobby()
  await (await house.withSave('Rename')).click()
  await page.getByLabel('Name of the match').fill('The long evening')
  await page.keyboard.press('Enter')
  await expect(house.save()).toContainText('The long evening')
  const text = await house.download(await house.withSave('Export'))
  expect(JSON.parse(text)).toMatchObject({ format: 'seabox-match' })
  await page.reload()
  await (await house.withSave('Copy')).click()
  await expect(page.locator('.save')).toHaveCount(2)
  await expect(page.locator('.saves')).toContainText('The long evening (copy)')
  await page.reload()
  await (await house.withSave('Delete', 0)).click()
  await expect(page.locator('.save')).toHaveCount(1)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.locator('.save')).toHaveCount(2)
  await page.getByRole('link', { name: 'Continue The long evening', exact: true }).click()
  await house.wait()
  expect(await house.entries()).toBe(entries)
})

test('two tabs: the second says so, may take the match over, and the first then lets go', async ({
  page,
  context,
}) => {
  const first = new HouseDriver(page)
  await first.begin()
  await first.playUntil(4)
  const other = await context.newPage()
  const second = new HouseDriver(other)
  await second.like('at once')
  await other.goto(page.url())
  await expect(other.getByRole('alertdialog')).toContainText('open in another tab')
  await other.getByRole('button', { name: 'Take it over' }).click()
  await second.wait()
  await expect(page.getByRole('alertdialog')).toContainText('open in another tab')
  await second.playUntil(8)
  const entries = await second.entries()
  await other.close()
  await page.getByRole('button', { name: 'Take it over' }).click()
  await expect(first.deck).toHaveAttribute('data-entries', String(entries))
  await first.playUntil(12)
})

test('the page reopens while a player is asked, holds dice or looks back', async ({ page }) => {
  await reopensWhilePlayed(new HouseDriver(page), moments => !(moments.has('asking') && moments.has('held')))
})

test('the page reopens while events are told: nothing is logged twice, and the game goes on', async ({
  page,
}) => {
  const house = new HouseDriver(page)
  await house.like('calm')
  await page.goto('/new/rattle-battle')
  await page.getByLabel('Who decides, Seat 1').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'To the table' }).click()
  await expect.poll(() => house.entries()).toBeGreaterThan(2)
  await expect(house.deck).toHaveAttribute('data-phase', 'telling')
  const entries = await house.entries()
  await page.reload()
  await expect(house.deck).toHaveAttribute('data-phase', /telling|thinking|asking|held/)
  expect(await house.entries()).toBeGreaterThanOrEqual(entries)
  await house.goesOn(entries)
})
