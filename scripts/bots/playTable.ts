import '../../src/match/allGames'
import type { BotLevel } from '../../src/bots'
import {
  chooseMove,
  gameOf,
  newMatch,
  type OpenMatch,
  performThrowOf,
  playMove,
  startMatch,
  turnOf,
  waitingFor,
} from '../../src/match'
import type { ThrowRecord, ThrowResult } from '../../src/measure'
import { simulateThrow } from '../../src/physics'
import type { AnyMove, GameId, Seat } from '../../src/rules/game'
import type { Table } from './plan'

/** What is kept of a game. */
export interface GameCount {
  readonly seed: string
  readonly options: Table['options']
  readonly bots: readonly BotLevel[]
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
  readonly throws: number
}

/** Moves by level, and the time of the processor that they took on the machine that counted. */
export type Thinking = Partial<Record<BotLevel, { moves: number; ms: number; longestMs: number }>>

/** Far beyond the longest game. */
const mostEntries = 20_000

/** How throws fell, for tables that play the same seed: the same throw falls the same way again. */
export type Fallen = Map<string, ThrowResult>

/** What is done with each move that a computer player has chosen, before it is played; `ms` of the processor. */
export type OnMove = (open: OpenMatch, level: BotLevel, move: AnyMove, ms: number) => void

/** One game of computer players to its end, by the very steps of a match, every throw a real one. */
export function playOut(
  game: GameId,
  { seed, options, bots }: Table,
  onMove: OnMove,
  simulate: (record: ThrowRecord) => ThrowResult = simulateThrow,
): OpenMatch {
  const seats = bots.map(level => ({ sitter: { kind: 'computer', level } as const }))
  const made = newMatch({ game, players: bots.length, seed, options, seats })
  if (!made.ok) throw new Error(made.why)
  let open = startMatch(made.value, gameOf(made.value)!)
  for (let entries = 0; entries < mostEntries; entries++) {
    const waiting = waitingFor(open)
    if (waiting.kind === 'over') return open
    if (waiting.kind === 'computer' && waiting.does === 'move') {
      const before = process.cpuUsage()
      const move = chooseMove(open, waiting.seat, waiting.level)
      const { user, system } = process.cpuUsage(before)
      onMove(open, waiting.level, move, (user + system) / 1000)
      open = playMove(open, move)
    } else {
      open = performThrowOf(open, {}, simulate)
    }
  }
  throw new Error(`${game}, seed “${seed}”: not over after ${mostEntries} entries.`)
}

/** One game and what is kept of it; `thinking` gathers the times. */
export function playTable(
  game: GameId,
  table: Table,
  thinking: Thinking,
  fallen: Fallen = new Map(),
): GameCount {
  const simulate = (record: ThrowRecord): ThrowResult => {
    const key = JSON.stringify(record)
    const result = fallen.get(key) ?? simulateThrow(record)
    fallen.set(key, result)
    return result
  }
  const open = playOut(game, table, (_, level, __, ms) => note(thinking, level, ms), simulate)
  return countOf(open, table)
}

function note(thinking: Thinking, level: BotLevel, ms: number): void {
  const { [level]: known = { moves: 0, ms: 0, longestMs: 0 } } = thinking
  thinking[level] = {
    moves: known.moves + 1,
    ms: known.ms + ms,
    longestMs: Math.max(known.longestMs, ms),
  }
}

function countOf(open: OpenMatch, table: Table): GameCount {
  const turn = turnOf(open)
  return {
    ...table,
    winners: turn.kind === 'over' ? turn.winners : [],
    scores: open.game.score(open.state).totals,
    throws: open.match.log.filter(entry => entry.kind === 'throw').length,
  }
}
