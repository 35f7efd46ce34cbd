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
  waitingFor,
} from '../../src/match'
import type { ThrowRecord, ThrowResult } from '../../src/measure'
import type { AnyMove, GameId } from '../../src/rules/game'
import type { Table } from './plan'

/** Far beyond the longest game. */
const mostEntries = 20_000

/** Hears of a game while it is played. */
export interface Witness {
  /** A computer player has chosen, which took this many ms of the processor; the move is played next. */
  onMove?(open: OpenMatch, level: BotLevel, move: AnyMove, ms: number): void
  /** A move was played, or dice fell. */
  onEntry?(before: OpenMatch, after: OpenMatch): void
}

/** One game of computer players to its end, by the very steps of a match. */
export function playOut(
  game: GameId,
  { seed, options, bots }: Table,
  simulate: (record: ThrowRecord) => ThrowResult,
  witness: Witness,
): OpenMatch {
  const seats = bots.map(level => ({ sitter: { kind: 'computer', level } as const }))
  const made = newMatch({ game, players: bots.length, seed, options, seats })
  if (!made.ok) throw new Error(made.why)
  let open = startMatch(made.value, gameOf(made.value)!)
  for (let entries = 0; entries < mostEntries; entries++) {
    const waiting = waitingFor(open)
    if (waiting.kind === 'over') return open
    const before = open
    if (waiting.kind === 'computer' && waiting.does === 'move') {
      const start = process.cpuUsage()
      const move = chooseMove(open, waiting.seat, waiting.level)
      const { user, system } = process.cpuUsage(start)
      witness.onMove?.(open, waiting.level, move, (user + system) / 1000)
      open = playMove(open, move)
    } else {
      open = performThrowOf(open, {}, simulate)
    }
    witness.onEntry?.(before, open)
  }
  throw new Error(`${game}, seed “${seed}”: not over after ${mostEntries} entries.`)
}
