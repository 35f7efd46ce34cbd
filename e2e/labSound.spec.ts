/**
 * What is heard of the lab, in the page itself: hits, the rattling hand, the fist, silence when asked for, and that
 * what somebody chose is kept. How it sounds is shown in e2e/sound.spec.ts and beside the sources.
 */
import { expect, test } from './fixtures'
import { type LabAddress, LabDriver } from './fixtures/lab'
import { listen, slowTime } from './fixtures/listening'

const silentSea = {
  light: 'day',
  quality: 'low',
  pace: 'real',
  sound: { muted: false, master: 0.7, effects: 1, ambience: 0, mono: false },
}

/** Opens the lab without its sea, which would be among the sources, and waits until hands are heard. */
async function openLoud(lab: LabDriver, sources: () => Promise<number>, asked: LabAddress): Promise<void> {
  const { page } = lab
  await page.addInitScript(kept => {
    if (!localStorage.getItem('seabox-table')) localStorage.setItem('seabox-table', kept)
  }, JSON.stringify(silentSea))
  await lab.open(asked)
  await lab.seeDice()
  await expect(async () => {
    const before = await sources()
    await page.keyboard.press('s')
    // Presses the key again if it came before the sound was ready.
    await expect.poll(sources, { timeout: 3000 }).toBeGreaterThan(before)
  }).toPass()
}

/** Sounds begin while something is drawn: waits until the picture lies still, and counts. */
async function quiet(lab: LabDriver, sources: () => Promise<number>): Promise<number> {
  await expect(lab.status).toHaveAttribute('data-calm', 'true')
  return sources()
}

// Software rendering pays by the pixel.
test.use({ viewport: { width: 320, height: 180 } })

test('shaking rattles, every drop sounds, in slow motion too', async ({ page }) => {
  await slowTime(page)
  const sources = await listen(page)
  const lab = new LabDriver(page)
  await openLoud(lab, sources, { seed: 'heard' })
  const shaken = await quiet(lab, sources)
  expect(shaken).toBeGreaterThan(0)
  await page.keyboard.press('Space')
  await expect(lab.status).toHaveAttribute('data-throw', /settled|cocked/)
  const dropped = await quiet(lab, sources)
  // More than a voice for each of the eighteen dice.
  expect(dropped - shaken).toBeGreaterThan(18)
  await page.keyboard.press('p')
  await expect(lab.status).toHaveAttribute('data-replay', 'true')
  await expect.poll(sources).toBeGreaterThan(dropped + 18)
})

test('the key M silences everything, and that is kept until the next visit', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  const sources = await listen(page)
  const lab = new LabDriver(page)
  await openLoud(lab, sources, { seed: 'mute' })
  await lab.openPanel('Settings')
  await page.getByLabel('Loudness').fill('30')
  await page.getByLabel('Mono sound').check()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('m')
  await expect(page.getByLabel('Play sound')).not.toBeChecked()
  const before = await quiet(lab, sources)
  await page.keyboard.press('Space')
  await lab.rest()
  expect(await quiet(lab, sources)).toBe(before)

  await page.reload()
  await expect(lab.status).not.toHaveAttribute('data-throw', 'loading')
  await lab.openPanel('Settings')
  await expect(page.getByLabel('Play sound')).not.toBeChecked()
  await expect(page.getByLabel('Mono sound')).toBeChecked()
  await expect(page.getByLabel('Loudness')).toHaveValue('30')
})

test('the fist is heard', async ({ page }) => {
  const sources = await listen(page)
  const lab = new LabDriver(page)
  await slowTime(page)
  await openLoud(lab, sources, { dice: 'everything', seed: 'fist' })
  // What a slow picture would bring too late is left out, so one blow may be silent; a second drop has another.
  await expect(async () => {
    while ((await lab.status.getAttribute('data-throw')) !== 'cocked') await lab.drop()
    const before = await quiet(lab, sources)
    const blows = Number(await lab.status.getAttribute('data-blows'))
    await page.keyboard.press('b')
    await lab.says('blows', new RegExp(`^${blows + 1}$`))
    await lab.rest()
    expect(await quiet(lab, sources)).toBeGreaterThan(before)
  }).toPass()
})
