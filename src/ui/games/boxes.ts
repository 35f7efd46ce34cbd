import type { GameId } from '../../rules/game'
import type { BoxWords } from './boxWords'
import { rattleBattle } from './rattleBattle'
import { rollingSeas } from './rollingSeas'
import { rollingWithTheWaves } from './rollingWithTheWaves'
import { waves } from './waves'
import { wavesOfFortune } from './wavesOfFortune'

/** A box for every game that there is, registered or not. */
export const boxes: Readonly<Record<GameId, BoxWords>> = {
  'rattle-battle': rattleBattle,
  'rolling-with-the-waves': rollingWithTheWaves,
  'rolling-seas': rollingSeas,
  'waves-of-fortune': wavesOfFortune,
  waves,
}
