/**
 * What only a browser can show of the kiosk: that it plays game after game by itself, that a touch leads to doing within
 * three seconds, that nobody leaves it but the attendant, and that its settings come from the link.
 */
import { expect, test } from './fixtures'
import { KioskDriver } from './fixtures/kiosk'

/** From watching to doing, in milliseconds of the page. */
const touchToDoing = 3000

test('it plays by itself, from the title to the winner and on to the next title', async ({ page }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 320, height: 180 })
  const kiosk = new KioskDriver(page)
  await kiosk.open('?speed=at+once', true)
  await expect(page.locator('.kiosk-title h1')).not.toBeEmpty()
  await kiosk.sees('turn', /^2$/, 200_000)
  const { finished, drops, broken } = await kiosk.tally()
  expect(Object.values(finished)).toEqual([1])
  expect(drops).toBeGreaterThan(3)
  expect(broken).toBe(0)
})

test('captions tell in plain words what happens, and whose it is', async ({ page }) => {
  const kiosk = new KioskDriver(page)
  await kiosk.open('?speed=brisk')
  await kiosk.sees('kiosk', /watching/)
  await expect(page.locator('.kiosk-caption')).toContainText(/\w+ \w+/)
  await expect(page.locator('.kiosk-seats li')).not.toHaveCount(0)
})

test.describe('a visitor', () => {
  test('drops the dice, measures them and goes back, each one touch away', async ({ page }) => {
    test.setTimeout(150_000)
    const kiosk = new KioskDriver(page)
    await kiosk.open('?speed=brisk', true)
    await kiosk.sees('kiosk', /watching/)
    await kiosk.sees('desk', /held/, 60_000)

    const invited = await kiosk.msUntil('.kiosk-touch', '.kiosk-invitation')
    await expect(page.getByRole('region', { name: 'Your turn' })).toBeVisible()
    const held = await kiosk.msUntil('[data-doing=dropping]', '[data-action=drop]')
    expect(invited + held).toBeLessThan(touchToDoing)
    const drop = page.getByRole('button', { name: 'Let them fall' })

    const before = (await kiosk.tally()).drops!
    await drop.click()
    await expect.poll(async () => (await kiosk.tally()).drops).toBe(before + 1)
    const bang = page.getByRole('button', { name: 'Bang the table' })
    const again = page.getByRole('button', { name: 'Once more' })
    await expect(bang.or(again)).toBeVisible({ timeout: 60_000 })

    await page.getByRole('button', { name: /Back to watching/ }).click()
    await kiosk.sees('kiosk', /watching|title/)

    await kiosk.touch()
    await page.getByRole('button', { name: /Measure/ }).click()
    await expect(page.getByRole('status')).toContainText(/\d mm/)
    await page.getByRole('button', { name: 'Another second die' }).click()
    await expect(page.getByRole('status')).toContainText(/\d mm|touch/)
  })

  test('takes the seat that is at it, plays it, and is thanked when he has gone', async ({ page }) => {
    test.setTimeout(150_000)
    const kiosk = new KioskDriver(page)
    await kiosk.open('?idle=15&speed=brisk', true)
    await kiosk.sees('kiosk', /watching/)
    const invited = await kiosk.msUntil('.kiosk-touch', '.kiosk-invitation')
    const seated = await kiosk.msUntil('[data-doing=seated]', '.kiosk-deck')
    expect(invited + seated).toBeLessThan(touchToDoing)
    await expect(page.locator('.kiosk-seats')).toContainText('You')
    await kiosk.sees('desk', /asking|held/, 60_000)
    const entries = await kiosk.mark('entries')
    await page.keyboard.press('1')
    await page.keyboard.press(' ')
    await expect.poll(() => kiosk.mark('entries')).not.toBe(entries)

    await expect(page.getByText(/goes on by itself in \d+ second/)).toBeVisible({ timeout: 30_000 })
    await kiosk.sees('kiosk', /thanking/, 30_000)
    await expect(page.getByRole('heading', { name: 'Thank you for playing' })).toBeVisible()
    await kiosk.sees('kiosk', /watching/)
    await expect(page.locator('.kiosk-seats')).not.toContainText('You')
  })

  test('cannot leave: no link, no key, no menu, no zoom, no way back leads out', async ({ page }) => {
    test.setTimeout(150_000)
    const kiosk = new KioskDriver(page)
    await page.goto('/about')
    await kiosk.open('?speed=at+once')
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
    // The game waits for him: what is on the page stays there.
    await kiosk.sees('desk', /asking|held/, 60_000)
    for (const key of ['o', '?', 'F5', 'Alt+ArrowLeft', 'Control+P']) await page.keyboard.press(key)
    // A coach who stands before the words is heard first.
    const tip = page.getByRole('complementary', { name: 'A tip' })
    await page.addLocatorHandler(tip, () => tip.getByRole('button', { name: 'Got it' }).click())
    const rule = page.locator('.deck-prompt a[href]').first()
    await expect(rule).toBeVisible({ timeout: 60_000 })
    await rule.click()
    await rule.click({ button: 'middle' })
    await stays()
    expect(page.context().pages()).toHaveLength(1)
    for (const link of await page.locator('a[href]').all())
      if (await link.isVisible()) await link.evaluate(node => (node as HTMLElement).click())
    await stays()
    expect(page.context().pages()).toHaveLength(1)
    await expect(page.locator('input[type=file]')).toHaveCount(0)
  })
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

  test('comes in by his corner and his PIN, reads what is set and counted, and leaves', async ({ page }) => {
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

  test('lets it play from the shelf, and leaves as he was told there: by Escape held down', async ({
    page,
  }) => {
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

  test('is told each bad setting in a sentence, and the usual one holds', async ({ page }) => {
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
