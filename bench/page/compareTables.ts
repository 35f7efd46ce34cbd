/** All pages, measured in turns so that a busy machine hits all alike. */
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/findChromium.mjs'
import { diceOf, presets } from '../../src/lab/fleets'
import { labRequest } from '../../src/lab/labRequest'
import { attemptRecord, loadPhysics, simulateThrow } from '../../src/physics'
import { lobbyScripts } from './lobbyScripts'
import {
  clickToFirstFrame,
  countDraws,
  type Drawn,
  type DropTiming,
  type FirstVisit,
  tiltsOf,
  timeDrops,
  visit,
} from './measurePage'
import { serveSites } from './serveSites'
import { type Table, tablesOf } from './tables'

export const diceCounts = [1, 10, 38] as const
const most = 38

export interface Row {
  readonly table: Table
  readonly drawn: Drawn
  readonly visits: FirstVisit[]
  /** By number of dice. */
  readonly drops: Readonly<Record<number, DropTiming[]>>
}

/** Dice whose face was told as a result, and how many of them leaned by more than three degrees. */
export interface Told {
  readonly name: string
  readonly told: number
  readonly leaning: number
}

export interface PageComparison {
  readonly rounds: number
  readonly dropsARound: number
  /** Seabox' three qualities, then the peers; the first peer is the one that the budget names. */
  readonly ours: readonly Row[]
  readonly threejs: Row
  readonly babylon: Row
  readonly clicks: { readonly ours: readonly number[]; readonly empty: readonly number[] }
  readonly told: readonly Told[]
  /** Scripts that come before the lobby can be used, gzipped. */
  readonly lobbyBytes: number
}

export interface Effort {
  readonly rounds: number
  readonly drops: number
}

export async function compareTables(
  { rounds, drops }: Effort,
  say: (line: string) => void,
): Promise<PageComparison> {
  const sites = await serveSites(say)
  const executablePath = findChromium()
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    const tables = tablesOf(sites)
    const row = async (table: Table): Promise<Row> => {
      say(`What ${table.name} (${table.quality}) draws …`)
      const drawn = await countDraws(browser, table, most)
      return { table, drawn, visits: [], drops: Object.fromEntries(diceCounts.map(dice => [dice, []])) }
    }
    const threejs = await row(tables.threejs)
    const babylon = await row(tables.babylon)
    const ours = []
    for (const table of tables.ours) ours.push(await row(table))
    const rows = [threejs, babylon, ...ours]
    const clicks = { ours: [] as number[], empty: [] as number[] }
    for (let round = 1; round <= rounds; round++) {
      for (const { table, visits, drops: timings } of round % 2 ? rows : rows.toReversed()) {
        say(`Round ${round} of ${rounds}: ${table.name} (${table.quality}) …`)
        visits.push(await visit(browser, table, most))
        for (const dice of diceCounts) {
          // Of our qualities only one need show how long few dice take.
          if (dice !== most && table.quality !== 'low' && table.name === 'Seabox') continue
          timings[dice]!.push(...(await timeDrops(browser, table, dice, dice === most ? drops : 1)))
        }
      }
      clicks.empty.push(await clickToFirstFrame(browser, `${sites.peers}/start`, 'a'))
      clicks.ours.push(await clickToFirstFrame(browser, `${sites.ours}/`, 'a[href^="/lab"]'))
    }
    say('What the lobby waits for …')
    const lobbyBytes = await lobbyScripts(browser, `${sites.ours}/`)
    say('How the dice lean …')
    const throws = rounds * drops
    const told = [await ownDice(throws)]
    for (const { table } of [threejs, babylon]) {
      const tilts = await tiltsOf(browser, table, most, throws)
      told.push({ name: table.name, told: tilts.length, leaning: tilts.filter(tilt => tilt > 3).length })
    }
    return { rounds, dropsARound: drops, ours, threejs, babylon, clicks, told, lobbyBytes }
  } finally {
    await browser.close()
    sites.close()
  }
}

/** The page's dice are those of the command to the bit, so they need no page. */
async function ownDice(throws: number): Promise<Told> {
  await loadPhysics()
  const request = labRequest(diceOf(presets.everything.fleet))
  let told = 0
  let leaning = 0
  for (let i = 0; i < throws; i++) {
    for (const die of simulateThrow(attemptRecord(request, `told ${i}`, 1)).dice) {
      if (!die.flat) continue
      told++
      if (die.tiltDeg > 3) leaning++
    }
  }
  return { name: 'Seabox', told, leaning }
}
