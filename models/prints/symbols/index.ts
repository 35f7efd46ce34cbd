import type { GameId } from '../../../src/rules/game'
import { rattleBattle } from './rattleBattle'
import { rollingSeas } from './rollingSeas'
import { rollingWithTheWaves } from './rollingWithTheWaves'
import { waves } from './waves'
import { wavesOfFortune } from './wavesOfFortune'

/** The symbols that each game draws on its prints at run time, by their names at game-icons.net. */
export const printSymbols: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  'rattle-battle': rattleBattle,
  'rolling-with-the-waves': rollingWithTheWaves,
  waves,
  'waves-of-fortune': wavesOfFortune,
  'rolling-seas': rollingSeas,
}
