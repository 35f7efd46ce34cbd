/** All games at once: for the command, tests and the build. A page fetches the one that is played (`shelf.ts`). */
import type { GameId } from './game'
import { rattleBattle } from './rattle-battle'
import { rollingSeas } from './rolling-seas'
import { rollingWithTheWaves } from './rolling-with-the-waves'
import { type AnyGame, gameHere, layDown } from './shelf'
import { waves } from './waves'
import { wavesOfFortune } from './waves-of-fortune'

export type { AnyGame } from './shelf'

export const games: readonly AnyGame[] = [
  rattleBattle as AnyGame,
  rollingWithTheWaves as AnyGame,
  rollingSeas as AnyGame,
  waves as AnyGame,
  wavesOfFortune as AnyGame,
]

for (const game of games) layDown(game)

export function gameById(id: GameId): AnyGame {
  const game = gameHere(id)
  if (!game) throw new RangeError(`There is no game ${id}`)
  return game
}
