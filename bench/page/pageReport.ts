/** The comparison of pages in words and tables, and whether the budgets are kept. */
import { median } from '../quantile'
import { table } from '../table'
import { verdict } from '../verdict'
import { diceCounts, type PageComparison, type Row } from './compareTables'
import type { DropTiming } from './measurePage'

/** Of the design: script against dice-box-threejs, draws, triangles, bytes, click to first frame, scripts of the lobby. */
export const pageBudgets = {
  script: 0.5,
  calls: 120,
  triangles: 400_000,
  bytes: 1_030_000,
  click: 3,
  lobby: 250_000,
} as const

const most = 38

const middleOf = (timings: readonly DropTiming[], key: keyof DropTiming) =>
  median(timings.map(timing => timing[key]))

const script = (row: Row) => middleOf(row.drops[most]!, 'scriptMs')
const kB = (bytes: number) => (bytes / 1000).toFixed(0)

function dropTable({ ours, threejs, babylon }: PageComparison): string {
  return table(
    [
      'page',
      'quality',
      'script, ms a frame',
      'main thread, ms',
      'to dice-box-threejs',
      'frames/s',
      'draw calls',
      'triangles',
    ],
    [...ours, threejs, babylon].map(row => {
      const timings = row.drops[most]!
      const rates = timings.map(({ frames, resultMs }) => (1000 * frames) / resultMs)
      return [
        row.table.name,
        row.table.quality,
        script(row).toFixed(2),
        middleOf(timings, 'taskMs').toFixed(2),
        (script(row) / script(threejs)).toFixed(3),
        median(rates).toFixed(0),
        `${row.drawn.calls}`,
        `${row.drawn.triangles}`,
      ]
    }),
  )
}

function visitTable({ ours, threejs, babylon }: PageComparison): string {
  const first = (row: Row) => median(row.visits.map(visit => visit.firstFrameMs))
  return table(
    ['page', 'quality', 'first frame, ms', 'dice ready, ms', 'kB by then', 'frame, to dice-box'],
    [...ours, threejs, babylon].map(row => [
      row.table.name,
      row.table.quality,
      first(row).toFixed(0),
      median(row.visits.map(visit => visit.readyMs)).toFixed(0),
      kB(median(row.visits.map(visit => visit.bytes))),
      (first(row) / first(babylon)).toFixed(2),
    ]),
  )
}

function resultTable({ ours, threejs, babylon }: PageComparison): string {
  return table(
    ['release to result, s', ...diceCounts.map(dice => (dice === 1 ? '1 die' : `${dice} dice`))],
    [ours[0]!, threejs, babylon].map(row => [
      row.table.name,
      ...diceCounts.map(dice => (middleOf(row.drops[dice]!, 'resultMs') / 1000).toFixed(2)),
    ]),
  )
}

function toldTable({ told }: PageComparison): string {
  return table(
    ['page', 'dice told as a result', 'leaning > 3°', 'share'],
    told.map(({ name, told, leaning }) => [
      name,
      `${told}`,
      `${leaning}`,
      `${((100 * leaning) / told).toFixed(1)} %`,
    ]),
  )
}

export function pageReport(comparison: PageComparison): { readonly text: string; readonly ok: boolean } {
  const { rounds, dropsARound, ours, threejs, clicks } = comparison
  const largest = (key: 'calls' | 'triangles') => Math.max(...ours.map(row => row.drawn[key]))
  const bytes = Math.max(...ours.map(row => median(row.visits.map(visit => visit.bytes))))
  const click = median(clicks.ours) / median(clicks.empty)
  const verdicts = [
    ...ours.map(row =>
      verdict(
        `script a frame to dice-box-threejs, ${row.table.quality}`,
        script(row) / script(threejs),
        pageBudgets.script,
        3,
      ),
    ),
    verdict('draw calls with 38 dice and all furniture', largest('calls'), pageBudgets.calls, 0),
    verdict('triangles', largest('triangles'), pageBudgets.triangles, 0),
    verdict('bytes before the first drop', bytes, pageBudgets.bytes, 0),
    verdict('click to first frame, to an empty scene', click, pageBudgets.click, 2),
    verdict('scripts before the lobby can be used, gzipped', comparison.lobbyBytes, pageBudgets.lobby, 0),
  ]
  const text = [
    `${rounds * dropsARound} drops of 38 dice a page, ${rounds} visits; medians.`,
    dropTable(comparison),
    visitTable(comparison),
    resultTable(comparison),
    toldTable(comparison),
    `From the click to the first frame, warm cache: ${median(clicks.ours).toFixed(0)} ms, an empty scene ${median(clicks.empty).toFixed(0)} ms.`,
    verdicts.map(({ line }) => line).join('\n'),
  ].join('\n\n')
  return { text, ok: verdicts.every(({ ok }) => ok) }
}
