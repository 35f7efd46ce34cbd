/**
 * `npm run bench -- --rooms`: the server of our rooms beside boardgame.io's, with the same number of rooms, screens and moves
 * in the same run. Ours keeps each move on the disk and enforces WAVES; theirs keeps a game of nothing but plain moves in
 * memory. `--at 1,100` says with how many rooms. Then ours alone at the pace of people, with as many rooms as `--pace 500,1000`
 * says. These are the usual numbers. `--save` writes docs/performance.md.
 */
import { parseArgs } from 'node:util'
import { savePerformance } from '../savePerformance'
import { table } from '../table'
import { type Verdict, verdict } from '../verdict'
import { type Measured, measure } from './measure'
import { measurePace, type Paced, paceMs } from './pace'
import { ourTable } from './playOurs'
import { theirTable } from './playTheirs'

const { values } = parseArgs({
  options: {
    save: { type: 'boolean', default: false },
    rooms: { type: 'boolean' },
    at: { type: 'string', default: '1,100' },
    pace: { type: 'string', default: '500,1000' },
  },
  strict: false,
})

function countsOf(option: 'at' | 'pace'): readonly number[] {
  const counts = String(values[option]).split(',').map(Number)
  if (counts.every(count => Number.isInteger(count) && count >= 1 && count <= 1_000))
    return counts.toSorted((a, b) => a - b)
  console.error(`--${option} wants numbers of rooms from 1 to 1000, such as 1,100,500.`)
  process.exit(1)
}
const counts = countsOf('at')
const paced = countsOf('pace')
/** Enough of them for a 99th percentile, and with many rooms some from each. */
const movesEach = (rooms: number) => (rooms === 1 ? 300 : Math.max(5, Math.round(2_000 / rooms)))
const wanted = 3
const judgedRooms = 500

const rows: string[][] = []
let worst = Number.POSITIVE_INFINITY
for (const rooms of counts) {
  console.error(`${rooms} ${rooms === 1 ? 'room' : 'rooms'} …`)
  const ours = await measure('./ours.ts', ourTable, rooms, movesEach(rooms))
  const theirs = await measure('./theirs.ts', theirTable, rooms, movesEach(rooms))
  const times = theirs.cpuMsPerMove / ours.cpuMsPerMove
  worst = Math.min(worst, times)
  rows.push(row('Seabox', ours, ''), row('boardgame.io 0.50.2', theirs, times.toFixed(2)))
}

function row(
  name: string,
  { rooms, moves, cpuMsPerMove, medianMs, p99Ms, bytesPerRoom, bytesAsleep, bytesPerMove }: Measured,
  times: string,
) {
  return [
    `${name}, ${rooms} ${rooms === 1 ? 'room' : 'rooms'}`,
    String(moves),
    cpuMsPerMove.toFixed(2),
    times,
    medianMs.toFixed(1),
    p99Ms.toFixed(1),
    inKb(rooms, bytesPerRoom),
    inKb(rooms, bytesAsleep),
    bytesPerMove === undefined ? '' : String(bytesPerMove),
  ]
}

/** Of a single room it would be noise. */
function inKb(rooms: number, bytes: number | undefined) {
  return bytes === undefined || rooms === 1 ? '' : Math.round(bytes / 1024).toString()
}

const head = [
  'server',
  'moves',
  'CPU ms a move',
  'times ours',
  'median ms',
  'p99 ms',
  'KB a room',
  'KB asleep',
  'bytes a move and screen',
]
console.error(`${paced.join(', ')} rooms at the pace of people …`)
const atPace = await measurePace('./ours.ts', ourTable, paced)

function pacedRow({ rooms, moves, movesPerSecond, medianMs, p99Ms, serverShare, screensShare }: Paced) {
  return [
    `${rooms} rooms`,
    String(moves),
    movesPerSecond.toFixed(0),
    medianMs.toFixed(1),
    p99Ms.toFixed(1),
    inPercent(serverShare),
    inPercent(screensShare),
  ]
}

function inPercent(share: number) {
  return `${(share * 100).toFixed(0)} %`
}

const pacedHead = [
  `a move each ${paceMs / 1_000} s`,
  'moves',
  'moves a second',
  'median ms',
  'p99 ms',
  'server, of a core',
  'screens',
]
const isQuick = worst >= wanted
const verdicts: readonly Verdict[] = [
  {
    line: `${isQuick ? 'pass' : 'FAIL'}  moves a core, to boardgame.io: ${worst.toFixed(2)} (at least ${wanted})`,
    ok: isQuick,
  },
  ...atPace
    .filter(({ rooms }) => rooms === judgedRooms)
    .map(({ p99Ms }) => verdict(`p99 with ${judgedRooms} rooms at the pace of people, ms`, p99Ms, 50, 1)),
]
const tables = [table(head, rows), table(pacedHead, atPace.map(pacedRow))]
const text = [...tables, verdicts.map(({ line }) => line).join('\n')].join('\n\n')
console.log(text)
if (values.save) await savePerformance('rooms', text)
process.exitCode = verdicts.every(one => one.ok) ? 0 : 1
