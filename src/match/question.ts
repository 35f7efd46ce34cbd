import type { BotLevel } from '../bots/bot'
import type { GameId, Seat } from '../rules/game'
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
 * What is put to a computer player. Its random source restarts at each entry, so a
 * match that was cut off goes on with the same move.
 */
export function questionFor({ match, game, state }: OpenMatch, seat: Seat, level: BotLevel): Question {
  const mind = `mind of seat ${seat} at entry ${match.log.length}, ${match.setUp.seed}`
  return { game: game.id, view: game.view(state, seat), seat, level, mind }
}
