/**
 * What only a browser can show of leaving a table of Rattle Battle at the worst moments: it goes on there, and in the
 * end the log is whole, without anything lost or made twice. In words alone, so that moments can be told apart.
 */

import '../../src/match/allGames'
import { readMatch, verify } from '../../src/match'
import { loadPhysics } from '../../src/physics'
import { expect, test } from '../fixtures'
import { wordsOnly } from '../fixtures/house'
import { pirateWars, RattleDriver, stowsByHand } from '../fixtures/rattle'

test.use(wordsOnly)

test('the table resumes after being left at ten critical moments, and the match is intact in the end', async ({
  page,
}) => {
  const table = new RattleDriver(page)
  await table.sit({ persons: [1], players: 2, pace: 'calm', level: 'strong', options: stowsByHand })
  const words = () => page.locator('.deck-prompt').innerText()
  const met: string[] = []

  /** Leaves and comes back; what was kept is there, and nothing of it twice. */
  const leave = async (moment: string) => {
    await test.step(moment, async () => {
      met.push(moment)
      const entries = await table.entries()
      await page.reload()
      await expect(table.deck).toHaveAttribute('data-phase', /telling|thinking|asking|held|falling|over/)
      expect(await table.entries()).toBeGreaterThanOrEqual(entries)
    })
  }
  const isNew = (moment: string) => !met.includes(moment)

  /** One step on, whatever it is; what is told is hurried. */
  const step = async () => {
    const [phase, entries, told] = [await table.mark('phase'), await table.entries(), await words()]
    if (phase === 'asking') return table.choose('1')
    if (phase === 'held') {
      await page.keyboard.press('b')
      await page.keyboard.press(' ')
    } else if (phase === 'telling') await page.keyboard.press(' ')
    const isOn = async () =>
      (await table.entries()) !== entries || (await words()) !== told || (await table.mark('phase')) !== phase
    await expect.poll(isOn, { intervals: [20, 50, 100] }).toBe(true)
  }

  /** What is going on, if it is one of the moments. */
  const momentNow = async (): Promise<string | undefined> => {
    const [phase, told] = [await table.mark('phase'), await words()]
    if (phase === 'thinking') return 'while a computer thinks'
    if (phase === 'telling' && / beats | loses to | sink each other/.test(told))
      return 'while a Battle is told'
    if (phase === 'telling' && / draws /.test(told)) return 'while Loot is drawn'
    if (phase === 'held') return 'with the dice in the hand'
    if (phase !== 'asking') return undefined
    if (/Stow your Loot/.test(told)) return 'while Loot is stowed'
    if (/Visit /.test(told)) return 'in the port'
    if (/Ships that you send/.test(told)) return 'while Ships are sent'
    return undefined
  }

  for (let n = 0; n < 600 && met.length < 7 && (await table.mark('phase')) !== 'over'; n++) {
    const moment = await momentNow()
    if (moment && isNew(moment)) await leave(moment)
    else await step()
  }
  expect(met).toHaveLength(7)

  // In the film of what was, and while it is played.
  while ((await table.mark('phase')) !== 'asking') await step()
  // Looking back counts what is told: some entries are not.
  const [asked, shown] = [await words(), Number(await table.mark('shown'))]
  await page.keyboard.press('t')
  await page.keyboard.press('[')
  await expect(table.deck).toHaveAttribute('data-back', String(shown - 1))
  await leave('looking back')
  await expect(table.deck).toHaveAttribute('data-phase', 'asking')
  expect(await words()).toBe(asked)
  await page.keyboard.press('t')
  await page.getByRole('slider', { name: 'Time line' }).fill('0')
  await page.getByRole('button', { name: /^Play/ }).click()
  await expect(table.deck).toHaveAttribute('data-back', /^[1-9]/)
  await leave('in the film')
  expect(await words()).toBe(asked)

  // While something is taken back: either it is or it is not.
  while (!(await page.getByRole('button', { name: /Take back/ }).isVisible())) await step()
  const before = await table.entries()
  await page.keyboard.press('z')
  await page.reload()
  await expect(table.deck).toHaveAttribute('data-phase', /telling|thinking|asking|held|over/)
  expect(await table.entries()).toBeLessThanOrEqual(before)
  for (let n = 0; n < 12 && (await table.mark('phase')) !== 'over'; n++) await step()

  await table.openLobby()
  const text = await table.download(await table.withSave('Export'))
  await loadPhysics()
  const read = readMatch(text)
  if (!read.ok) throw new Error(read.why)
  expect(verify(read.value.match)).toMatchObject({ ok: true })
})

test('the table resumes with the fist raised, over the same dice', async ({ page }) => {
  const table = new RattleDriver(page)
  await table.sit({ persons: [1, 2, 3, 4], players: 4, options: { scenario: pirateWars } })
  const bang = page.getByRole('button', { name: /Bang the table/ })
  for (let n = 0; n < 300 && !(await bang.isVisible()); n++) {
    if ((await table.mark('phase')) !== 'held') {
      await table.act()
      continue
    }
    const entries = await table.entries()
    await page.keyboard.press(' ')
    await expect.poll(() => table.entries()).toBeGreaterThan(entries)
    await table.wait()
  }
  await expect(bang).toBeVisible()
  const [entries, words] = [await table.entries(), await page.locator('.deck-prompt').innerText()]
  await page.reload()
  await table.wait()
  await expect(bang).toBeVisible()
  expect(await table.entries()).toBe(entries)
  expect(await page.locator('.deck-prompt').innerText()).toBe(words)
  await page.keyboard.press('b')
  await expect.poll(() => table.entries()).toBe(entries + 1)
  await table.wait()
})
