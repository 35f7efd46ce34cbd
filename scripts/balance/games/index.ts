import type { GameId } from '../../../src/rules/game'
import type { Reader } from '../reader'
import { rattleBattle } from './rattleBattle'
import { rollingSeas } from './rollingSeas'
import { rollingWithTheWaves } from './rollingWithTheWaves'
import { waves } from './waves'
import { wavesOfFortune } from './wavesOfFortune'

/** What is counted in each game. */
export const readers: Readonly<Record<GameId, Reader>> = {
  'rattle-battle': rattleBattle as Reader,
  'rolling-with-the-waves': rollingWithTheWaves as Reader,
  'rolling-seas': rollingSeas as Reader,
  waves: waves as Reader,
  'waves-of-fortune': wavesOfFortune as Reader,
}
