/**
 * Lets the kiosk of the built app play as fast as it can, first in peace, to see whether anything grows, then with
 * everything going wrong, to see whether it goes on.
 */
import { type Browser, type ConsoleMessage, chromium } from '@playwright/test'
import { findChromium } from '../findChromium.mjs'
import { type InjectedFault, injectedFaults, onPurpose, type Victim } from './faults'
import { type Marks, readHeap, readMarks } from './kioskPage'
import type { Sample } from './slope'
import { visitors } from './visitors'

export interface SoakWish {
  readonly origin: string
  readonly minutes: number
  readonly games: string | undefined
  /** Nothing is broken on purpose: all the time is for seeing what grows. */
  readonly isPeaceful: boolean
  /** Told as it goes. */
  readonly say: (line: string) => void
}

export interface Recovery {
  readonly name: string
  /** Seconds until a frame was drawn and the game went on; `undefined` if it did not within the limit. */
  readonly seconds: number | undefined
}

export interface Measured {
  readonly seconds: number
  readonly game: string
  readonly heapMb: number
  /** Compiled code in it, and the rest. */
  readonly codeMb: number
  readonly dataMb: number
  readonly nodes: number
  readonly geometries: number
  readonly textures: number
  readonly programs: number
  readonly drops: number
  /** How many visitors had been there by then. */
  readonly visits: number
}

export interface Soak {
  readonly minutes: number
  readonly measured: readonly Measured[]
  /** From here on the engine has compiled most of what it will ever compile. */
  readonly settledSeconds: number
  readonly recoveries: readonly Recovery[]
  readonly visits: number
  /** Said or thrown by the page and not on purpose. */
  readonly errors: readonly string[]
  readonly frames: number
  readonly drops: number
  readonly finished: Readonly<Record<string, number>>
  readonly cured: { readonly picture: number; readonly match: number; readonly page: number }
}

/** Software pays by the pixel: a small picture, drawn all the same. */
const viewport = { width: 512, height: 288 } as const
const lookMs = 40
/** The share of the time without faults. */
const peacefulShare = 0.65
const sampleEverySeconds = 5
/** The page counts once a second. */
const countedAfterSeconds = 1.1
const recoverySeconds = 100
/** Faults come at least so far apart, so that one cure is not taken for the relapse of another. */
const betweenFaultsSeconds = 8

/** Visitors come early, because each feature is loaded on first use; later one comes to every third game. */
const turnsToVisit = (visits: number) => (visits < visitors.length ? 1 : 3)

/** The share of the peaceful time in which scripts are still being compiled, which costs heap and is no leak. */
const settlingShare = 0.4

/** What the browser says although nothing is wrong, or because something was broken on purpose. */
const expected = [
  /THREE\.Clock: This module has been deprecated/,
  /GPU stall due to ReadPixels/,
  /GL_CLOSE_PATH_NV|CONTEXT_LOST_WEBGL|Context Lost|Context Restored/i,
  /ERR_INTERNET_DISCONNECTED/,
  /Service Worker registration blocked by Playwright/,
  // three gives a context back that was taken away already, and what died with it.
  /WEBGL_lose_context extension not supported/,
  /INVALID_OPERATION: delete\w*: object does not belong to this context/,
  new RegExp(onPurpose),
]

const rest = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

export async function soak(wish: SoakWish): Promise<Soak> {
  const executablePath = findChromium()
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    return await soakIn(browser, wish)
  } finally {
    await browser.close()
  }
}

async function soakIn(
  browser: Browser,
  { origin, minutes, games, isPeaceful, say }: SoakWish,
): Promise<Soak> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  await context.addInitScript(text => localStorage.setItem('seabox-table', text), likedTable)
  const page = await context.newPage()
  const errors: string[] = []
  const note = (words: string) => {
    if (expected.some(known => known.test(words))) return
    errors.push(words)
    say(`  error: ${words.split('\n')[0]}`)
  }
  page.on('pageerror', error => note(error.stack ?? error.message))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text())
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const link = new URLSearchParams({ speed: 'at once', ...(games && { games }) })
  await page.goto(`${origin}/kiosk?${link}`)
  const victim: Victim = { page, context, devtools }

  const begun = performance.now()
  const passed = () => (performance.now() - begun) / 1000
  const measured: Measured[] = []
  let last: Marks | undefined
  const look = async () => {
    last = (await readMarks(page).catch(() => undefined)) ?? last
    return last
  }

  const peacefulSeconds = minutes * 60 * (isPeaceful ? 1 : peacefulShare)
  let measuredTurn = 0
  let titleSince: number | undefined
  let visitedTurn = 0
  let visits = 0
  let due = 0
  while (passed() < peacefulSeconds) {
    const now = await look()
    const isTitle = now?.phase === 'title' && now.isLaid
    if (!isTitle) titleSince = undefined
    else titleSince ??= passed()
    // Always at the title, where all things lie, the picture has been counted since, and the log is still empty.
    if (
      now?.counts &&
      titleSince !== undefined &&
      passed() >= Math.max(due, titleSince + countedAfterSeconds) &&
      now.turn !== measuredTurn
    ) {
      const { mb, codeMb, nodes } = await readHeap(page, devtools)
      const { geometries, textures, programs } = now.counts
      const { drops } = now.tally
      measuredTurn = now.turn
      due = passed() + sampleEverySeconds
      measured.push({
        seconds: passed(),
        game: now.game,
        heapMb: mb,
        codeMb,
        dataMb: mb - codeMb,
        nodes,
        geometries,
        textures,
        programs,
        drops,
        visits,
      })
      const figures = `${mb.toFixed(2)} MB (${codeMb.toFixed(2)} of them code), ${geometries} geometries, ${textures} textures, ${programs} programs`
      say(`${passed().toFixed(0)} s: ${drops} drops, ${figures} at the title of ${now.game}`)
    }
    if (now?.phase === 'watching' && now.turn >= visitedTurn + turnsToVisit(visits)) {
      visitedTurn = now.turn
      const { name, visit } = visitors[visits % visitors.length]!
      visits++
      await visit(page).catch(error => note(`the visitor who ${name} was stopped: ${error}`))
    }
    await rest(lookMs)
  }

  const recoveries: Recovery[] = []
  for (let turn = 0; passed() < minutes * 60; turn++) {
    const fault = injectedFaults[turn % injectedFaults.length]!
    const recovery = await recover(victim, fault, look)
    recoveries.push(recovery)
    say(`${passed().toFixed(0)} s: ${fault.name}: ${recoveryWords(recovery)}`)
    await rest(betweenFaultsSeconds * 1000)
  }

  const end = await look()
  await context.close()
  if (!end) throw new Error('The kiosk never began.')
  const { drops, finished, picture, match, page: pages } = end.tally
  return {
    minutes,
    measured,
    settledSeconds: peacefulSeconds * settlingShare,
    recoveries,
    visits,
    errors,
    frames: end.counts?.frames ?? 0,
    drops,
    finished,
    cured: { picture, match, page: pages },
  }
}

/** How the table is liked: cheap to draw, and dice that fall as fast as they fall. */
const likedTable = JSON.stringify({
  light: 'day',
  quality: 'low',
  pace: 'real',
  sound: { muted: true, master: 0.5, effects: 1, ambience: 1, mono: false },
})

export function recoveryWords({ seconds }: Pick<Recovery, 'seconds'>): string {
  return seconds === undefined ? 'did NOT recover' : `went on after ${seconds.toFixed(1)} s`
}

const settleMs = 1500
const lookAgainMs = 500
/** Times that frames were drawn and the game had gone on, one after another. */
const signsOfLife = 3

/** Breaks something and waits until frames are drawn again and the game goes on. */
async function recover(
  victim: Victim,
  { name, inject }: InjectedFault,
  look: () => Promise<Marks | undefined>,
): Promise<Recovery> {
  const begun = performance.now()
  await inject(victim)
  // What was under way just then still comes to its end.
  await rest(settleMs)
  let before = await look()
  let signs = 0
  while (performance.now() - begun < recoverySeconds * 1000) {
    await rest(lookAgainMs)
    const now = await look()
    if (!before || !now) continue
    const drew = now.picture === 'drawn' && now.counts?.frames !== before.counts?.frames
    const wentOn = now.turn !== before.turn || now.entries > before.entries
    if (!drew || !wentOn) continue
    signs++
    before = now
    if (signs === signsOfLife) return { name, seconds: (performance.now() - begun) / 1000 }
  }
  return { name, seconds: undefined }
}

export type Figure = 'heapMb' | 'codeMb' | 'dataMb' | 'nodes' | 'geometries' | 'textures' | 'programs'

/** The samples of one figure, without those before everything had been used once and each game played twice. */
export function samplesOf(
  { measured, settledSeconds }: Pick<Soak, 'measured' | 'settledSeconds'>,
  figure: Figure,
): readonly Sample[] {
  const seen = new Map<string, number>()
  return measured.flatMap(one => {
    const times = (seen.get(one.game) ?? 0) + 1
    seen.set(one.game, times)
    const isEarly = times <= warmUp || one.visits < visitors.length || one.seconds < settledSeconds
    return isEarly ? [] : [{ seconds: one.seconds, group: one.game, value: one[figure] }]
  })
}

/** Turns of each game that fill caches and compile what is used for the first time. */
const warmUp = 2
