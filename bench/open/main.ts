/**
 * `npm run bench -- --open`: 60 dice thrown at once on the open table, beside two other pages that throw dice; frames
 * that are asked for while they rest; and a table that is as full as it may be under the fist. `--drops 5` takes more
 * throws a page, `--save` writes docs/performance.md. Ends with 1 when a budget is missed.
 */
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { mostThings } from '../../src/open-table'
import { measureInBrowser } from '../measureInBrowser'
import { type DropTiming, framesAtRest, timeDrops } from '../page/measurePage'
import { pageBudgets } from '../page/pageReport'
import { serveSites } from '../page/serveSites'
import { type Table, tablesOf } from '../page/tables'
import { median } from '../quantile'
import { table } from '../table'
import { verdict } from '../verdict'
import { fullTable } from './layTables'
import { banging, pouring } from './openPages'

const { values } = parseArgs({
  options: { save: { type: 'boolean', default: false }, drops: { type: 'string', default: '3' } },
  // What the other parts of the bench are asked goes past this one.
  strict: false,
})
const drops = Number(values.drops)
if (!Number.isInteger(drops) || drops < 1) {
  console.error('--drops wants a whole number above 0.')
  process.exit(1)
}

const dice = 60
/** Here the engine steps on the page, in step with the picture: twice what the lab may take. */
const scriptBudget = 2 * pageBudgets.script

interface Row {
  readonly page: Table
  readonly timings: readonly DropTiming[]
}

const middle = ({ timings }: Row, key: keyof DropTiming) => median(timings.map(timing => timing[key]))

async function measure(browser: Browser) {
  const sites = await serveSites(line => console.error(line))
  try {
    const { threejs, babylon } = tablesOf(sites)
    const time = async (page: Table): Promise<Row> => {
      console.error(`${page.name} (${page.quality}) …`)
      return { page, timings: await timeDrops(browser, page, dice, drops) }
    }
    const qualities = ['low', 'medium', 'high'] as const
    const ours: Row[] = []
    for (const quality of qualities) ours.push(await time(pouring(sites, quality)))
    const peers = [await time(threejs), await time(babylon)] as const
    const full = banging(sites, fullTable())
    const banged = await time(full)
    console.error('Frames at rest …')
    const frames = {
      poured: await framesAtRest(browser, pouring(sites, 'low'), dice),
      full: await framesAtRest(browser, full, dice),
    }
    return { ours, peers, banged, frames }
  } finally {
    sites.close()
  }
}

function report({ ours, peers, banged, frames }: Awaited<ReturnType<typeof measure>>) {
  const [threejs] = peers
  const toPeer = (row: Row) => middle(row, 'scriptMs') / middle(threejs, 'scriptMs')
  const rows = [...ours, ...peers, banged].map(row => [
    row.page.name,
    row === banged ? `${mostThings}, banged` : `${dice} dice`,
    row.page.quality,
    middle(row, 'scriptMs').toFixed(2),
    middle(row, 'taskMs').toFixed(2),
    toPeer(row).toFixed(3),
    median(row.timings.map(({ frames, resultMs }) => (1000 * frames) / resultMs)).toFixed(0),
    (middle(row, 'resultMs') / 1000).toFixed(2),
  ])
  const head = [
    'page',
    'in motion',
    'quality',
    'script, ms a frame',
    'main thread, ms',
    'to dice-box-threejs',
    'frames/s',
    'to rest, s',
  ]
  const verdicts = [
    ...ours.map(row =>
      verdict(
        `script a frame with ${dice} dice, to dice-box-threejs, ${row.page.quality}`,
        toPeer(row),
        scriptBudget,
        3,
      ),
    ),
    verdict(`frames in a second while ${dice} dice rest`, frames.poured, 0, 0),
    verdict(`frames in a second while ${mostThings} things rest`, frames.full, 0, 0),
  ]
  const text = [
    `${drops} throws of ${dice} d6 a page, after one that is not counted; medians.`,
    table(head, rows),
    verdicts.map(({ line }) => line).join('\n'),
  ].join('\n\n')
  return { text, ok: verdicts.every(({ ok }) => ok) }
}

await measureInBrowser('open', Boolean(values.save), async browser => report(await measure(browser)))
