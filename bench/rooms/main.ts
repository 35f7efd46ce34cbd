/**
 * `npm run bench -- --rooms`: the server of our rooms beside boardgame.io's, with the same number of rooms, screens and moves
 * in the same run. Ours keeps each move on the disk and enforces WAVES; theirs keeps a game of nothing but plain moves in
 * memory. `--at 1,100,500,1000` says with how many rooms; usual are 1 and 100. `--save` writes docs/performance.md.
 */
import { parseArgs } from 'node:util'
import { savePerformance } from '../savePerformance'
import { table } from '../table'
import { type Measured, measure } from './measure'
import { ourTable } from './playOurs'
import { theirTable } from './playTheirs'

const { values } = parseArgs({
  options: {
    save: { type: 'boolean', default: false },
    rooms: { type: 'boolean' },
    at: { type: 'string', default: '1,100' },
  },
  strict: false,
})

const counts = String(values.at).split(',').map(Number)
if (!counts.every(count => Number.isInteger(count) && count >= 1 && count <= 1_000)) {
  console.error('--at wants numbers of rooms from 1 to 1000, such as 1,100,500.')
  process.exit(1)
}
/** Enough of them for a 99th percentile, and with many rooms some from each. */
const movesEach = (rooms: number) => (rooms === 1 ? 300 : Math.max(5, Math.round(2_000 / rooms)))
const wanted = 3

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
    inKb(bytesPerRoom),
    inKb(bytesAsleep),
    bytesPerMove === undefined ? '' : String(bytesPerMove),
  ]
}

function inKb(bytes: number | undefined) {
  return bytes === undefined ? '' : Math.round(bytes / 1024).toString()
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
const text = `${table(head, rows)}\n\n${worst >= wanted ? 'met' : 'MISSED'}: ${worst.toFixed(2)} times the moves a core of boardgame.io (wanted: ${wanted})`
console.log(text)
if (values.save) await savePerformance('rooms', text)
process.exitCode = worst >= wanted ? 0 : 1
