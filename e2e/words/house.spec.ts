/**
 * What only a browser can show of the house around all games: from the shelf to a table and through a game by keyboard
 * alone, the rule beside it, what happened before, and how somebody likes it. Without 3D, as the games must be playable.
 */
import { expect, test } from '../fixtures'
import { HouseDriver } from '../fixtures/house'

test('from the shelf to a table, and through choices and dice by keyboard alone', async ({ page }) => {
  const house = new HouseDriver(page)
  await house.like('at once')
  await house.openLobby()
  await page.getByRole('link', { name: /^Rattle, Battle, Grab the Loot/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Rattle, Battle, Grab the Loot' })).toBeVisible()
  await page.getByLabel('Name, Seat 1').fill('Mary')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/table\//)
  await house.wait()
  await expect(page.getByRole('status').first()).toContainText('Mary')

  // Arrows go through the list, Enter chooses.
  const choices = house.panel('Choices').locator('[data-choice]')
  await choices.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(choices.nth(1)).toBeFocused()
  const before = await house.entries()
  await page.keyboard.press('Enter')
  await house.goesOn(before)
  await house.playUntil(20)
  expect(await house.entries()).toBeGreaterThanOrEqual(20)
})

test('Space lets the dice go, as its label says, though another button was clicked last', async ({
  page,
}) => {
  const house = new HouseDriver(page)
  // No computer: its hand opens by itself, and shows no key.
  await house.begin({ persons: [1, 2], players: 2 })
  while ((await house.mark('phase')) !== 'held') await house.act()
  await expect(page.locator('.deck-actions .big')).toContainText('Space')
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await expect(house.panel('Log')).toBeVisible()
  const before = await house.entries()
  await page.keyboard.press(' ')
  await house.goesOn(before)
  await expect(house.panel('Log')).toBeVisible()
})

test('a match of computers is watched to its end, and its score stands', async ({ page }) => {
  const house = new HouseDriver(page)
  await house.begin({ persons: [], players: 2 })
  await expect(house.deck).toHaveAttribute('data-phase', 'over')
  await expect(page.getByRole('heading', { name: /ha(s|ve) won|share the victory/ })).toBeVisible()
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await expect(house.panel('Score').getByRole('row', { name: /Total/ })).toBeVisible()
})

test('a log line links to its moment and its rule, and the film plays on from there', async ({ page }) => {
  const house = new HouseDriver(page)
  await house.begin({ persons: [1] })
  await house.playUntil(12)
  const log = await house.openPanel('Log')
  await log.getByRole('button', { name: /./ }).nth(1).click()
  await expect(house.deck).toHaveAttribute('data-back', /^\d+$/)
  // Computers may act beside the player who is asked; nothing is told while somebody looks back.
  const entries = await house.entries()
  await page.keyboard.press('Home')
  await page.getByRole('slider', { name: 'Time line' }).fill('2')
  await expect(house.deck).toHaveAttribute('data-back', '2')
  await page.locator('[data-action=film]').click()
  await expect(house.deck).toHaveAttribute('data-back', String(entries))
  await page.getByRole('button', { name: /Back to the game/ }).click()
  await expect(house.deck).not.toHaveAttribute('data-back')
  expect(await house.entries()).toBeGreaterThanOrEqual(entries)

  const rule = log.locator('a.rule-link').first()
  const id = (await rule.getAttribute('href'))!.split('#')[1]
  await rule.click()
  const panel = page.getByRole('complementary', { name: /Rulebook/ })
  await expect(panel.locator(`[id="${id}"]`)).toBeInViewport()
  await expect(house.deck).toHaveAttribute('data-back', /^\d+$/)
  await page.getByRole('button', { name: 'Close the rulebook' }).click()
  await expect(panel).toBeHidden()
})

test('undo goes back as far as allowed, and with free undo to the start', async ({ page }) => {
  const house = new HouseDriver(page)
  await house.like('at once')
  await page.goto('/new/rattle-battle')
  await page.getByLabel(/Everything may be taken back/).check()
  await page.getByRole('button', { name: 'To the table' }).click()
  await house.wait()
  await house.playUntil(8)
  const many = await house.entries()
  await page.keyboard.press('z')
  // Where computers have played since, it asks first.
  if (await page.getByRole('button', { name: /^Yes, take back/ }).isVisible()) await page.keyboard.press('z')
  await expect.poll(() => house.entries()).toBeLessThan(many)
  await house.wait()
})

test('the rulebook is found by a word, opens at a rule, and says what is given and what is settled', async ({
  page,
}) => {
  await page.goto('/rules/rattle-battle#RB-72')
  await expect(page.locator('[id="RB-72"]')).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Search the rules' }).first().fill('cocked die')
  await expect(page.getByRole('status')).toContainText('places')
  await page.locator('.book-found li button').first().click()
  await expect(page.locator('.book-found')).toBeHidden()
  await expect(page.locator('.book-legend').first()).toContainText('settled here')
  await page.getByRole('searchbox', { name: 'Search the rules' }).first().fill('xylophone')
  await expect(page.getByRole('status')).toContainText('Nothing in this book')
})

test('the rulebook shows the things of its game, and nothing else of the page fetches them', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(new URL(request.url()).pathname))
  const pictures = () => fetched.filter(path => path.startsWith('/rulebook/') || path.includes('dieFaces'))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Which game tonight?' })).toBeVisible()
  expect(pictures()).toEqual([])
  await page.goto('/rules/waves')
  await page.locator('.players-needs img').first().scrollIntoViewIfNeeded()
  await expect(page.locator('.players-needs img').first()).toHaveJSProperty('naturalWidth', 93)
  expect(pictures().filter(path => !path.startsWith('/rulebook/waves/'))).toEqual([])
})

test('settings are kept', async ({ page }) => {
  await page.goto('/settings')
  await page.getByLabel('Text size').selectOption('Very large')
  await page.getByLabel('Motion').selectOption('Calm')
  await page.getByLabel('Pace of the computers').selectOption('Brisk')
  await page.getByLabel('Play sound').uncheck()
  await page.reload()
  await expect(page.getByLabel('Text size')).toHaveValue('huge')
  await expect(page.getByLabel('Motion')).toHaveValue('calm')
  await expect(page.getByLabel('Pace of the computers')).toHaveValue('brisk')
  await expect(page.getByLabel('Play sound')).not.toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-text', 'huge')
})
