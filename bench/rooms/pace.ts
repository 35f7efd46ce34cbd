/** As people play: each room makes a move every few seconds, whether the server keeps up or not. */
import { quantile } from '../quantile'
import { type TableOfFour, withServer } from './server'

export interface Paced {
  readonly rooms: number
  readonly moves: number
  readonly movesPerSecond: number
  readonly medianMs: number
  readonly p99Ms: number
  /** Of one core, while it lasts: the server with its threads, and the screens. */
  readonly serverShare: number
  readonly screensShare: number
}

/** Between two moves of a room. */
export const paceMs = 5_000
/** Enough for a 99th percentile of each number of rooms. */
const lastsMs = 60_000

/** One number of rooms after another, each larger than the one before. */
export const measurePace = (
  program: string,
  tableAt: (address: string) => Promise<TableOfFour>,
  counts: readonly number[],
): Promise<readonly Paced[]> =>
  withServer(program, tableAt, async server => {
    const tables: TableOfFour[] = []
    const all: Paced[] = []
    for (const rooms of counts) {
      tables.push(...(await server.open(rooms - tables.length)))
      const before = await server.usage()
      const own = process.cpuUsage()
      const start = performance.now()
      const rates = tables.map((table, at) =>
        playOnTime(table, start + (at / rooms) * paceMs, start + lastsMs),
      )
      const times = (await Promise.all(rates)).flat()
      const tookMs = performance.now() - start
      const { user, system } = process.cpuUsage(own)
      const after = await server.usage()
      all.push({
        rooms,
        moves: times.length,
        movesPerSecond: (times.length / tookMs) * 1_000,
        medianMs: quantile(times, 0.5),
        p99Ms: quantile(times, 0.99),
        serverShare: (after.cpuMs - before.cpuMs) / tookMs,
        screensShare: (user + system) / 1_000 / tookMs,
      })
    }
    for (const table of tables) table.close()
    return all
  })

/** A move that begins late, as the one before is on its way still, is counted from when it was due. */
async function playOnTime(table: TableOfFour, first: number, end: number): Promise<readonly number[]> {
  const times: number[] = []
  for (let due = first; due < end; due += paceMs) {
    const isLate = performance.now() > due
    if (!isLate) await new Promise(resolve => setTimeout(resolve, due - performance.now()))
    const start = isLate ? due : performance.now()
    if (!(await table.move())) break
    times.push(performance.now() - start)
  }
  return times
}
