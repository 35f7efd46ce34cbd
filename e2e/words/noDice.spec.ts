/**
 * A browser without SIMD in its WebAssembly, which the dice need: it says so in one sentence, in the lab, on the proof page
 * and at a table, where the game goes on in words until dice are needed.
 */
import { expect, test } from '../fixtures'
import { HouseDriver } from '../fixtures/house'

const sentence = /The dice cannot fall here: WebAssembly with SIMD is missing or switched off/

test('without SIMD every page says why no dice fall, and a table plays on until they are needed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    WebAssembly.validate = () => false
  })
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))

  await page.goto('/proof')
  await expect(page.locator('#outcome')).toHaveText(sentence)
  await page.goto('/lab')
  await expect(page.locator('[data-throw]')).toContainText(sentence)

  const house = new HouseDriver(page)
  await house.begin({ players: 2, persons: [1, 2] })
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await expect(page.locator('.trouble')).toHaveCount(0)
  // Two megabytes that would be of no use here.
  expect(fetched.filter(url => url.includes('.wasm'))).toEqual([])
})
