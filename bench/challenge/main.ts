/**
 * `npm run bench -- --challenge`: a challenge at the table of Rattle Battle, from the key to the figure, beside a throw of
 * 38 dice of another page: dice fall once more in slow motion, all else grows dark, and the ruler lays itself on the line.
 * `--times 5` takes more of them, `--save` writes docs/performance.md. Ends with 1 when a budget is missed.
 */
import { parseArgs } from 'node:util'
import '../../src/match/allGames'
import type { Browser } from '@playwright/test'
import { playMatch, writeMatch } from '../../src/match'
import { loadPhysics } from '../../src/physics'
import { measureInBrowser } from '../measureInBrowser'
import { type DropTiming, timeDrops } from '../page/measurePage'
import { pageBudgets } from '../page/pageReport'
import { serveSites } from '../page/serveSites'
import { tablesOf } from '../page/tables'
import { median } from '../quantile'
import { table } from '../table'
import { verdict } from '../verdict'
import { type ChallengeTiming, type Quality, timeChallenges } from './timeChallenges'

const { values } = parseArgs({
  options: { save: { type: 'boolean', default: false }, times: { type: 'string', default: '3' } },
  // What the other parts of the bench are asked goes past this one.
  strict: false,
})
const times = Number(values.times)
if (!Number.isInteger(times) || times < 1) {
  console.error('--times wants a whole number above 0.')
  process.exit(1)
}

const seed = 'verdict'
const peerDice = 38
const mostFigureSeconds = 6

async function keptMatch(): Promise<string> {
  await loadPhysics()
  const made = playMatch({ game: 'rattle-battle', players: 3, bots: ['easy'], seed })
  if (!made.ok) throw new Error(made.why)
  return writeMatch(made.value.match)
}

interface Row {
  readonly quality: Quality
  readonly timings: readonly ChallengeTiming[]
}

async function measure(browser: Browser) {
  const match = await keptMatch()
  const sites = await serveSites(line => console.error(line))
  try {
    const ours: Row[] = []
    for (const quality of ['low', 'medium', 'high'] as const) {
      console.error(`A challenge (${quality}) …`)
      ours.push({ quality, timings: await timeChallenges(browser, sites.ours, { match, quality, times }) })
    }
    const { threejs } = tablesOf(sites)
    console.error(`${threejs.name} …`)
    return { ours, peer: { name: threejs.name, timings: await timeDrops(browser, threejs, peerDice, times) } }
  } finally {
    sites.close()
  }
}

const middle = <Key extends 'scriptMs' | 'taskMs'>(
  { timings }: { readonly timings: readonly (ChallengeTiming | DropTiming)[] },
  key: Key,
) => median(timings.map(timing => timing[key]))

const figureSeconds = ({ timings }: Row) => median(timings.map(({ figureMs }) => figureMs)) / 1000

function report({ ours, peer }: Awaited<ReturnType<typeof measure>>) {
  const toPeer = (row: Row) => middle(row, 'scriptMs') / middle(peer, 'scriptMs')
  const rows = ours.map(row => [
    'Seabox, a challenge',
    row.quality,
    middle(row, 'scriptMs').toFixed(2),
    middle(row, 'taskMs').toFixed(2),
    toPeer(row).toFixed(3),
    median(row.timings.map(({ frames, figureMs }) => (1000 * frames) / figureMs)).toFixed(0),
    median(row.timings.map(({ longestMs }) => longestMs)).toFixed(0),
    figureSeconds(row).toFixed(2),
  ])
  const rates = peer.timings.map(({ frames, resultMs }) => (1000 * frames) / resultMs)
  const peerRow = [
    `${peer.name}, ${peerDice} dice`,
    'as it comes',
    middle(peer, 'scriptMs').toFixed(2),
    middle(peer, 'taskMs').toFixed(2),
    '1.000',
    median(rates).toFixed(0),
    '',
    '',
  ]
  const head = [
    'page',
    'quality',
    'script, ms a frame',
    'main thread, ms',
    'to dice-box-threejs',
    'frames/s',
    'longest frame, ms',
    'key to figure, s',
  ]
  const verdicts = [
    ...ours.map(row =>
      verdict(
        `script a frame of a challenge, to dice-box-threejs, ${row.quality}`,
        toPeer(row),
        pageBudgets.script,
        3,
      ),
    ),
    verdict('from the key to the figure, s', Math.max(...ours.map(figureSeconds)), mostFigureSeconds, 2),
  ]
  const text = [
    `${times} challenges a quality at 1280 x 720, after one that is not counted; medians.`,
    table(head, [...rows, peerRow]),
    verdicts.map(({ line }) => line).join('\n'),
  ].join('\n\n')
  return { text, ok: verdicts.every(({ ok }) => ok) }
}

await measureInBrowser('challenge', Boolean(values.save), async browser => report(await measure(browser)))
