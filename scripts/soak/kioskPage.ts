/** The kiosk as the soak sees it: its published state, and its memory as the browser counts it. */
import type { CDPSession, Page } from '@playwright/test'
import { weighCode } from './weighCode'

export interface Marks {
  readonly phase: string
  readonly turn: number
  /** The things of the game have come into sight. */
  readonly isLaid: boolean
  readonly game: string
  readonly entries: number
  readonly picture: string
  readonly tally: {
    readonly drops: number
    readonly finished: Readonly<Record<string, number>>
    readonly picture: number
    readonly match: number
    readonly page: number
    readonly lost: number
    readonly broken: number
  }
  readonly counts:
    | {
        readonly geometries: number
        readonly textures: number
        readonly programs: number
        readonly frames: number
      }
    | undefined
}

/** `undefined` while the page is being loaded. */
export function readMarks(page: Page): Promise<Marks | undefined> {
  return page.evaluate(() => {
    const marks = document.querySelector<HTMLElement>('[data-kiosk]')?.dataset
    if (!marks?.tally) return undefined
    return {
      phase: marks.kiosk ?? '',
      turn: Number(marks.turn),
      isLaid: marks.laid === 'true',
      game: marks.game ?? '',
      entries: Number(marks.entries ?? 0),
      picture: marks.picture ?? '',
      tally: JSON.parse(marks.tally),
      counts: marks.counts === undefined ? undefined : JSON.parse(marks.counts),
    }
  })
}

export interface Heap {
  readonly mb: number
  /** What the engine has compiled is part of the heap; it fills up as long as anything runs for the first time. */
  readonly codeMb: number
  readonly nodes: number
}

/** What is left after everything that nobody needs has been thrown away. */
export async function readHeap(page: Page, devtools: CDPSession): Promise<Heap> {
  await devtools.send('HeapProfiler.collectGarbage')
  // The browser leaves a line there for each part of the page that it ever fetched.
  const links = await page.evaluate(() => document.head.querySelectorAll('link').length)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
  return {
    mb: value('JSHeapUsedSize') / 1e6,
    codeMb: await weighCode(devtools),
    nodes: value('Nodes') - links,
  }
}
