/** What a browser alone can show of "Your dice tonight": counting and throwing in a thread beside the page. */
import { playMatch, writeMatch } from '../../src/match'
import '../../src/match/allGames'
import { sum } from '../../src/match/fairness/chiSquare'
import { countDice } from '../../src/match/fairness/countDice'
import { loadPhysics } from '../../src/physics'
import { expect, test } from '../fixtures'
import { expectAccess } from '../fixtures/access'
import { HouseDriver } from '../fixtures/house'

/** As the page writes a count. */
const written = (count: number) => count.toLocaleString('en')

test('the dice of a kept match are counted as in Node, and a thousand more are thrown (seed "dice page")', async ({
  page,
}) => {
  await loadPhysics()
  const made = playMatch({ game: 'rattle-battle', players: 3, bots: ['random'], seed: 'dice page' })
  if (!made.ok) throw new Error(made.why)
  const counts = countDice(made.value)
  const told = `${written(counts.fell)} dice fell in ${written(counts.throws)} throws.`

  const house = new HouseDriver(page)
  await house.like('at once')
  await house.openLobby()
  await house.load('dice.seabox.json', writeMatch(made.value.match))
  await expect(house.deck).toBeVisible()
  await page.goto('/dice')
  await expect(page.locator('[data-dice]')).toHaveAttribute('data-dice', 'counted')
  await expect(page.getByText(told)).toBeVisible()
  for (const { thrower, faces } of counts.kinds) {
    const cells = page.getByRole('row', { name: new RegExp(`^${thrower} `) }).getByRole('cell')
    await expect(cells.first()).toHaveText(written(sum(faces)))
    for (const [face, count] of faces.entries()) await expect(cells.nth(face + 1)).toHaveText(String(count))
  }
  await page.getByRole('button', { name: 'Throw 1,000 now' }).first().click()
  await expect(page.locator('[data-thrown="1000"]')).toBeVisible()
  await expect(page.getByText(/^Just now: /)).toContainText('1,000')
  await expectAccess(page, 'the dice page')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccess(page, 'the dice page on a telephone')
})
