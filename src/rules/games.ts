/** The games of the table: one line each. Everything else asks the contract, never the game's name. */
import type { AnyMove, Game, GameId } from './game'
import { rattleBattle } from './rattle-battle'
import { rollingSeas } from './rolling-seas'
import { rollingWithTheWaves } from './rolling-with-the-waves'
import { waves } from './waves'
import { wavesOfFortune } from './waves-of-fortune'

/** A game of whatever state and moves; what goes into it must come from the same game. */
export type AnyGame = Game<unknown, AnyMove>

export const games: readonly AnyGame[] = [
  rattleBattle as AnyGame,
  rollingWithTheWaves as AnyGame,
  rollingSeas as AnyGame,
  waves as AnyGame,
  wavesOfFortune as AnyGame,
]

export function gameById(id: GameId): AnyGame {
  const game = games.find(one => one.id === id)
  if (!game) throw new RangeError(`There is no game ${id}`)
  return game
}
