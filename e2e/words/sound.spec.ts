/**
 * What only a browser can show about the sound: its master chain neither clips nor colours, mute is silence, voices
 * begin to the sample, the context waits for a gesture and rests while hidden, and ended hits are let go.
 */
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { renderImpact } from '../../src/scenes/sound/synth/renderImpact'
import { expect, test } from '../fixtures'
import type { SoundBench } from '../fixtures/soundPage'

declare const bench: SoundBench

let script = ''

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: 'e2e/fixtures/soundPage.ts', output: { codeSplitting: false } },
    },
  })
  const { output } = built as { output: readonly { type: string; code?: string }[] }
  script = output.find(({ type }) => type === 'chunk')!.code!
})

/** Served under the page's own address, so that it begins as a page does: without any gesture. */
async function open(page: Page): Promise<void> {
  await page.route('**/sound-bench', route =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Sound</title><body><button>Here</button><script type="module" src="/sound-bench.js"></script>',
    }),
  )
  await page.route('**/sound-bench.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.goto('/sound-bench')
}

async function wake(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Here' }).click()
  await expect.poll(() => page.evaluate(() => bench.sound.state)).toBe('running')
}

test('the hardest moment does not clip, and a quiet tone passes unchanged', async ({ page }) => {
  await open(page)
  const worst = await page.evaluate(() => bench.worstCase())
  expect(20 * Math.log10(worst)).toBeLessThan(-1)
  expect(20 * Math.log10(worst)).toBeGreaterThan(-8)
  expect(Math.abs(await page.evaluate(() => bench.chainGain()))).toBeLessThan(0.2)
})

test('mute is exact silence after sixteen milliseconds', async ({ page }) => {
  await open(page)
  const { before, after } = await page.evaluate(() => bench.mute())
  expect(before).toBeGreaterThan(0.2)
  expect(after).toBe(0)
})

test('voices begin within a sample of their time', async ({ page }) => {
  await open(page)
  const { delay, errors } = await page.evaluate(() => bench.onsets())
  expect(delay).toBeLessThan(0.008)
  for (const error of errors) expect(Math.abs(error)).toBeLessThanOrEqual(1)
})

test('Chromium computes the samples that Node computes', async ({ page }) => {
  await open(page)
  for (const name of ['die-on-cardboard', 'gold', 'fist'] as const) {
    const there = await page.evaluate(sound => bench.samples(sound, 1, 2, 44_100), name)
    const here = renderImpact(name, 1, 2, 44_100)
    expect(there).toHaveLength(here.length)
    const apart = there.reduce((most, sample, i) => Math.max(most, Math.abs(sample - here[i]!)), 0)
    expect(apart).toBeLessThan(1e-5)
  }
})

test('nothing is made or started before the first gesture; then a throw is heard', async ({ page }) => {
  await open(page)
  await page.evaluate(() => bench.sound.setVolume('ambience', 0))
  expect(await page.evaluate(() => bench.sound.state)).toBe('waiting')
  await page.evaluate(() => {
    bench.sound.play('gold')
    bench.sound.bang(3)
    bench.sound.shake(1, 38)
    return bench.throwOnce()
  })
  expect(await page.evaluate(() => [bench.sources(), bench.contextState()])).toEqual([0, undefined])

  await wake(page)
  // A key or a click wakes; what was asked for earlier is not caught up with.
  expect(await page.evaluate(() => bench.sources())).toBe(0)
  expect(await page.evaluate(() => bench.output())).toBe(0)
  await page.evaluate(() => bench.throwOnce())
  expect(await page.evaluate(() => bench.sources())).toBeGreaterThanOrEqual(8)
  expect(await page.evaluate(() => bench.sources())).toBeLessThanOrEqual(12)
  expect(await page.evaluate(() => bench.output())).toBeGreaterThan(0.02)
})

test('mute and a hidden page stop the audio clock, and no burst follows', async ({ page }) => {
  await open(page)
  await page.evaluate(() => bench.sound.setVolume('ambience', 0))
  await wake(page)
  const state = () => page.evaluate(() => `${bench.sound.state} ${bench.contextState()}`)
  const hide = (isHidden: boolean) =>
    page.evaluate(
      value => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      },
      isHidden ? 'hidden' : 'visible',
    )

  await page.evaluate(() => bench.sound.setMuted(true))
  await expect.poll(state).toBe('quiet suspended')
  await page.evaluate(() => bench.sound.setMuted(false))
  await expect.poll(state).toBe('running running')

  const before = await page.evaluate(() => bench.sources())
  await hide(true)
  await expect.poll(state).toBe('quiet suspended')
  await page.evaluate(() => {
    for (let i = 0; i < 20; i++) bench.sound.play('die')
    bench.sound.bang(3)
    return bench.throwOnce()
  })
  await hide(false)
  await expect.poll(state).toBe('running running')
  expect(await page.evaluate(() => bench.sources())).toBe(before)
  expect(await page.evaluate(() => bench.output())).toBe(0)
})

test('the bell is heard from a hidden page, which then rests again; a muted page stays silent', async ({
  page,
}) => {
  await open(page)
  await page.evaluate(() => bench.sound.setVolume('ambience', 0))
  await wake(page)
  const state = () => page.evaluate(() => `${bench.sound.state} ${bench.contextState()}`)
  const before = await page.evaluate(() => bench.sources())
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(state).toBe('quiet suspended')
  // Rung again until it is heard: however late the context wakes, one of them finds it awake.
  const ring = () =>
    page.evaluate(() => {
      bench.sound.ring()
      return bench.sources()
    })
  await expect.poll(ring).toBeGreaterThan(before)
  await expect.poll(state).toBe('quiet suspended')
  const rung = await page.evaluate(() => bench.sources())
  await page.evaluate(() => {
    bench.sound.setMuted(true)
    bench.sound.ring()
  })
  await expect.poll(state).toBe('quiet suspended')
  expect(await page.evaluate(() => bench.sources())).toBe(rung)
})

test('the sea comes and goes with its own fader, and disposing ends everything', async ({ page }) => {
  await open(page)
  await page.evaluate(() => bench.sound.setVolume('ambience', 0))
  await wake(page)
  expect(await page.evaluate(() => bench.sources())).toBe(0)
  await page.evaluate(() => bench.sound.setVolume('ambience', 1))
  await expect.poll(() => page.evaluate(() => bench.sources())).toBe(2)
  await expect.poll(() => page.evaluate(() => bench.output())).toBeGreaterThan(0.001)
  await page.evaluate(() => bench.sound.dispose())
  await expect.poll(() => page.evaluate(() => bench.contextState())).toBe('closed')
})

test('two thousand hits leave nothing behind', async ({ page }) => {
  await open(page)
  const devtools = await page.context().newCDPSession(page)
  let nodes = 0
  let most = 0
  devtools.on('WebAudio.audioNodeCreated', () => {
    nodes++
    most = Math.max(most, nodes)
  })
  devtools.on('WebAudio.audioNodeWillBeDestroyed', () => nodes--)
  await devtools.send('WebAudio.enable')
  await page.evaluate(() => bench.sound.setVolume('ambience', 0))
  await wake(page)
  const standing = nodes
  await page.evaluate(() => bench.manyHits(2000))
  expect(await page.evaluate(() => bench.sources())).toBeGreaterThan(500)
  expect(most).toBeGreaterThan(standing + 50)
  await expect
    .poll(async () => {
      await devtools.send('HeapProfiler.collectGarbage')
      return nodes - standing
    })
    .toBeLessThanOrEqual(10)
})
