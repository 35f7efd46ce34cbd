/** The page for model makers: it is served from its sources, so no build would show that it has broken. */
import { serveModels } from '../models/view/serveModels'
import { dieKinds } from '../src/measure'
import { test as base, expect } from './fixtures'

const test = base.extend<{ site: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  site: async ({}, use) => {
    const server = await serveModels(0)
    await use(server.resolvedUrls!.local[0]!)
    await server.close()
  },
  baseURL: ({ site }, use) => use(site),
})

test('shows every kind of die turning, and a model in its parts beside its budget', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('main .name')).toHaveText([...dieKinds])
  await page.getByRole('button', { name: /^tray/ }).click()
  await expect(page.locator('dl')).toContainText('triangles')
  await expect(page.locator('main .name').first()).toBeVisible()
})
