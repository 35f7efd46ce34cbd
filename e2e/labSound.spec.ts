/**
 * What is heard of the lab, in the page itself: hits, the rattling hand, the fist, silence when asked for, and that
 * what somebody chose is kept. How it sounds is shown in e2e/sound.spec.ts and beside the sources.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { type LabAddress, LabDriver } from './fixtures/lab'

/** Counts every sound that the page starts. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const heard = { sources: 0 }
    Object.assign(window, { heard })
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function (...times) {
      heard.sources++
      start.apply(this, times)
    }
  })
  return () => page.evaluate(() => (window as unknown as { heard: { sources: number } }).heard.sources)
}

const silentSea = {
  light: 'day',
  quality: 'low',
  pace: 'real',
  sound: { muted: false, master: 0.7, effects: 1, ambience: 0, mono: false },
}

/**
 * The page's time and the loudspeaker's pass at a quarter of their pace: what comes later than it is heard is left out,
 * and so no picture is drawn too slowly for a hit to be heard.
 */
async function slowTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() / 4
    const { prototype } = BaseAudioContext
    const time = Object.getOwnPropertyDescriptor(prototype, 'currentTime')!.get!
    Object.defineProperty(prototype, 'currentTime', {
      get(this: BaseAudioContext) {
        return time.call(this) / 4
      },
    })
  })
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
    await expect.poll(sources, { timeout: 1000 }).toBeGreaterThan(before)
  }).toPass()
}

/** Sounds begin while something is drawn: waits until the picture lies still, and counts. */
async function quiet(lab: LabDriver, sources: () => Promise<number>): Promise<number> {
  await expect(lab.status).toHaveAttribute('data-calm', 'true')
  return sources()
}

// Software rendering pays by the pixel.
test.use({ viewport: { width: 320, height: 180 } })

test('the hand rattles while it is shaken, every drop is heard, and the same again in slow motion', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await slowTime(page)
  const sources = await listen(page)
  const lab = new LabDriver(page)
  await openLoud(lab, sources, { seed: 'heard' })
  const shaken = await quiet(lab, sources)
  expect(shaken).toBeGreaterThan(0)
  await page.keyboard.press('Space')
  await expect(lab.status).toHaveAttribute('data-throw', /settled|cocked/, { timeout: 90_000 })
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
  await page.getByLabel('Both ears hear the same').check()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('m')
  await expect(page.getByLabel('Let me hear the dice')).not.toBeChecked()
  const before = await quiet(lab, sources)
  await page.keyboard.press('Space')
  await lab.rest()
  expect(await quiet(lab, sources)).toBe(before)

  await page.reload()
  await expect(lab.status).not.toHaveAttribute('data-throw', 'loading')
  await lab.openPanel('Settings')
  await expect(page.getByLabel('Let me hear the dice')).not.toBeChecked()
  await expect(page.getByLabel('Both ears hear the same')).toBeChecked()
  await expect(page.getByLabel('Loudness')).toHaveValue('30')
})

test('the fist is heard', async ({ page }) => {
  const sources = await listen(page)
  const lab = new LabDriver(page)
  await openLoud(lab, sources, { dice: 'everything', seed: 'fist' })
  for (let drop = 0; drop < 8; drop++) {
    await lab.drop()
    if ((await lab.status.getAttribute('data-throw')) === 'cocked') break
  }
  await expect(lab.status).toHaveAttribute('data-throw', 'cocked')
  const before = await quiet(lab, sources)
  await page.keyboard.press('b')
  await expect.poll(sources).toBeGreaterThan(before)
})
