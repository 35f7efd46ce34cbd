/**
 * What only a browser can show of the kiosk, without a picture: it tells what happens, nobody leaves it but the
 * attendant, and its settings come from the link.
 */
import { expect, test } from '../fixtures'
import { KioskDriver } from '../fixtures/kiosk'

test('captions tell in plain words what happens, and whose it is', async ({ page }) => {
  const kiosk = new KioskDriver(page)
  await kiosk.open('?speed=brisk')
  await kiosk.sees('kiosk', /watching/)
  await expect(page.locator('.kiosk-caption')).toContainText(/\w+ \w+/)
  await expect(page.locator('.kiosk-seats li')).not.toHaveCount(0)
})

test('a visitor cannot leave: no link, no key, no menu, no zoom, no way back leads out', async ({ page }) => {
  const kiosk = new KioskDriver(page)
  await page.goto('/about')
  // At full speed the game could end before the visitor sits down.
  await kiosk.open('?speed=brisk')
  await kiosk.sees('kiosk', /watching/)
  const stays = async () => {
    expect(new URL(page.url()).pathname).toBe('/kiosk')
    expect(await kiosk.mark('kiosk')).not.toBeNull()
  }
  for (let n = 0; n < 3; n++) await page.evaluate(() => history.back())
  await stays()

  const refused = await page.evaluate(() => {
    const fire = (event: Event) => !document.body.dispatchEvent(event)
    const wish = { bubbles: true, cancelable: true } as const
    return {
      menu: fire(new MouseEvent('contextmenu', wish)),
      drop: fire(new DragEvent('drop', wish)),
      over: fire(new DragEvent('dragover', wish)),
      zoom: fire(new WheelEvent('wheel', { ...wish, ctrlKey: true })),
      open: fire(new KeyboardEvent('keydown', { ...wish, key: 'o', ctrlKey: true })),
      tools: fire(new KeyboardEvent('keydown', { ...wish, key: 'F12' })),
      back: fire(new KeyboardEvent('keydown', { ...wish, key: 'ArrowLeft', altKey: true })),
    }
  })
  expect(Object.values(refused)).toEqual(Object.values(refused).map(() => true))

  await kiosk.touch()
  await page.getByRole('button', { name: /Take this seat/ }).click()
  await expect(page.locator('.kiosk-deck')).toBeVisible()
  const start = page.getByRole('region', { name: /^You are/ })
  await expect(start).toContainText('To win')
  await start.getByRole('button', { name: 'Let’s play' }).click()
  // The game waits for the visitor: the page does not change meanwhile.
  await kiosk.sees('desk', /asking|held/)
  for (const key of ['o', '?', 'F5', 'Alt+ArrowLeft', 'Control+P']) await page.keyboard.press(key)
  // A coach who stands before the words is heard first.
  const tip = page.getByRole('complementary', { name: 'A tip' })
  await page.addLocatorHandler(tip, () => tip.getByRole('button', { name: 'Got it' }).click())
  const rule = page.locator('.deck-prompt a[href]').first()
  await expect(rule).toBeVisible()
  await rule.click()
  await rule.click({ button: 'middle' })
  await stays()
  expect(page.context().pages()).toHaveLength(1)
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('a[href]'))
      if (link.checkVisibility()) link.click()
  })
  await stays()
  expect(page.context().pages()).toHaveLength(1)
  await expect(page.locator('input[type=file]')).toHaveCount(0)
})

test.describe('the attendant', () => {
  const hold = async (kiosk: KioskDriver) => {
    const { page } = kiosk
    const { width } = page.viewportSize()!
    await page.mouse.move(width - 20, 20)
    await page.mouse.down()
    await kiosk.sees('kiosk', /attending/)
    await page.mouse.up()
  }

  test('opens the panel by corner and PIN, reads settings and counts, and leaves', async ({ page }) => {
    const kiosk = new KioskDriver(page)
    await kiosk.open('?speed=at+once&corner=top-right&pin=2468&volume=9:60,22:0&contact=Ask+at+the+counter')
    await kiosk.sees('kiosk', /watching/)
    await hold(kiosk)
    await expect(page.getByText('Ask at the counter')).toBeHidden()
    for (const digit of '1111') await page.getByRole('button', { name: digit, exact: true }).click()
    await expect(page.getByText('That was not the PIN.')).toBeVisible()
    for (const digit of '2468') await page.keyboard.press(digit)
    const sheet = page.getByRole('region', { name: 'For the attendant' })
    await expect(sheet).toContainText('Ask at the counter')
    await expect(sheet).toContainText('from 9:00 60 %, from 22:00 0 %')
    await expect(sheet).toContainText('Nothing has broken.')
    await page.getByRole('button', { name: 'Leave the kiosk' }).click()
    await expect(page.getByRole('heading', { name: 'Which game tonight?' })).toBeVisible()
    await page.getByRole('link', { name: 'Rulebooks' }).click()
    await expect(page).toHaveURL(/\/rules$/)
  })

  test('starts the kiosk from the shelf, and leaves by holding Escape as the page says', async ({ page }) => {
    const kiosk = new KioskDriver(page)
    await kiosk.likeItCheap()
    await page.goto('/')
    const word = page.getByRole('complementary', { name: 'The kiosk' })
    await expect(word).toContainText('Escape for three seconds')
    await word.getByRole('link', { name: 'Let it play' }).click()
    await kiosk.sees('kiosk', /title|watching/)
    await page.keyboard.down('Escape')
    await kiosk.sees('kiosk', /attending/)
    await page.keyboard.up('Escape')
    await page.getByRole('button', { name: 'Leave the kiosk' }).click()
    await expect(page.getByRole('heading', { name: 'Which game tonight?' })).toBeVisible()
  })

  test('reads one sentence about each bad setting, and the default applies', async ({ page }) => {
    const kiosk = new KioskDriver(page)
    await kiosk.open('?speed=fast&games=chess&corner=top-right')
    const told = page.locator('.kiosk-faults li')
    await expect(told).toHaveCount(2)
    await expect(told.first()).toContainText('In the address speed is calm, brisk or at once, not “fast”.')
    await kiosk.sees('kiosk', /watching/)
    await hold(kiosk)
    await expect(page.getByRole('region', { name: 'For the attendant' })).toContainText('speed is calm')
  })
})
