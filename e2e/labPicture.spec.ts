/**
 * What only a browser can show about the lab's picture: it fits every screen, costs what it may, comes back after a
 * lost context, is not missed where there is none, and can be had by keys alone and by everybody.
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
  test.setTimeout(150_000)
  const lab = new LabDriver(page)
  await lab.open({ seed: 'sizes' })
  await lab.seeDice()
  /** One page for all of them: whoever turns his phone or draws at a window's corner meets the same. */
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

test('38 dice and all furniture stay within 120 draw calls and 400,000 triangles in every tier', async ({
  page,
}) => {
  test.setTimeout(240_000)
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
    expect(calls, quality).toBeLessThanOrEqual(120)
    expect(triangles, quality).toBeLessThanOrEqual(400_000)
  }
})

test.describe('a lost graphics context', () => {
  test.use({ mayBeSaid: [/Context Lost|CONTEXT_LOST_WEBGL|context (lost|restored)/i] })

  test('is told, the dice fall all the same, and the picture comes back without reload', async ({ page }) => {
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

test.describe('a browser without WebGL', () => {
  test('says so and drops, bangs and measures in the panel', async ({ page }) => {
    await page.addInitScript(() => {
      const real = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        kind: string,
        ...rest: unknown[]
      ) {
        return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest])
      } as typeof real
    })
    const lab = new LabDriver(page)
    await lab.open({ seed: 'plain' })
    await expect(page.getByRole('alert')).toContainText('no 3D here')
    await page.getByRole('button', { name: 'Drop the dice' }).click()
    await expect(lab.status).toHaveAttribute('data-throw', /settled|cocked/)
    for (let blow = 0; blow < 12 && (await lab.status.getAttribute('data-throw')) === 'cocked'; blow++)
      await page.getByRole('button', { name: 'Bang the table' }).click()
    await expect(lab.status).toHaveAttribute('data-throw', 'settled')
    await page.getByLabel('From', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('To', { exact: true }).selectOption({ index: 4 })
    await expect(page.locator('.lab-verdict')).toHaveAttribute('data-mm', /\d/)
    await expect(page.getByRole('img', { name: 'The box from above' })).toBeVisible()
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

test('who asks the browser for calm gets cuts instead of camera moves, without choosing anything', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const lab = new LabDriver(page)
  await lab.open({ seed: 'calm', calm: false })
  await expect(page.locator('html')).toHaveAttribute('data-calm', 'true')
  await lab.openPanel('Settings')
  await expect(page.getByLabel('Motion')).toHaveValue('system')
  await page.getByLabel('Motion').selectOption('full')
  await expect(page.locator('html')).toHaveAttribute('data-calm', 'false')
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

test('a first visit has dice in the air within five seconds of the page being there', async ({ page }) => {
  await page.goto('/lab?quality=low')
  const started = Date.now()
  await page.getByRole('button', { name: 'Drop the dice' }).click()
  await expect(page.locator('[data-throw]')).toHaveAttribute('data-throw', /falling|settled|cocked/)
  expect(Date.now() - started).toBeLessThan(5000)
})
