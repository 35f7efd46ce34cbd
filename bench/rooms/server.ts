/** A measured server in a process of its own, warmed up as one that has been up for a while. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Usage } from './measured'

export interface TableOfFour {
  /** One move, until all four screens were told; false where none can be made just now. */
  move(): Promise<boolean>
  /** UTF-8, of what each screen was sent for each move, where it is counted. */
  readonly bytes?: readonly number[]
  close(): void
}

export interface MeasuredServer {
  /** This many more tables with four screens each. */
  open(tables: number): Promise<readonly TableOfFour[]>
  usage(): Promise<Usage>
  /** When all rooms sleep: those that nobody is in do so after a while, by the clock of the server. */
  usageAsleep(): Promise<Usage>
}

/** After this many moves a server runs compiled code. */
const warmingMoves = 6_000
/** Tables that are played at, or opened, at the same time. */
const atOnce = 10

/** The longest clock of a room, and a little more. */
const clocksMs = 21_000

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

export async function withServer<T>(
  program: string,
  tableAt: (address: string) => Promise<TableOfFour>,
  work: (server: MeasuredServer) => Promise<T>,
): Promise<T> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), {
    // Both as `npm start` has it.
    execArgv: ['--max-semi-space-size=32', '--expose-gc', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    const [port] = (await once(child, 'message')) as [number]
    const newTable = () => tableAt(`http://localhost:${port}`)
    await warmUp(newTable)
    return await work({
      async open(count) {
        const tables: TableOfFour[] = []
        let left = count
        await together(async () => {
          while (left-- > 0) tables.push(await newTable())
        })
        return tables
      },
      usage: () => usageOf(child),
      async usageAsleep() {
        while ((await usageOf(child)).awake) await wait(1_000)
        // Clocks of a room that has gone to sleep hold some of it until they have run down.
        await wait(clocksMs)
        return usageOf(child)
      },
    })
  } finally {
    child.kill()
  }
}

const together = (work: () => Promise<void>) => Promise.all(Array.from({ length: atOnce }, work))

/** Tables that are not measured, so that nobody pays for code that is compiled at its first uses. */
async function warmUp(newTable: () => Promise<TableOfFour>): Promise<void> {
  let moves = 0
  await together(async () => {
    while (moves < warmingMoves) {
      const table = await newTable()
      while (moves < warmingMoves && (await table.move())) moves++
      table.close()
    }
  })
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send('measure')
  return (await once(child, 'message'))[0] as Usage
}
