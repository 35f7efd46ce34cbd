/**
 * What only a picture can show of a kiosk that lasts: it goes on after a lost picture, given back or not, and after an
 * error while drawing.
 */
import { expect, test } from './fixtures'
import { KioskDriver } from './fixtures/kiosk'

const onPurpose = 'broken on purpose'

// Nobody points at anything, and software rendering pays by the pixel.
test.use({ viewport: { width: 320, height: 180 } })

// Nested in a list: Playwright would read the second entry of a plain list as its options.
test.use({
  mayBeSaid: [
    [
      new RegExp(onPurpose),
      /CONTEXT_LOST_WEBGL|Context Lost|Context Restored/i,
      // three gives a context back that was taken away already, and what died with it.
      /WEBGL_lose_context extension not supported/,
      /INVALID_OPERATION: delete\w*: object does not belong to this context/,
    ],
    { scope: 'test' },
  ],
})

test('a restored context is drawn again, an error is survived, a context lost for good gets a new canvas', async ({
  page,
}) => {
  const kiosk = new KioskDriver(page)
  await kiosk.open('?speed=at+once')
  await kiosk.sees('kiosk', /watching/)
  await kiosk.goesOn()

  await page.evaluate(() => {
    const loser = document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    loser?.loseContext()
    setTimeout(() => loser?.restoreContext(), 1000)
  })
  // Counted, for a busy machine may take longer to look than the picture is lost.
  await expect.poll(async () => (await kiosk.tally()).lost).toBe(1)
  await kiosk.sees('picture', /drawn/)
  await kiosk.goesOn()
  expect(await kiosk.tally()).toMatchObject({ lost: 1, picture: 0, page: 0 })

  await page.evaluate(words => {
    const { prototype } = WebGL2RenderingContext
    const { drawElements } = prototype
    prototype.drawElements = () => {
      prototype.drawElements = drawElements
      throw new Error(words)
    }
  }, onPurpose)
  await expect.poll(async () => (await kiosk.tally()).broken).toBeGreaterThanOrEqual(1)
  await kiosk.goesOn()
  await expect(page.getByText('A plank has sprung')).toHaveCount(0)
  expect(await kiosk.tally()).toMatchObject({ page: 0 })

  const { picture = 0 } = await kiosk.tally()
  await page.evaluate(() =>
    document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  await expect.poll(async () => (await kiosk.tally()).picture).toBeGreaterThan(picture)
  await kiosk.sees('picture', /drawn/)
  await kiosk.goesOn()
})
