import { type BotLevel, levelsOf } from '../../src/bots'
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
import type { AnyMove } from '../../src/rules/game'
import type { AnyGame } from '../../src/rules/games'

export interface GameTimes {
  readonly title: string
  readonly players: number
  readonly level: BotLevel
  /** What the rules took for a move, in ms: the check and all that follows of it. */
  readonly rulesMs: readonly number[]
  /** What the computer took to choose one, in ms of the processor. */
  readonly thoughtMs: readonly number[]
}

/** More entries than any game has. */
const mostEntries = 20_000

/** A whole game of the best computer players; only the work of rules and players is timed, no throw. */
export function timeGame(game: AnyGame, players: number, seed: string): GameTimes {
  const level = levelsOf(game).at(-1)!
  const seats = Array.from({ length: players }, () => ({ sitter: { kind: 'computer', level } as const }))
  const made = newMatch({ game: game.id, players, seed, options: {}, seats })
  if (!made.ok) throw new Error(made.why)
  const rulesMs: number[] = []
  const thoughtMs: number[] = []
  let open: OpenMatch = startMatch(made.value, gameOf(made.value)!)
  for (let entries = 0; entries < mostEntries; entries++) {
    const waiting = waitingFor(open)
    if (waiting.kind === 'over') return { title: game.title, players, level, rulesMs, thoughtMs }
    if (waiting.kind !== 'computer' || waiting.does !== 'move') {
      open = performThrowOf(open)
      continue
    }
    const before = process.cpuUsage()
    const move = chooseMove(open, waiting.seat, waiting.level)
    const { user, system } = process.cpuUsage(before)
    thoughtMs.push((user + system) / 1000)
    rulesMs.push(msOfPlay(game, open.state, move))
    open = playMove(open, move)
  }
  throw new Error(`${game.id}, seed “${seed}”: not over after ${mostEntries} entries.`)
}

/** The rules are pure: played twice, the same comes of it, and the second time is the one that is kept. */
function msOfPlay(game: AnyGame, state: unknown, move: AnyMove): number {
  const before = performance.now()
  game.play(state, move)
  return performance.now() - before
}
