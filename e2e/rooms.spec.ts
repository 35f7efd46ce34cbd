/** What only a browser with a picture can show of playing together: a finger that rests on the table points. */
import { expect, test } from './fixtures'
import { HouseDriver } from './fixtures/house'
import { another, comeIn, linkIn, openRoom } from './fixtures/rooms'

test('a finger that rests on the bare table of a telephone points there on the other screen', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 180 })
  await openRoom(page, 'rolling-with-the-waves')
  const anne = await another(browser, await linkIn(page, '[data-chair="1"]'), {
    viewport: { width: 390, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  await comeIn(anne, 'Anne Bonny')
  await expect(page.locator('[data-chair="1"]')).toContainText('Anne Bonny')
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await expect(page.locator('.table-room')).toBeVisible()
  await anne.getByRole('button', { name: 'Table', exact: true }).tap()
  await new HouseDriver(anne).says('calm', /true/)

  // Heard from before the touch on: a light is gone after four seconds.
  const pointed = page.waitForFunction(
    () => document.querySelector('.table-room-pointed')?.textContent || false,
    undefined,
    { polling: 20 },
  )
  const devtools = await anne.context().newCDPSession(anne)
  const behindTheTray = { x: 195, y: 190 }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [behindTheTray] })
  expect(await (await pointed).jsonValue()).toBe('Anne Bonny points at: the table')
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await anne.context().close()
})
