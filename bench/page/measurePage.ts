/** Opens a page as a visitor would, throws, and notes what it cost. */
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Table } from './tables'

/** The peers' dice have the size that they have: on a small screen they would pile up. */
const viewport = { width: 1280, height: 720 } as const
/** A visit is really drawn. Without a graphics card the processor draws, and each pixel costs time. */
const smallViewport = { width: 640, height: 360 } as const

const probeFile = fileURLToPath(new URL('probe.js', import.meta.url))

/** Our server's Content-Security-Policy is not what the peers were made for. */
async function newContext(browser: Browser, size = viewport as typeof viewport | typeof smallViewport) {
  const context = await browser.newContext({ viewport: size, bypassCSP: true, serviceWorkers: 'block' })
  await context.addInitScript({ path: probeFile })
  return context
}

async function withPage<T>(
  context: BrowserContext,
  work: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const page = await context.newPage()
  const answer = await work(page, await context.newCDPSession(page))
  await context.close()
  return answer
}

async function mainThread(devtools: CDPSession): Promise<{ script: number; task: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const ms = (name: string) => 1000 * (metrics.find(metric => metric.name === name)?.value ?? 0)
  return { script: ms('ScriptDuration'), task: ms('TaskDuration') }
}

export interface DropTiming {
  /** From the release until the result is there, in ms. */
  readonly resultMs: number
  readonly frames: number
  /** CPU time of the main thread in scripts, and in all its tasks, a frame. */
  readonly scriptMs: number
  readonly taskMs: number
}

/** Throws as often as asked on one page; the first throw, which compiles the scripts, is not among the answers. */
export async function timeDrops(browser: Browser, table: Table, dice: number, drops: number) {
  return withPage(await newContext(browser), async (page, devtools) => {
    await page.goto(table.address(dice, 'swift'))
    await table.ready(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const timings: DropTiming[] = []
    for (let drop = 0; drop <= drops; drop++) {
      await table.takeUp(page)
      await page.waitForTimeout(300)
      const before = await mainThread(devtools)
      const { resultMs, frames } = await page.evaluate<{ resultMs: number; frames: number }>(`(async () => {
        const stop = probe.watch()
        const resultMs = await ${table.throwScript(dice)}
        stop()
        return { resultMs, frames: probe.frames }
      })()`)
      const after = await mainThread(devtools)
      if (drop === 0) continue
      const scriptMs = (after.script - before.script) / frames
      timings.push({ resultMs, frames, scriptMs, taskMs: (after.task - before.task) / frames })
    }
    return timings
  })
}

export interface Drawn {
  readonly calls: number
  readonly triangles: number
}

/** The most that one frame of a drop asks of the graphics card. */
export async function countDraws(browser: Browser, table: Table, dice: number): Promise<Drawn> {
  return withPage(await newContext(browser), async page => {
    await page.goto(table.address(dice, 'count'))
    await table.ready(page)
    // The furniture comes behind the first picture, sharper prints behind that, and then a picture at rest is built up.
    await page.waitForLoadState('networkidle')
    await drawnOut(page)
    await table.ready(page)
    // What is drawn once, to prepare for drawing, is no part of a drop.
    await page.evaluate('probe.mostCalls = probe.mostTriangles = 0')
    await page.evaluate(table.throwScript(dice))
    await page.waitForTimeout(500)
    return page.evaluate<Drawn>('({ calls: probe.mostCalls, triangles: Math.round(probe.mostTriangles) })')
  })
}

/** Until nothing has been drawn for two seconds in a row. Some pages draw on and on: they are waited for this long. */
async function drawnOut(page: Page, mostSeconds = 20): Promise<void> {
  for (let seconds = 0, quiet = 0; seconds < mostSeconds && quiet < 2; seconds++) {
    await page.evaluate('probe.mostCalls = 0')
    await page.waitForTimeout(1000)
    quiet = (await page.evaluate<number>('probe.mostCalls')) === 0 ? quiet + 1 : 0
  }
}

export interface FirstVisit {
  readonly firstFrameMs: number
  /** Until dice can be thrown. */
  readonly readyMs: number
  /** Transferred by then. */
  readonly bytes: number
}

/** A visit with nothing in the cache, until dice can be thrown. */
export async function visit(browser: Browser, table: Table, dice: number): Promise<FirstVisit> {
  return withPage(await newContext(browser, smallViewport), async (page, devtools) => {
    const transfers: { readonly at: number; readonly bytes: number }[] = []
    /** From the browser's seconds to milliseconds since 1970. */
    let epochMs = 0
    devtools.on('Network.requestWillBeSent', ({ wallTime, timestamp }) => {
      epochMs ||= (wallTime - timestamp) * 1000
    })
    devtools.on('Network.loadingFinished', ({ encodedDataLength, timestamp }) => {
      transfers.push({ at: timestamp * 1000, bytes: encodedDataLength })
    })
    await devtools.send('Network.enable')
    await page.goto(table.address(dice, 'visit'))
    await table.seen(page)
    const readyAt = await page.evaluate<number>('probe.readyAt')
    const bytes = transfers
      .filter(({ at }) => at + epochMs <= readyAt)
      .reduce((sum, transfer) => sum + transfer.bytes, 0)
    // A page that draws nothing until dice are thrown has its first frame then.
    if (!(await page.evaluate<number>('probe.firstFrame'))) await page.evaluate(table.throwScript(dice))
    const began = await page.evaluate<number>('performance.timeOrigin')
    return { firstFrameMs: (await firstFrame(page)) - began, readyMs: readyAt - began, bytes }
  })
}

async function firstFrame(page: Page): Promise<number> {
  await page.waitForFunction('probe.firstFrame > 0', undefined, { timeout: 60_000 })
  return page.evaluate<number>('probe.firstFrame')
}

/** From the click on a link until the first frame, in ms, the cache warmed by an earlier visit. */
export async function clickToFirstFrame(browser: Browser, from: string, link: string): Promise<number> {
  return withPage(await newContext(browser, smallViewport), async page => {
    let ms = 0
    for (let visits = 0; visits < 2; visits++) {
      await page.goto(from)
      await page.waitForLoadState('networkidle')
      await page.locator(link).first().click()
      ms = (await firstFrame(page)) - Number(await page.evaluate<string>(`sessionStorage.getItem('clicked')`))
      await page.waitForLoadState('networkidle')
    }
    return ms
  })
}

/** Leans of all dice of this many results, in degrees. */
export async function tiltsOf(browser: Browser, table: Table, dice: number, drops: number) {
  return withPage(await newContext(browser), async page => {
    await page.goto(table.address(dice, 'swift&poses'))
    await table.ready(page)
    const tilts: number[] = []
    for (let drop = 0; drop < drops; drop++) {
      await page.evaluate(table.throwScript(dice))
      tilts.push(...(await page.evaluate<number[]>('peer.tilts()')))
    }
    return tilts
  })
}

/** Frames that a page asks for in a second, once all that was thrown lies still. */
export async function framesAtRest(browser: Browser, table: Table, dice: number): Promise<number> {
  return withPage(await newContext(browser), async page => {
    await page.goto(table.address(dice, 'swift'))
    await table.ready(page)
    await page.evaluate(table.throwScript(dice))
    await table.takeUp(page)
    return page.evaluate(async () => {
      const ask = window.requestAnimationFrame
      let frames = 0
      window.requestAnimationFrame = call => {
        frames++
        return ask(call)
      }
      await new Promise(next => setTimeout(next, 1000))
      window.requestAnimationFrame = ask
      return frames
    })
  })
}
