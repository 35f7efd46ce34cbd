import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { quantile } from '../quantile'
import type { Usage } from './measured'

export interface TableOfFour {
  /** One move, until all four screens were told; false where none can be made just now. */
  move(): Promise<boolean>
  /** UTF-8, of what each screen was sent for each move, where it is counted. */
  readonly bytes?: readonly number[]
  close(): void
}

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

/** After this many moves a server runs compiled code, as one that has been up for a while does. */
const warmingMoves = 400

/** Tables that are not measured, so that nobody pays for code that is compiled at its first uses. */
async function warmUp(tableAt: () => Promise<TableOfFour>): Promise<void> {
  for (let moves = 0; moves < warmingMoves; ) {
    const table = await tableAt()
    while (moves < warmingMoves && (await table.move())) moves++
    table.close()
  }
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send('measure')
  return (await once(child, 'message'))[0] as Usage
}

/** Rooms that nobody is in go to sleep after a while, by the clock of the server. */
async function usageAsleep(child: ChildProcess): Promise<Usage> {
  for (;;) {
    const usage = await usageOf(child)
    if (!usage.awake) return usage
    await new Promise(resolve => setTimeout(resolve, 1_000))
  }
}

/** This many rooms with four screens each, every room with one move on its way at any time. */
export async function measure(
  program: string,
  tableAt: (address: string) => Promise<TableOfFour>,
  rooms: number,
  movesEach: number,
): Promise<Measured> {
  const file = fileURLToPath(new URL(program, import.meta.url))
  const child = fork(file, {
    // Both as `npm start` has it.
    execArgv: ['--max-semi-space-size=32', '--expose-gc', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    const [port] = (await once(child, 'message')) as [number]
    const address = `http://localhost:${port}`
    await warmUp(() => tableAt(address))
    const empty = await usageAsleep(child)
    const tables: TableOfFour[] = []
    for (let room = 0; room < rooms; room++) tables.push(await tableAt(address))
    const before = await usageOf(child)
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
    const after = await usageOf(child)
    for (const table of tables) table.close()
    const asleep = await usageAsleep(child)
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
  } finally {
    child.kill()
  }
}
