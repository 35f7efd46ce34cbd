/**
 * What only a browser with a service worker can show: after the first visit everything is there without a network, and
 * a newer version is offered, never forced on anybody.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as bare } from '@playwright/test'
import { createServer } from '../../scripts/server/createServer.mjs'
import { listen } from '../../scripts/server/listen.mjs'
import { expect, test } from '../fixtures'
import { HouseDriver } from '../fixtures/house'

const built = process.env.SEABOX_BUILT ?? join(import.meta.dirname, '..', '..', 'dist')

test.use({ serviceWorkers: 'allow' })
bare.use({ serviceWorkers: 'allow', viewport: { width: 640, height: 360 } })

/** The worker has everything on the disk and answers for this page. */
const isKept = () =>
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.state === 'activated' && !!navigator.serviceWorker.controller,
  )

test.describe('without a network', () => {
  // Asking for the one file that is not kept is how the test knows that there is no network.
  test.use({ mayBeSaid: [/ERR_INTERNET_DISCONNECTED/] })

  test('after the first visit shelf, rulebook, documents and a table with falling dice are there without a network', async ({
    page,
    context,
  }) => {
    const house = new HouseDriver(page)
    await house.openLobby()
    await expect.poll(() => page.evaluate(isKept)).toBe(true)
    await context.setOffline(true)
    expect(
      await page.evaluate(() =>
        fetch('/licences.txt').then(
          () => 'there is a network',
          () => 'there is none',
        ),
      ),
    ).toBe('there is none')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Which game tonight?' })).toBeVisible()
    await expect(page.locator('.box-front').first()).toHaveJSProperty('naturalWidth', 640)
    await page.goto('/rules/rattle-battle#RB-1')
    await expect(page.locator('[id="RB-1"]')).toBeInViewport()
    await page.locator('.players-needs img').first().scrollIntoViewIfNeeded()
    await expect(page.locator('.players-needs img').first()).toHaveJSProperty('naturalHeight', 55)
    await page.goto('/docs/decisions/why-deterministic')
    await page.getByRole('link', { name: 'The same drop everywhere' }).click()
    await expect(page.getByRole('heading', { name: 'Where it has been measured' })).toBeVisible()
    await house.begin()
    await house.playUntil(12)
    expect(await house.entries()).toBeGreaterThanOrEqual(12)
    await page.reload()
    await house.wait()
    expect(await house.entries()).toBeGreaterThanOrEqual(12)
  })
})

test('it can be installed: name, icons and colours of the manifest are served', async ({ page }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(address!)).json()
  expect(manifest).toMatchObject({ name: 'Seabox', start_url: '/', display: 'standalone' })
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']).toContain(type)
  }
})

test('once installed, the app has a shortcut to each game', async ({ page }) => {
  const { shortcuts } = await (await page.request.get('/manifest.webmanifest')).json()
  await page.goto('/')
  const boxes = await page
    .locator('a[href^="/new/"]')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(shortcuts.map(({ url }: { url: string }) => url).sort()).toEqual([...new Set(boxes)].sort())
  for (const { url, name, icons } of shortcuts) {
    await page.goto(url)
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    expect((await page.request.get(icons[0].src)).headers()['content-type']).toBe(icons[0].type)
  }
})

test('once installed, the app takes match files that other apps share with it', async ({ page }) => {
  const house = new HouseDriver(page)
  await house.begin()
  await house.openLobby()
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
  const file = await house.download(await house.withSave('Export'))
  const { share_target: target } = await (await page.request.get('/manifest.webmanifest')).json()
  // What the system does with a shared file; it then follows the answer as a page of its own.
  const share = async (text: string | undefined) => {
    const isTaken = await page.evaluate(
      async ({ action, name, text }) => {
        const form = new FormData()
        if (text !== undefined) form.set(name, new File([text], 'match.json', { type: 'application/json' }))
        return (await fetch(action, { method: 'POST', body: form })).ok
      },
      { action: target.action, name: target.params.files[0].name, text },
    )
    expect(isTaken).toBe(true)
    await page.goto('/#shared')
  }
  await share(file)
  await expect(page.getByText('is now among your matches')).toBeVisible()
  await expect(page.locator('.save')).toHaveCount(2)
  await share('{}')
  await expect(page.getByRole('alert')).toBeVisible()
  await share(undefined)
  await expect(page.getByText('The shared file did not arrive')).toBeVisible()
  await expect(page.locator('.save')).toHaveCount(2)
})

bare(
  'a newer version is offered in the house and never at the table; taken, it is there',
  async ({ page }) => {
    const site = mkdtempSync(join(tmpdir(), 'seabox-update-'))
    cpSync(built, site, { recursive: true, filter: path => !/\.(br|gz)$/.test(path) })
    const first = await listen(() => createServer(site), 0)
    if (!first) throw new Error('no free port')
    const origin = `http://localhost:${first.port}`
    const update = () => page.evaluate(() => navigator.serviceWorker.ready.then(ready => ready.update()))
    const offer = page.getByText('A new version of Seabox is ready')
    let second: Awaited<ReturnType<typeof listen>>
    try {
      await page.goto(origin)
      await expect.poll(() => page.evaluate(isKept)).toBe(true)
      await first.close()
      const index = join(site, 'index.html')
      writeFileSync(index, readFileSync(index, 'utf8').replace('<html', '<html data-version="newer"'))
      const worker = join(site, 'sw.js')
      writeFileSync(worker, readFileSync(worker, 'utf8').replace(/"\/":"[^"]+"/, '"/":"newer"'))
      second = await listen(() => createServer(site), first.port)

      await page.goto(`${origin}/new/rattle-battle`)
      await page.getByRole('button', { name: 'To the table' }).click()
      await expect(page.locator('.deck')).toHaveAttribute('data-phase', /asking|telling|thinking/)
      await update()
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.ready.then(({ waiting }) => waiting?.state)))
        .toBe('installed')
      await expect(offer).toBeHidden()
      await expect(page.locator('html')).not.toHaveAttribute('data-version')
      // This visitor has never sat here, so the table tells the game in a minute first.
      await page.getByRole('button', { name: 'Let’s play' }).click()
      await page.getByRole('link', { name: /back to the shelf/ }).click()
      await expect(offer).toBeVisible()
      await page.getByRole('button', { name: 'Take it' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-version', 'newer')
      await expect(offer).toBeHidden()
      await expect(page.locator('.save')).toHaveCount(1)
    } finally {
      await second?.close()
      rmSync(site, { recursive: true })
    }
  },
)
