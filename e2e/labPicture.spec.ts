/**
 * What only a browser can show about the lab's picture: it fits every screen, costs what it may, comes back after a
 * lost context, and can be had by keys alone and by everybody.
 */
import { expect, test } from './fixtures'
import { expectAccess } from './fixtures/access'
import { LabDriver } from './fixtures/lab'

const sizes = [
  { name: 'small', width: 640, height: 360 },
  { name: 'usual', width: 1280, height: 720 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'large', width: 1920, height: 1080 },
] as const

test('at every size the big button and the dice are in sight, and nothing overflows', async ({ page }) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'sizes' })
  await lab.seeDice()
  /** One page for all of them: turning a phone or resizing a window leads to the same case. */
  const eachSize = async (look: (width: number, height: number) => Promise<void>) => {
    for (const { name, width, height } of sizes) {
      await test.step(`${width} x ${height} (${name})`, async () => {
        await page.setViewportSize({ width, height })
        await look(width, height)
      })
    }
  }
  await eachSize(async () => {
    await lab.seeDice()
    await expect(page.getByRole('button', { name: 'Drop the dice' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
  await page.setViewportSize(sizes[0])
  await lab.drop()
  await lab.look('Above')
  let drawn: string | null = null
  await eachSize(async (width, height) => {
    // Each size has a plan of its own: the picture of this one is there.
    if (drawn) await expect(lab.status).not.toHaveAttribute('data-plan', drawn)
    const corners = async () => [await lab.screenPoint(-145, -145), await lab.screenPoint(145, 145)]
    const areInSight = async () =>
      (await corners()).every(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height)
    await expect.poll(areInSight, { message: 'the corners of the floor are on the screen' }).toBe(true)
    drawn = await lab.status.getAttribute('data-plan')
    for (const panel of ['Judge', 'Dice', 'Place', 'Settings', 'Keys'] as const) {
      await lab.openPanel(panel)
      await expect(page.getByRole('complementary')).toBeInViewport({ ratio: 0.9 })
    }
  })
})

test('sharper prints are fetched once the dice are there, however late they come', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 180 })
  const sharp: string[] = []
  page.on('request', request => {
    if (/-sharp\./.test(request.url())) sharp.push(request.url())
  })
  const engine = page.waitForResponse(/\.wasm$/)
  let bring = () => {}
  const late = new Promise<void>(resolve => {
    bring = resolve
  })
  await page.route('**/models/d6.glb', async route => {
    await late
    await route.continue()
  })
  const lab = new LabDriver(page)
  await lab.open({ quality: 'medium' })
  await (await engine).finished()
  // Without dice the picture comes to rest, and rests.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame)
  })
  expect(sharp).toEqual([])
  const first = page.waitForRequest(/-sharp\./)
  bring()
  await first
  expect(await lab.status.getAttribute('data-dice')).toBe('seen')
})

test('38 dice and all furniture stay within 65 draw calls and 400,000 triangles in every tier', async ({
  page,
}) => {
  const lab = new LabDriver(page)
  // What is counted does not hang on how many pixels there are.
  await page.setViewportSize({ width: 160, height: 90 })
  for (const quality of ['low', 'medium', 'high'] as const) {
    await lab.open({ dice: 'everything', seed: 'cost', quality })
    await lab.seeDice()
    await lab.drop()
    const calls = Number(await lab.status.getAttribute('data-calls'))
    const triangles = Number(await lab.status.getAttribute('data-triangles'))
    expect(calls, quality).toBeGreaterThan(10)
    expect(calls, quality).toBeLessThanOrEqual(65)
    expect(triangles, quality).toBeLessThanOrEqual(400_000)
  }
})

test.describe('a lost graphics context', () => {
  test.use({ mayBeSaid: [/Context Lost|CONTEXT_LOST_WEBGL|context (lost|restored)/i] })

  test('is reported, the dice still fall, and the picture comes back without reload', async ({ page }) => {
    const lab = new LabDriver(page)
    await lab.open({ seed: 'lost' })
    await lab.seeDice()
    await page.evaluate(() => {
      const gl = document.querySelector('canvas')!.getContext('webgl2')!
      const loss = gl.getExtension('WEBGL_lose_context')!
      Object.assign(window, { bringBack: () => loss.restoreContext() })
      loss.loseContext()
    })
    await expect(page.getByRole('alert')).toContainText('picture was lost')
    await page.keyboard.press('Space')
    await expect(lab.status).toHaveAttribute('data-throw', /settled|cocked/)
    const hash = await lab.hash()
    await page.evaluate(() => (window as unknown as { bringBack: () => void }).bringBack())
    await expect(lab.status).toHaveAttribute('data-picture', 'drawn')
    await lab.rest()
    expect(await lab.hash()).toBe(hash)
    // What is drawn again is the dice as they lie: not one flat colour.
    const seen = await page.locator('.stage canvas').screenshot()
    await lab.drop()
    await expect(lab.status).not.toHaveAttribute('data-hash', hash!)
    expect(seen.byteLength).toBeGreaterThan(20_000)
  })
})

test('everything can be done with keys alone: drop, bang, look, measure, lay the ruler, play back', async ({
  page,
}) => {
  const lab = new LabDriver(page)
  await lab.open({ seed: 'keys' })
  await lab.seeDice()
  await page.keyboard.press('s')
  await lab.drop()
  await lab.settle()
  await page.keyboard.press('4')
  await expect(page.getByRole('button', { name: 'Above' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('j')
  await page.getByLabel('From', { exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.lab-verdict')).toHaveAttribute('data-mm', /\d/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('u')
  await expect(page.locator('[data-tool=ruler]')).toHaveAttribute('data-place', 'laid')
  const mm = await page.locator('.lab-verdict').getAttribute('data-mm')
  await expect(page.locator('[data-tool=ruler]')).toHaveAttribute('data-mm', mm!)
  for (const key of ['ArrowLeft', 'ArrowUp', 'Shift+ArrowRight', '+', '-', 'Home'])
    await page.keyboard.press(key)
  await page.keyboard.press('p')
  await expect(lab.status).toHaveAttribute('data-replay', 'true')
  await page.keyboard.press('[')
  await page.keyboard.press('Escape')
  await expect(lab.status).toHaveAttribute('data-replay', 'false')
  await page.keyboard.press('g')
  await expect(lab.status).toHaveAttribute('data-throw', 'held')
})

test('axe finds nothing, with every panel open in turn', async ({ page }) => {
  const lab = new LabDriver(page)
  await page.setViewportSize({ width: 1000, height: 640 })
  await lab.open({ seed: 'axe' })
  await lab.seeDice()
  await lab.drop()
  for (const panel of ['Judge', 'Dice', 'Place', 'Settings', 'Keys'] as const) {
    await lab.openPanel(panel)
    await expectAccess(page, panel)
  }
})
