/**
 * What only a browser can show of a kiosk that lasts, without a picture: it goes on after an error that nobody caught,
 * with full storage, out of sight and without a network.
 */
import { expect, test } from '../fixtures'
import { KioskDriver } from '../fixtures/kiosk'

const onPurpose = 'broken on purpose'

// Nested in a list: Playwright would read the second entry of a plain list as its options.
test.use({
  mayBeSaid: [[new RegExp(onPurpose), /ERR_INTERNET_DISCONNECTED/], { scope: 'test' }],
})

async function begin(kiosk: KioskDriver): Promise<void> {
  await kiosk.open('?speed=at+once')
  await kiosk.sees('kiosk', /watching/)
  await kiosk.goesOn()
}

test('errors in a timer and in a promise are counted, and the show goes on', async ({ page }) => {
  const kiosk = new KioskDriver(page)
  await begin(kiosk)
  await page.evaluate(words => {
    setTimeout(() => {
      throw new Error(words)
    })
    void Promise.reject(new Error(words))
  }, onPurpose)
  await expect.poll(async () => (await kiosk.tally()).broken).toBeGreaterThanOrEqual(2)
  await kiosk.goesOn()
  await expect(page.getByText('A plank has sprung')).toHaveCount(0)
  expect((await kiosk.tally()).page).toBe(0)
})

test('a page that can no longer render says so briefly and reloads', async ({ page }) => {
  const kiosk = new KioskDriver(page)
  await begin(kiosk)
  await page.evaluate(
    words => window.dispatchEvent(new CustomEvent('seabox-break', { detail: words })),
    onPurpose,
  )
  await expect(page.getByText('a plank is being mended')).toBeVisible()
  await kiosk.sees('kiosk', /watching/)
  expect((await kiosk.tally()).page).toBe(1)
  await kiosk.goesOn()
})

test('full or missing storage only loses the counts', async ({ page }) => {
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

test('a hidden page pauses and draws nothing, and resumes when it is visible', async ({ page }) => {
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
    const kiosk = new KioskDriver(page)
    await begin(kiosk)
    const isKept = () =>
      page.evaluate(() =>
        navigator.serviceWorker.ready.then(
          ({ active }) => active?.state === 'activated' && !!navigator.serviceWorker.controller,
        ),
      )
    await expect.poll(isKept).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await kiosk.sees('kiosk', /watching/)
    await kiosk.goesOn()
  })
})
