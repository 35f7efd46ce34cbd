import { type BotLevel, botFor, budgets } from '../bots'
import type { AnyMove, GameId, Seat } from '../rules/game'
import { games } from '../rules/games'
import { createRandom } from '../rules/random'
import type { OpenMatch } from './openMatch'

/** All that a computer player is told when it is asked for a move: plain data, so that it can think elsewhere. */
export interface Question {
  readonly game: GameId
  readonly view: unknown
  readonly seat: Seat
  readonly level: BotLevel
  /** Seed of its chance. */
  readonly mind: string
}

/**
 * What is put to a computer player. Its chance comes from a source of its own that starts anew at each entry, so a
 * match that was cut off goes on with the same move.
 */
export function questionFor({ match, game, state }: OpenMatch, seat: Seat, level: BotLevel): Question {
  const mind = `mind of seat ${seat} at entry ${match.log.length}, ${match.setUp.seed}`
  return { game: game.id, view: game.view(state, seat), seat, level, mind }
}

/** The move that a computer player chooses. */
export function answer({ game: id, view, seat, level, mind }: Question): AnyMove {
  const game = games.find(one => one.id === id)
  const bot = game && botFor(game, level)
  if (!bot) throw new Error(`No computer player knows ${game?.title ?? id} at the level ${level}`)
  return bot(view, seat, createRandom(mind), budgets[level])
}
