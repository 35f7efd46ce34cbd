/** Opens a kept match of Rattle Battle in the browser, challenges its last line again and again, and notes what it cost. */
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'

export type Quality = 'low' | 'medium' | 'high'

export interface ChallengeTiming {
  /** From the key until the figure stands there, in ms. */
  readonly figureMs: number
  readonly frames: number
  /** CPU time of the main thread in scripts, and in all its tasks, a frame. */
  readonly scriptMs: number
  readonly taskMs: number
  /** The longest time between two frames. */
  readonly longestMs: number
}

const probeFile = fileURLToPath(new URL('../page/probe.js', import.meta.url))
const viewport = { width: 1280, height: 720 } as const

/** Presses the key, and answers when the verdict stands there. */
const challenge = `(async () => {
  const stop = probe.watch()
  let longestMs = 0
  let before
  let isOver = false
  const tick = now => {
    longestMs = Math.max(longestMs, now - (before ?? now))
    before = now
    if (!isOver) requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  const pressed = performance.now()
  const told = new Promise(resolve => {
    const look = () => document.querySelector('.challenge .verdict-word') && resolve(performance.now() - pressed)
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
  })
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }))
  const figureMs = await told
  isOver = true
  stop()
  return { figureMs, longestMs, frames: probe.frames }
})()`

/** So many challenges of the same line; the first, which compiles the scripts, is not among the answers. */
export async function timeChallenges(
  browser: Browser,
  site: string,
  { match, quality, times }: { readonly match: string; readonly quality: Quality; readonly times: number },
): Promise<readonly ChallengeTiming[]> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  await context.addInitScript({ path: probeFile })
  const kept = JSON.stringify({ quality, pace: 'real', tips: false, learnt: ['rattle-battle first minute'] })
  await context.addInitScript(text => localStorage.setItem('seabox-table', text), kept)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const says = (name: string, value: string) =>
    page.waitForFunction(
      ([name, value]) => {
        const said = document.querySelector<HTMLElement>('.deck')?.dataset[name!]
        return said !== undefined && new RegExp(value!).test(said)
      },
      [name, value] as const,
      { timeout: 120_000 },
    )
  await page.goto(`${site}/?swift`)
  const file = { name: 'bench.json', mimeType: 'application/json', buffer: Buffer.from(match) }
  await page.locator('.saves[data-saves="open"] input[type=file]').setInputFiles(file)
  // A finished match opens as a film.
  await says('back', '\\d')
  await page.keyboard.press('Escape')
  await says('phase', '^over$')
  await says('picture', '^drawn$')
  await page.waitForLoadState('networkidle')
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const mainThread = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const ms = (name: string) => 1000 * (metrics.find(metric => metric.name === name)?.value ?? 0)
    return { script: ms('ScriptDuration'), task: ms('TaskDuration') }
  }
  const timings: ChallengeTiming[] = []
  for (let time = 0; time <= times; time++) {
    await says('calm', '^true$')
    const before = await mainThread()
    const measured =
      await page.evaluate<Pick<ChallengeTiming, 'figureMs' | 'frames' | 'longestMs'>>(challenge)
    const after = await mainThread()
    await page.keyboard.press('Escape')
    await page.locator('.challenge').waitFor({ state: 'hidden' })
    if (time === 0) continue
    const scriptMs = (after.script - before.script) / measured.frames
    timings.push({ ...measured, scriptMs, taskMs: (after.task - before.task) / measured.frames })
  }
  await context.close()
  return timings
}
