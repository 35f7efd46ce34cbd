import type { GameId } from '../rules/game'
import { type BotLevel, botLevels } from './bot'

/**
 * The levels at which a game is taught, from the weakest; a test holds them against those who play. Known without
 * loading a single player.
 */
const taught: Readonly<Record<GameId, readonly BotLevel[]>> = {
  'rattle-battle': ['random', 'easy', 'solid', 'strong', 'legend'],
  'rolling-with-the-waves': ['random', 'easy', 'solid', 'strong', 'legend'],
  'rolling-seas': ['random', 'easy', 'solid', 'strong', 'legend'],
  'waves-of-fortune': ['random', 'easy', 'solid', 'strong'],
  waves: ['random', 'easy', 'solid', 'strong', 'legend'],
}

/** As well as a mate plays: for a suggestion, or in the place of a player who is away. */
export const mateLevelOf = (game: { readonly id: GameId }): BotLevel => taughtLevel(game, 'solid')

/** The level itself, or the best below it: older matches may name one that a game no longer has. */
export function taughtLevel(game: { readonly id: GameId }, level: BotLevel): BotLevel {
  const known = levelsOf(game)
  const below = botLevels.slice(0, botLevels.indexOf(level) + 1)
  return below.findLast(one => known.includes(one)) ?? 'random'
}

/** A game that nobody has taught is played by the random player. */
export function levelsOf({ id }: { readonly id: GameId }): readonly BotLevel[] {
  return Object.hasOwn(taught, id) ? taught[id] : ['random']
}
