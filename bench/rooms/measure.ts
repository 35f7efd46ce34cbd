/** As fast as it goes: what a move costs a server. */
import { quantile } from '../quantile'
import { type TableOfFour, withServer } from './server'

export interface Measured {
  readonly rooms: number
  readonly moves: number
  /** Of the server, threads included. */
  readonly cpuMsPerMove: number
  readonly medianMs: number
  readonly p99Ms: number
  /** Of the heap: with four screens at each room, and when all rooms sleep. */
  readonly bytesPerRoom: number
  readonly bytesAsleep?: number
  /** The middle one of what a screen was sent for a move. */
  readonly bytesPerMove?: number
}

/** This many rooms with four screens each, every room with one move on its way at any time. */
export const measure = (
  program: string,
  tableAt: (address: string) => Promise<TableOfFour>,
  rooms: number,
  movesEach: number,
): Promise<Measured> =>
  withServer(program, tableAt, async server => {
    const empty = await server.usageAsleep()
    const tables = await server.open(rooms)
    const before = await server.usage()
    const times: number[] = []
    await Promise.all(
      tables.map(async table => {
        for (let move = 0; move < movesEach; move++) {
          const start = performance.now()
          if (!(await table.move())) return
          times.push(performance.now() - start)
        }
      }),
    )
    const after = await server.usage()
    for (const table of tables) table.close()
    const asleep = await server.usageAsleep()
    const bytes = tables.flatMap(table => table.bytes ?? [])
    return {
      rooms,
      moves: times.length,
      cpuMsPerMove: (after.cpuMs - before.cpuMs) / times.length,
      medianMs: quantile(times, 0.5),
      p99Ms: quantile(times, 0.99),
      bytesPerRoom: (before.heapBytes - empty.heapBytes) / rooms,
      ...(asleep.awake === 0 && { bytesAsleep: (asleep.heapBytes - empty.heapBytes) / rooms }),
      ...(bytes.length > 0 && { bytesPerMove: quantile(bytes, 0.5) }),
    }
  })
