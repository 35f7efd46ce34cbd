/** What a computer player is: a function of what its seat may see. It never meets the true state. */
import type { AnyMove, Seat } from '../rules/game'
import type { Random } from '../rules/random'
import type { AnyGame } from '../rules/shelf'

/** How well a computer player plays; every level is meant to beat the one before it. */
export const botLevels = ['random', 'easy', 'solid', 'strong', 'legend'] as const
export type BotLevel = (typeof botLevels)[number]

/** Work is counted, not timed: the same budget gives the same move on a slow machine and on a fast one. */
export interface Budget {
  /** Positions that may be looked at before a move must be chosen. */
  readonly positions: number
}

/**
 * Chooses a legal move for a seat that `turn` names for a move. `view` is what that seat may see, `random` a source
 * that feeds nothing else: the same view, seat, source and budget give the same move.
 */
export type Bot = (view: unknown, seat: Seat, random: Random, budget: Budget) => AnyMove

/** Computer players of a level, for any game that has one. */
export type BotMaker = (game: AnyGame) => Bot
