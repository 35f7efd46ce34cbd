/**
 * What only a browser can show about the lab: dice are dropped by hand, button and key; what is seen is what physics
 * says; measuring on the picture gives the numbers of `measure`; a link brings the same dice back.
 */

import { readDispute } from '../src/match/lab/dispute'
import { diceOf, presets } from '../src/match/lab/fleets'
import { labRequest } from '../src/match/lab/labRequest'
import { closestPairs, measurePair, outlineOf, type ThrowRecord, toPlane } from '../src/measure'
import { attemptRecord, loadPhysics, simulateThrow } from '../src/physics'
import { expect, test } from './fixtures'
import { LabDriver } from './fixtures/lab'

test.beforeAll(() => loadPhysics())

/** The record behind the link that the lab offers now. */
async function presentRecord(lab: LabDriver): Promise<ThrowRecord> {
  await lab.openPanel('Judge')
  await lab.page.getByRole('button', { name: 'Copy a link' }).click()
  const link = await lab.page.getByLabel('Link to this situation').inputValue()
  const read = readDispute(new URL(link).hash)
  if (!read?.ok || !read.dispute.record) throw new Error('the link holds no throw')
  return read.dispute.record
}

test('a visitor who presses the one big button sees dice at rest, and their result is that of the same throw without a picture', async ({
  page,
}) => {
  const lab = new LabDriver(page)
  await lab.open()
  await lab.seeDice()
  await page.getByRole('button', { name: 'Drop the dice' }).click()
  await lab.rest()
  const record = await presentRecord(lab)
  expect(record.request.dice).toHaveLength(18)
  expect(await lab.hash()).toBe(simulateThrow(record).hash)
})

test('the space bar drops all 38 dice, again and again', async ({ page }) => {
  const lab = new LabDriver(page)
  await lab.open({ dice: 'everything' })
  await lab.seeDice()
  await lab.drop()
  const first = await lab.hash()
  await lab.drop()
  await expect(lab.status).not.toHaveAttribute('data-hash', first!)
  const record = await presentRecord(lab)
  expect(record.request.dice).toHaveLength(38)
  expect(await lab.hash()).toBe(simulateThrow(record).hash)
})

test('dice that are grabbed, shaken and let go fall as the hand threw them', async ({ page }) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'hand' })
  await lab.seeDice()
  // The heap hangs over the far half of the box.
  const heap = { x: 300, y: 100 }
  await page.mouse.move(heap.x, heap.y)
  await page.mouse.down()
  for (let swing = 0; swing < 8; swing++) {
    await page.mouse.move(heap.x + (swing % 2 === 0 ? 90 : -90), heap.y + 10)
  }
  await page.mouse.up()
  await lab.rest()
  const record = await presentRecord(lab)
  expect(record.seed).toBe('hand')
  // How hard depends on how fast this machine moves the mouse.
  expect(record.gesture?.shake).toBeGreaterThan(0)
  expect(Math.hypot(record.gesture!.x!, record.gesture!.z!)).toBeLessThanOrEqual(40)
  expect(await lab.hash()).toBe(simulateThrow(record).hash)
})

test('a finger drops them as a mouse does', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 640, height: 360 },
    hasTouch: true,
    baseURL: baseURL!,
  })
  const page = await context.newPage()
  const lab = new LabDriver(page)
  await lab.open()
  await lab.seeDice()
  await page.touchscreen.tap(300, 100)
  await lab.rest()
  await context.close()
})

test('the fist is offered when a die is cocked, makes everything move, and counts in the record', async ({
  page,
}) => {
  const lab = new LabDriver(page)
  await lab.open({ dice: 'everything', seed: cockedSeed() })
  await lab.seeDice()
  await lab.drop()
  await expect(lab.status).toHaveAttribute('data-throw', 'cocked')
  await expect(lab.status).toContainText('bang the table')
  const before = await lab.hash()
  await page.getByRole('button', { name: 'Bang the table' }).click()
  await expect(lab.status).not.toHaveAttribute('data-hash', before!)
  await lab.settle()
  const record = await presentRecord(lab)
  expect(record.bangs.length).toBeGreaterThan(0)
  expect(await lab.hash()).toBe(simulateThrow(record).hash)
})

test('the same drop lands identically; in slow motion it can be stopped and scrubbed, and the result stays', async ({
  page,
}) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'tern' })
  await lab.seeDice()
  await lab.drop()
  const hash = await lab.hash()
  await page.keyboard.press('r')
  await expect(lab.status).toHaveAttribute('data-throw', /held|falling/)
  await lab.rest()
  expect(await lab.hash()).toBe(hash)

  await page.getByRole('button', { name: 'Slow motion' }).click()
  await expect(lab.status).toHaveAttribute('data-replay', 'true')
  const slider = page.getByRole('slider', { name: 'Moment of the drop' })
  await page.getByRole('button', { name: 'Pause' }).click()
  await slider.fill('250')
  await expect(slider).toHaveValue('250')
  const early = await page.locator('.stage canvas').screenshot()
  await slider.fill('1000')
  await expect(async () => {
    const late = await page.locator('.stage canvas').screenshot()
    expect(late.equals(early)).toBe(false)
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(lab.status).toHaveAttribute('data-replay', 'false')
  expect(await lab.hash()).toBe(hash)
})

test('two dice tapped from above are measured as `measure` measures them', async ({ page }) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'tern' })
  await lab.seeDice()
  await lab.drop()
  await lab.settle()
  const record = await presentRecord(lab)
  const { dice } = simulateThrow(record)
  await lab.openPanel('Judge')
  await page.getByRole('button', { name: 'Judge', exact: true }).click()
  await lab.look('Above')
  const { pairs } = closestPairs(dice)
  const [a, b] = [dice[0]!, dice[dice.length - 1]!]
  for (const die of [a, b]) {
    const { x, y } = toPlane(die.position)
    const point = await lab.screenPoint(x, y)
    await page.mouse.click(point.x, point.y)
  }
  await lab.openPanel('Judge')
  const expected = pairs.find(pair => [pair.a, pair.b].includes(a.id) && [pair.a, pair.b].includes(b.id))!
  await expect(page.locator('.lab-verdict')).toHaveAttribute('data-mm', String(expected.mm))
  await expect(page.locator('.lab-gap')).toContainText(expected.mm.toFixed(1))
})

test('hovering over a second die measures before anything is picked twice', async ({ page }) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'tern' })
  await lab.seeDice()
  await lab.drop()
  await lab.look('Above')
  const record = await presentRecord(lab)
  await page.getByRole('button', { name: 'Judge', exact: true }).click()
  const [a, b] = simulateThrow(record).dice
  const from = await lab.screenPoint(...planeOf(a!))
  await page.mouse.click(from.x, from.y)
  await lab.seeDice()
  const alone = await page.locator('.stage canvas').screenshot()
  const to = await lab.screenPoint(...planeOf(b!))
  await page.mouse.move(to.x, to.y)
  await lab.seeDice()
  await expect(async () => {
    expect((await page.locator('.stage canvas').screenshot()).equals(alone)).toBe(false)
  }).toPass()
})

const planeOf = (die: { position: readonly [number, number, number] }): [number, number] => [
  die.position[0],
  0 - die.position[2],
]

test('the ruler laid against a die snaps to the line to the next and reads its gap', async ({ page }) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'tern' })
  await lab.seeDice()
  await lab.drop()
  const record = await presentRecord(lab)
  const { dice } = simulateThrow(record)
  const outlines = new Map(dice.map(die => [die.id, outlineOf(die)]))
  await page.getByLabel('From', { exact: true }).selectOption(dice[0]!.id)
  await page.getByRole('button', { name: 'Lay it' }).first().click()
  const ruler = page.locator('[data-tool=ruler]')
  await expect(ruler).toHaveAttribute('data-place', 'laid')
  // Turned on and on it must come to the line of every die that it reaches.
  await expect(async () => {
    await page.getByRole('button', { name: 'Turn the ruler left' }).click()
    expect(await ruler.getAttribute('data-mm')).not.toBeNull()
  }).toPass()
  const read = Number(await ruler.getAttribute('data-mm'))
  const gaps = [...outlines.values()]
    .filter(outline => outline.id !== dice[0]!.id)
    .map(outline => measurePair(outlines.get(dice[0]!.id)!, outline).mm)
  expect(gaps).toContain(read)
})

test('the ruler is taken with the mouse and drawn to a die', async ({ page }) => {
  const lab = new LabDriver(page)
  await page.setViewportSize({ width: 1000, height: 500 })
  await lab.open({ seed: 'tern' })
  await lab.seeDice()
  await lab.drop()
  const record = await presentRecord(lab)
  const { dice } = simulateThrow(record)
  await page.getByRole('button', { name: 'Judge', exact: true }).click()
  await lab.look('Above')
  // Its home is to the right of the box; it is held near its far end.
  const home = await lab.screenPoint(192, 30)
  const die = dice[0]!
  const [x, y] = planeOf(die)
  await page.mouse.move(home.x, home.y)
  await page.mouse.down()
  for (const [dx, dy] of [
    [60, 60],
    [8, 76],
    [4, 74],
  ]) {
    const hand = await lab.screenPoint(x + dx!, y + dy!)
    await page.mouse.move(hand.x, hand.y, { steps: 6 })
  }
  await page.mouse.up()
  await lab.openPanel('Judge')
  await expect(page.locator('[data-tool=ruler]')).toHaveAttribute('data-place', /laid|free/)
})

test('a link brings back the same dice and the same measurement, and says that they agree', async ({
  page,
  context,
}) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'link' })
  await lab.seeDice()
  await lab.drop()
  await lab.settle()
  const record = await presentRecord(lab)
  const [a, b] = [record.request.dice[0]!.id, record.request.dice[5]!.id]
  await page.getByLabel('From', { exact: true }).selectOption(a)
  await page.getByLabel('To', { exact: true }).selectOption(b)
  const mm = await page.locator('.lab-verdict').getAttribute('data-mm')
  await page.getByRole('button', { name: 'Copy a link' }).click()
  const link = await page.getByLabel('Link to this situation').inputValue()
  const hash = await lab.hash()

  const other = await context.newPage()
  const there = new LabDriver(other)
  await there.open({ hash: new URL(link).hash })
  await expect(there.status).toHaveAttribute('data-agrees', 'true')
  await expect(there.status).toHaveAttribute('data-hash', hash!)
  await there.openPanel('Judge')
  await expect(other.locator('.lab-verdict')).toHaveAttribute('data-mm', mm!)
})

test('a damaged link is refused in words and the lab goes on', async ({ page }) => {
  const lab = new LabDriver(page)
  await lab.open({ hash: '#dispute=AAAA' })
  await expect(lab.status).toContainText('damaged')
  await lab.drop()
})

test('dice are placed by hand and typed coordinates, and measured as they were placed', async ({ page }) => {
  const lab = new LabDriver(page)
  await lab.open({ dice: 'duel' })
  await lab.seeDice()
  await lab.openPanel('Place')
  await page.getByRole('button', { name: 'Place dice by hand' }).click()
  await page.getByLabel('Die', { exact: true }).selectOption('p-yellow-1')
  await page.getByLabel('x (to the right)').fill('0')
  await page.getByLabel('y (away)').fill('100')
  await page.getByLabel('Die', { exact: true }).selectOption('p-yellow-2')
  await page.getByLabel('x (to the right)').fill('79')
  await page.getByLabel('y (away)').fill('100')
  // Where another die lies there is no room; the die stays where it could lie.
  await page.getByLabel('x (to the right)').fill('4')
  await expect(page.getByRole('alert')).toContainText('another die')
  await page.getByRole('button', { name: 'Done' }).click()
  await lab.openPanel('Judge')
  await page.getByLabel('From', { exact: true }).selectOption('p-yellow-1')
  await page.getByLabel('To', { exact: true }).selectOption('p-yellow-2')
  await expect(page.locator('.lab-verdict')).toHaveAttribute('data-mm', '63')
  await expect(page.locator('.lab-verdict')).toHaveAttribute('data-range', 'short')
})

test('an ocean tile across the line hinders the shot, is told with its rule, and goes along in the link', async ({
  page,
  context,
}) => {
  const lab = new LabDriver(page)
  await lab.open({ dice: 'duel' })
  await lab.seeDice()
  await lab.openPanel('Place')
  await page.getByRole('button', { name: 'Place dice by hand' }).click()
  const put = async (die: string, x: number, y: number) => {
    await page.getByLabel('Die', { exact: true }).selectOption(die)
    const where = page.getByRole('group', { name: /ship/ })
    await where.getByLabel('y (away)').fill(String(y))
    await where.getByLabel('x (to the right)').fill(String(x))
  }
  await put('p-yellow-1', -60, 120)
  await put('p-green-1', 60, 120)
  await page.getByLabel('Lay a tile').selectOption({ label: 'Island' })
  await page.getByRole('group', { name: 'Island' }).getByLabel('y (away)').fill('110')
  await page.getByRole('button', { name: 'Done' }).click()
  await lab.openPanel('Judge')
  await page.getByLabel('From', { exact: true }).selectOption('p-yellow-1')
  await page.getByLabel('To', { exact: true }).selectOption('p-green-1')
  await expect(page.locator('.lab-shot')).toHaveAttribute('data-shot', 'RB-80a')
  await expect(page.locator('.lab-shot')).toContainText('crosses the tile Island')
  await page.getByRole('button', { name: 'Copy a link' }).click()
  const link = await page.getByLabel('Link to this situation').inputValue()

  const other = await context.newPage()
  const there = new LabDriver(other)
  await there.open({ hash: new URL(link).hash })
  await there.openPanel('Judge')
  await expect(other.locator('.lab-shot')).toHaveAttribute('data-shot', 'RB-80a')
})

test('the verdict can be saved as a picture with its numbers', async ({ page }) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'tern' })
  await lab.seeDice()
  await lab.drop()
  await lab.openPanel('Judge')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a picture' }).click()
  expect((await download).suggestedFilename()).toBe('seabox-verdict.png')
})

/** A seed for which all 38 dice, let go by a key, come to rest with one of them cocked: more than half of all do. */
function cockedSeed(): string {
  const request = labRequest(diceOf(presets.everything.fleet))
  for (let i = 0; ; i++) {
    const seed = `cocked-${i}`
    if (simulateThrow(attemptRecord(request, seed, 1)).outcome === 'cocked') return seed
  }
}
