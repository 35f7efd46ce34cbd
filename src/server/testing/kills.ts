/**
 * Matches whose servers are ended without a word (SIGKILL) again and again, while two persons play. Whatever a screen was
 * told is kept afterwards, once and in the same order.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameId } from '../../rules/game'
import { readRoomFile } from '../roomFile'
import { createBalancer } from './balancer'
import { type PlayedMatch, playMatchAt } from './playedMatch'
import { keptIn, type TestPostgres } from './postgres'

const program = fileURLToPath(new URL('./serverProcess.ts', import.meta.url))

interface Server {
  readonly child: ChildProcess
  readonly port: number
}

/** `kept`: a folder or a database. */
async function startServer(kept: string, port = 0): Promise<Server> {
  const child = fork(program, [kept, String(port)], { execArgv: ['--import', 'tsx'] })
  const [listening] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('A server ended before it listened.'))),
  ])
  return { child, port: listening as number }
}

async function kill({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

export interface KillResult {
  /** That screens were told. */
  readonly lines: number
  /** What is wrong with what was kept, if anything. */
  readonly faults: readonly string[]
}

export interface KillWish {
  readonly game: GameId
  readonly kills: number
  /** Lines that are told between two kills. */
  readonly linesEach: number
}

/** One match in a file, whose server is killed as soon as its screens have been told of this many more lines. */
export async function playThroughKills({ game, kills, linesEach }: KillWish): Promise<KillResult> {
  const folder = await mkdtemp(join(tmpdir(), 'seabox-kills-'))
  let server = await startServer(folder)
  try {
    const match = await playMatchAt(`http://127.0.0.1:${server.port}`, game)
    for (let done = 0; done < kills; done++) {
      const { turn } = await match.untilMore(linesEach)
      await kill(server)
      server = await startServer(folder, server.port)
      if (turn.kind === 'over') break
    }
    match.close()
    await kill(server)
    const { open } = await readRoomFile(join(folder, `${match.room}.jsonl`))
    return { lines: match.lines, faults: match.faultsIn(open!) }
  } finally {
    await kill(server)
    await rm(folder, { recursive: true, force: true })
  }
}

export interface SeveralWish {
  readonly postgres: TestPostgres
  readonly games: readonly GameId[]
  readonly servers: number
  readonly kills: number
  /** Lines that one match goes on between two kills. */
  readonly linesEach: number
}

/**
 * A match of each of these games at once, over several servers of one database: now and then one is killed and another
 * one started, and in the end Postgres itself is stopped and started. Fulfilled when all screens have gone on.
 */
export async function playOverServers(wish: SeveralWish): Promise<KillResult> {
  const { postgres, games, kills, linesEach } = wish
  const servers = await Promise.all(
    Array.from({ length: wish.servers }, () => startServer(postgres.database)),
  )
  const balancer = await createBalancer(() => servers.map(({ port }) => port))
  const matches: PlayedMatch[] = []
  try {
    for (const game of games) matches.push(await playMatchAt(balancer.address, game))
    for (let done = 0; done < kills; done++) {
      await matches[done % matches.length]!.untilMore(linesEach)
      const which = done % servers.length
      await kill(servers[which]!)
      servers[which] = await startServer(postgres.database)
    }
    await postgres.stop()
    await postgres.start()
    await Promise.all(matches.map(match => match.untilMore(linesEach)))
    for (const match of matches) match.close()
    await Promise.all(servers.map(kill))
    const faults: string[] = []
    for (const match of matches) {
      const { open } = await keptIn(postgres, match.room)
      faults.push(...match.faultsIn(open!))
    }
    return { lines: matches.reduce((sum, { lines }) => sum + lines, 0), faults }
  } finally {
    for (const match of matches) match.close()
    await balancer.close()
    await Promise.all(servers.map(kill))
  }
}
