import type { GameId } from '../../../rules/game'
import type { PlayersEdition } from './edition'
import { rattleBattle } from './rattleBattle'
import { rollingSeas } from './rollingSeas'
import { rollingWithTheWaves } from './rollingWithTheWaves'
import { waves } from './waves'
import { wavesOfFortune } from './wavesOfFortune'

/** Every game as a player learns it. */
export const editions: Readonly<Record<GameId, PlayersEdition>> = {
  'rattle-battle': rattleBattle,
  'rolling-with-the-waves': rollingWithTheWaves,
  'rolling-seas': rollingSeas,
  waves,
  'waves-of-fortune': wavesOfFortune,
}
