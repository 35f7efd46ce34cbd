import type { GameId } from '../rules/game'
import type { AnyGame } from '../rules/games'
import { type Bot, type BotLevel, type BotMaker, type Budget, botLevels } from './bot'
import { randomBot } from './randomBot'
import { rattleBattleBots } from './rattle-battle'
import { rollingSeasBots } from './rolling-seas'
import { rollingWavesBots } from './rolling-with-the-waves'
import { wavesBots } from './waves'
import { fortuneBots } from './waves-of-fortune'

/** The computer players that know a game; `random` knows all of them. */
const makers: Partial<Record<GameId, Partial<Record<BotLevel, BotMaker>>>> = {
  'rattle-battle': rattleBattleBots,
  'rolling-seas': rollingSeasBots,
  'rolling-with-the-waves': rollingWavesBots,
  waves: wavesBots,
  'waves-of-fortune': fortuneBots,
}

/** Positions a move may cost at each level. */
export const budgets: Readonly<Record<BotLevel, Budget>> = {
  random: { positions: 0 },
  easy: { positions: 50 },
  solid: { positions: 500 },
  strong: { positions: 3000 },
}

/** The player of that level, or `undefined` where nobody has taught this game at it. */
export function botFor(game: AnyGame, level: BotLevel): Bot | undefined {
  const make = level === 'random' ? randomBot : makers[game.id]?.[level]
  return make?.(game)
}

/** The levels at which a game can be played against the computer, from the weakest. */
export function levelsOf(game: AnyGame): readonly BotLevel[] {
  return botLevels.filter(level => level === 'random' || makers[game.id]?.[level] !== undefined)
}
