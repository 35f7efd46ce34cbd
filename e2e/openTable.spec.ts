/**
 * What only a browser can show of the open table: real bodies in `<Physics>`, which keys carry and throw, and no frame
 * while they rest.
 */
import { expect, test } from './fixtures'
import { OpenDriver } from './fixtures/open'

test.use({ viewport: { width: 560, height: 400 } })

test('sixty things at rest draw no frame', async ({ page }) => {
  const engines: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('.wasm')) engines.push(request.url())
  })
  const open = new OpenDriver(page)
  await open.countFrames()
  await open.open()
  await open.take(['die-d6', 'die-d8', 'die-ship'], { times: 20 })
  await expect(open.status).toHaveAttribute('data-things', '60')
  await open.rest()
  await open.still()
  expect(await open.framesAfter(40), 'frames while nothing moves').toBe(0)
  expect(engines, 'a second engine takes the memory of the first').toHaveLength(1)
})

test('the built page sets the table of every game', async ({ page }) => {
  const open = new OpenDriver(page, 'keys')
  await open.open()
  await open.openPanel('Set the table')
  for (const [game, title] of [
    ['rattle-battle', 'Rattle, Battle, Grab the Loot'],
    ['rolling-with-the-waves', 'Rolling with the Waves'],
    ['rolling-seas', 'Rolling Seas'],
    ['waves', 'WAVES'],
    ['waves-of-fortune', 'Waves of Fortune'],
  ] as const) {
    await open.press(page.locator(`[data-ready="${game}"]`))
    await expect(open.status).toHaveText(`${title} for 3 laid out.`)
    await open.says('things', /^[1-9]\d+$/)
  }
})

test('keys carry a die by centimetres, throw it and bang the table', async ({ page }) => {
  const open = new OpenDriver(page, 'keys')
  await open.open()
  await open.take(['die-d12'])
  await open.rest()
  const [x, , z] = (await open.thing('t1')).pose.position
  await page.keyboard.press('j')
  await open.says('chosen', /^1$/)
  for (const [count, key] of [
    [1, 'd'],
    [2, 'd'],
    [3, 's'],
  ] as const) {
    await page.keyboard.press(key)
    await open.rest()
    await open.says('moment', new RegExp(`^${count + 1}$`))
  }
  const carried = (await open.thing('t1')).pose.position
  expect(Math.abs(carried[0] - x - 20)).toBeLessThan(4)
  expect(Math.abs(carried[2] - z - 10)).toBeLessThan(4)
  const before = await open.thing('t1')
  await page.keyboard.press('t')
  await open.rest()
  await expect(open.status).toContainText(/D12 shows \d+/)
  expect((await open.thing('t1')).pose).not.toEqual(before.pose)
  await page.keyboard.press('b')
  await open.says('awake', /^[1-9]/)
  await open.rest()
})

test('what falls off the world is put back, and a broken file leaves the table as it is', async ({
  page,
}) => {
  const open = new OpenDriver(page)
  await open.open()
  await open.take(['die-d6'])
  await open.rest()
  const lies = [1900, 1950, 40].map((x, index) => ({
    id: `t${index + 1}`,
    what: { kind: 'die', die: 'd6', colour: 'red' },
    pose: { position: [x, 8, 0], rotation: [0, 0, 0, 1] },
  }))
  const moments = [{ does: 'Laid out', gone: [], lies }]
  const file = { format: 'seabox-open-table', version: 1, name: 'Over the edge', moments }
  const picker = page.locator('[data-open-file]')
  const load = (text: string) =>
    picker.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await open.openPanel('Evening')
  await load('{"format": "seabox-open-table", "version": 1, "moments": 7')
  await open.says('bad', /true/)
  await open.says('things', /^1$/)
  await load(JSON.stringify(file))
  await open.says('things', /^3$/)
  // They lie asleep beyond the edge until the table is shaken.
  await open.button('bang')
  await expect(open.status).toContainText('put back')
  await open.rest()
  for (const { pose } of await open.things()) {
    expect(Math.abs(pose.position[0])).toBeLessThan(905)
    expect(pose.position[1]).toBeGreaterThan(5)
  }
})
