import { playOut } from '../../scripts/bots/playOut'
import { type BotLevel, levelsOf } from '../../src/bots'
import { simulateThrow } from '../../src/physics'
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

/** A whole game of the best computer players; only the work of rules and players is timed, no throw. */
export function timeGame(game: AnyGame, players: number, seed: string): GameTimes {
  const level = levelsOf(game).at(-1)!
  const rulesMs: number[] = []
  const thoughtMs: number[] = []
  const bots = Array.from({ length: players }, () => level)
  playOut(game.id, { seed, options: {}, bots }, simulateThrow, {
    onMove({ state }, _, move, ms) {
      thoughtMs.push(ms)
      rulesMs.push(msOfPlay(game, state, move))
    },
  })
  return { title: game.title, players, level, rulesMs, thoughtMs }
}

/** The rules are pure: played twice, the same comes of it, and the second time is the one that is kept. */
function msOfPlay(game: AnyGame, state: unknown, move: AnyMove): number {
  const before = performance.now()
  game.play(state, move)
  return performance.now() - before
}
