/**
 * What only a browser can show of a kiosk that lasts: it goes on after a lost picture, an error that nobody caught, full
 * storage and a page out of sight, and without a network.
 */
import { expect, test } from './fixtures'
import { KioskDriver } from './fixtures/kiosk'

const onPurpose = 'broken on purpose'

// Nobody points at anything, and software rendering pays by the pixel.
test.use({ viewport: { width: 320, height: 180 } })

// In a list of its own: Playwright would take the second of a plain list for its options.
test.use({
  mayBeSaid: [
    [
      new RegExp(onPurpose),
      /CONTEXT_LOST_WEBGL|Context Lost|Context Restored/i,
      /ERR_INTERNET_DISCONNECTED/,
      // three gives a context back that was taken away already, and what died with it.
      /WEBGL_lose_context extension not supported/,
      /INVALID_OPERATION: delete\w*: object does not belong to this context/,
    ],
    { scope: 'test' },
  ],
})

async function begin(kiosk: KioskDriver): Promise<void> {
  await kiosk.open('?speed=at+once')
  await kiosk.sees('kiosk', /watching/)
  await kiosk.goesOn()
}

test('a picture that is lost and given back is drawn again', async ({ page }) => {
  test.setTimeout(150_000)
  const kiosk = new KioskDriver(page)
  await begin(kiosk)
  await page.evaluate(() => {
    const loser = document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    loser?.loseContext()
    setTimeout(() => loser?.restoreContext(), 1000)
  })
  await kiosk.sees('picture', /lost/)
  await kiosk.sees('picture', /drawn/)
  await kiosk.goesOn()
  expect(await kiosk.tally()).toMatchObject({ lost: 1, picture: 0, page: 0 })
})

test('a picture that is lost for good is made anew', async ({ page }) => {
  test.setTimeout(150_000)
  const kiosk = new KioskDriver(page)
  await begin(kiosk)
  await page.evaluate(() =>
    document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  await kiosk.sees('picture', /lost/)
  await expect.poll(async () => (await kiosk.tally()).picture, { timeout: 30_000 }).toBe(1)
  await kiosk.sees('picture', /drawn/)
  await kiosk.goesOn()
})

test('errors in a timer, in a promise and while drawing are counted, and the show goes on', async ({
  page,
}) => {
  test.setTimeout(200_000)
  const kiosk = new KioskDriver(page)
  await begin(kiosk)
  await page.evaluate(words => {
    setTimeout(() => {
      throw new Error(words)
    })
    void Promise.reject(new Error(words))
    const { prototype } = WebGL2RenderingContext
    const { drawElements } = prototype
    prototype.drawElements = () => {
      prototype.drawElements = drawElements
      throw new Error(words)
    }
  }, onPurpose)
  await expect.poll(async () => (await kiosk.tally()).broken).toBeGreaterThanOrEqual(2)
  await kiosk.goesOn()
  await expect(page.getByText('A plank has sprung')).toHaveCount(0)
  expect((await kiosk.tally()).page).toBe(0)
})

test('a page that cannot be drawn any more says so in a word and loads itself anew', async ({ page }) => {
  test.setTimeout(150_000)
  const kiosk = new KioskDriver(page)
  await begin(kiosk)
  // The kiosk writes down what it counted whenever it draws.
  await page.evaluate(words => {
    const { stringify } = JSON
    JSON.stringify = (value: unknown, ...rest: unknown[]) => {
      if (value && typeof value === 'object' && 'touches' in value && !('since' in value))
        throw new Error(words)
      return (stringify as (...all: unknown[]) => string)(value, ...rest)
    }
  }, onPurpose)
  await kiosk.touch()
  await expect(page.getByText('a plank is being mended')).toBeVisible({ timeout: 20_000 })
  await kiosk.sees('kiosk', /watching/, 60_000)
  expect((await kiosk.tally()).page).toBe(1)
  await kiosk.goesOn()
})

test('full and missing storage cost nothing but the count', async ({ page }) => {
  test.setTimeout(150_000)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  const kiosk = new KioskDriver(page)
  await begin(kiosk)
  await kiosk.goesOn()
  expect((await kiosk.tally()).broken).toBe(0)
})

test('a page out of sight stands still and draws nothing, and goes on when it is seen again', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const kiosk = new KioskDriver(page)
  await begin(kiosk)
  const look = (state: string) =>
    page.evaluate(state => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const { ms } = await kiosk.changes(6, 60_000)
  await look('hidden')
  // What was thought or fell just then may still come to its end.
  const { count } = await kiosk.changes(2, ms)
  expect(count).toBeLessThanOrEqual(1)
  await look('visible')
  await kiosk.goesOn()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('it starts and plays after the first visit', async ({ page, context }) => {
    test.setTimeout(200_000)
    const kiosk = new KioskDriver(page)
    await begin(kiosk)
    const isKept = () =>
      page.evaluate(() =>
        navigator.serviceWorker.ready.then(
          ({ active }) => active?.state === 'activated' && !!navigator.serviceWorker.controller,
        ),
      )
    await expect.poll(isKept, { timeout: 90_000 }).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await kiosk.sees('kiosk', /watching/, 60_000)
    await kiosk.goesOn()
  })
})
