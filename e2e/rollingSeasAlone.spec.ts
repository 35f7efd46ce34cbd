/** A whole voyage alone with the pointer, from the first island to the tale that is taken home. */
import { expect, test } from './fixtures'
import { SeasDriver } from './fixtures/seas'

test('a captain alone draws his sea, sails his twenty-five rounds and takes the tale home', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const table = new SeasDriver(page)
  await table.sitAtSea([1], 1)
  // Every pixel costs: a small picture, and nothing beside it.
  await page.setViewportSize({ width: 640, height: 360 })
  await page.locator('.deck-panel .close').click()

  // The ghost says at once where it may not lie, and which rule forbids it; it turns and flips under the pointer.
  const holds = await table.places(/^holds:/)
  const good = holds[Math.floor(holds.length / 2)]
  const chart = await table.places(/./)
  await page.mouse.move(Math.min(...chart.map(({ x }) => x)) - 60, good!.y)
  await expect(table.word).toHaveAttribute('data-word', 'bad')
  await expect(table.word).toContainText('RS-22')
  await page.mouse.move(good!.x, good!.y)
  await expect(table.word).toHaveAttribute('data-word', 'good')
  const words = new Set([await table.word.innerText()])
  for (const turn of [
    () => page.mouse.wheel(0, 120),
    () => page.keyboard.press('r'),
    () => page.locator('[data-tool="flip"]').click(),
  ]) {
    const before = await table.word.innerText()
    await turn()
    await expect(table.word).not.toHaveText(before)
    words.add(await table.word.innerText())
  }
  expect(words.size).toBe(4)

  while ((await table.mark('phase')) !== 'over') await table.playByHand()
  await expect(page.locator('.deck-name')).toContainText('Round 25')
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await page.getByRole('button', { name: 'Tale and chart' }).click()
  const tale = await table.download(page.locator('[data-action="save-tale"]'))
  expect(tale).toContain('<li value="25">')
  expect(tale).toContain('data:image/')
  expect(tale).toContain('Reputation:')
})
