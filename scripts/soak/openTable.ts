/** An evening at the open table that does not end: every ready table is set, thrown about and cleared again and again. */
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { mostMoments, plainTables } from '../../src/open-table'
import { gameIds } from '../../src/rules/game'
import { findChromium } from '../findChromium.mjs'
import { type Heap, readHeap } from './kioskPage'
import { type Sample, type Slope, slopeOf } from './slope'

export interface OpenSoakWish {
  readonly origin: string
  readonly minutes: number
  /** Told as it goes. */
  readonly say: (line: string) => void
}

interface Measured {
  readonly seconds: number
  readonly heapMb: number
  readonly codeMb: number
  readonly nodes: number
}

export interface OpenSoak {
  readonly minutes: number
  readonly acts: number
  readonly tables: number
  readonly measured: readonly Measured[]
  /** Said or thrown by the page. */
  readonly errors: readonly string[]
}

/** Longer than a table waits before it saves, and than saving takes. */
const savingMs = 5000
/** Software pays by the pixel. */
const viewport = { width: 480, height: 300 } as const
const readyTables = [...plainTables.map(({ id }) => id), ...gameIds]
/** Only what is expected of a browser without a graphics card. */
const expected =
  /GPU stall due to ReadPixels|THREE\.Clock: This module has been deprecated|Service Worker registration blocked/

export async function soakOpenTable({ origin, minutes, say }: OpenSoakWish): Promise<OpenSoak> {
  const executablePath = findChromium()
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
    const page = await context.newPage()
    const errors: string[] = []
    const note = (words: string) => {
      if (!expected.test(words)) errors.push(words)
    }
    page.on('pageerror', error => note(error.stack ?? error.message))
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text())
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await context.addInitScript(text => localStorage.setItem('seabox-table', text), likedTable)
    await page.goto(`${origin}/open`)
    await rest(page)

    const begun = performance.now()
    const passed = () => (performance.now() - begun) / 1000
    const measured: Measured[] = []
    let acts = 0
    let tables = 0
    for (; passed() < minutes * 60; tables++) {
      const ready = readyTables[tables % readyTables.length]!
      acts += await playAbout(page, ready)
      if ((tables + 1) % readyTables.length !== 0) continue
      // Always before a bare table, after each ready table came once more.
      const { mb: heapMb, codeMb, nodes } = await readCalmHeap(page, devtools)
      measured.push({ seconds: passed(), heapMb, codeMb, nodes })
      say(
        `${passed().toFixed(0)} s: ${acts} acts, ${heapMb.toFixed(2)} MB (${codeMb.toFixed(2)} of them code)`,
      )
    }
    return { minutes, acts, tables, measured, errors }
  } finally {
    await browser.close()
  }
}

/** A film that is just being saved lies in the heap once more, as text: the lesser of two readings is without it. */
async function readCalmHeap(page: Page, devtools: CDPSession): Promise<Heap> {
  const first = await readHeap(page, devtools)
  await new Promise(next => setTimeout(next, savingMs))
  const second = await readHeap(page, devtools)
  return first.mb <= second.mb ? first : second
}

/** Sets a table, throws all of it, bangs, takes back and does again, upsets it and clears. Returns how many acts that was. */
async function playAbout(page: Page, ready: string): Promise<number> {
  const tables = page.getByRole('button', { name: 'Set the table', exact: true })
  await tables.click()
  await page.locator(`[data-ready="${ready}"]`).click()
  await hasThings(page, true)
  await tables.click()
  await rest(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('t')
  await rest(page)
  for (const action of ['bang', 'undo', 'redo', 'upset', 'clear']) {
    await page.locator(`[data-action="${action}"]`).click()
    await rest(page)
  }
  await hasThings(page, false)
  return 5
}

async function hasThings(page: Page, some: boolean): Promise<void> {
  const isSo = (some: boolean) =>
    (document.querySelector<HTMLElement>('[data-open]')?.dataset.things === '0') !== some
  await page.waitForFunction(isSo, some, { timeout: 0 })
}

/** An act sets out with the next frame: what rests must rest for some frames. */
async function rest(page: Page): Promise<void> {
  const isAtRest = async () => {
    for (let frame = 0; frame < 4; frame++) {
      if (document.querySelector<HTMLElement>('[data-open]')?.dataset.awake !== '0') return false
      await new Promise(next => requestAnimationFrame(next))
    }
    return true
  }
  await page.waitForFunction(isAtRest, undefined, { timeout: 0 })
}

/** Cheap to draw, and silent. */
const likedTable = JSON.stringify({
  light: 'day',
  quality: 'low',
  pace: 'real',
  sound: { muted: true, master: 0.5, effects: 1, ambience: 1, mono: false },
})

interface FigureSlope {
  readonly word: string
  readonly slope: Slope | undefined
  /** Compiled code fills up and is no leak: it is told, and no verdict on it. */
  readonly isTold: boolean
}

/** How many acts an evening remembers is how long its film may grow. */
const fullAfterActs = mostMoments

export function openSlopes({ measured, acts }: OpenSoak): readonly FigureSlope[] {
  const last = measured.at(-1)?.seconds ?? 0
  const full = acts > 0 ? (last * fullAfterActs) / acts : last
  const rows = measured.filter(({ seconds }) => seconds > full)
  const samples = (of: (row: Measured) => number): Sample[] =>
    rows.map(row => ({ seconds: row.seconds, group: 'bare', value: of(row) }))
  return [
    { word: 'JS heap after collection, MB', slope: slopeOf(samples(row => row.heapMb)), isTold: true },
    { word: 'of it compiled code', slope: slopeOf(samples(row => row.codeMb)), isTold: true },
    { word: 'of it everything else', slope: slopeOf(samples(row => row.heapMb - row.codeMb)), isTold: false },
    { word: 'DOM nodes', slope: slopeOf(samples(row => row.nodes)), isTold: false },
  ]
}

function verdict({ slope, isTold }: FigureSlope): string {
  if (!slope) return 'too few samples to tell'
  if (slope.isFlat) return 'not above noise'
  return isTold ? 'above noise' : 'GROWS'
}

/** The part of docs/open-table.md between its marks. */
export function openSoakLines(soak: OpenSoak, day: string): readonly string[] {
  const { minutes, acts, tables, errors } = soak
  return [
    `Measured on ${day}: ${minutes} minutes, ${tables} tables set and cleared, ${acts} acts, ${errors.length} errors.`,
    '',
    '| | mean | slope an hour | noise | samples | |',
    '|---|---|---|---|---|---|',
    ...openSlopes(soak).map(row => {
      const { word, slope } = row
      const figures = slope
        ? [slope.mean.toFixed(2), slope.perHour.toFixed(3), slope.noise.toFixed(3), slope.samples]
        : ['', '', '', '']
      return `| ${[word, ...figures, verdict(row)].join(' | ')} |`
    }),
    ...errors.map(error => `- ${error.split('\n')[0]}`),
  ]
}

export const isWell = (soak: OpenSoak): boolean =>
  soak.errors.length === 0 && openSlopes(soak).every(({ slope, isTold }) => isTold || slope?.isFlat === true)
