/**
 * What only a picture can show about the lab: dice are dropped by hand, finger and button; what is seen is what physics
 * says; measuring on the picture gives the numbers of `measure`. What the panels do is tested in e2e/words.
 */
import { closestPairs, toPlane } from '../src/measure'
import { loadPhysics, simulateThrow } from '../src/physics'
import { expect, test } from './fixtures'
import { LabDriver } from './fixtures/lab'

test.beforeAll(() => loadPhysics())

test('the big button drops dice, and their result equals that of the same throw without rendering', async ({
  page,
}) => {
  const lab = new LabDriver(page)
  await lab.open()
  await lab.seeDice()
  await page.getByRole('button', { name: 'Drop the dice' }).click()
  await lab.rest()
  const record = await lab.presentRecord()
  expect(record.request.dice).toHaveLength(18)
  expect(await lab.hash()).toBe(simulateThrow(record).hash)
})

test('dice that are grabbed, shaken and released fall with the gesture of the hand', async ({ page }) => {
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
  const record = await lab.presentRecord()
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
  const record = await lab.presentRecord()
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

test('the ruler is taken with the mouse and drawn to a die', async ({ page }) => {
  const lab = new LabDriver(page)
  await page.setViewportSize({ width: 1000, height: 500 })
  await lab.open({ seed: 'tern' })
  await lab.seeDice()
  await lab.drop()
  const record = await lab.presentRecord()
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

const planeOf = (die: { position: readonly [number, number, number] }): [number, number] => [
  die.position[0],
  0 - die.position[2],
]
