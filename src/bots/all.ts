/** The computer players of all games at once: for the command, tests and measurements. */
import { teach } from './botFor'
import { rattleBattleBots } from './rattle-battle'
import { rollingSeasBots } from './rolling-seas'
import { rollingWavesBots } from './rolling-with-the-waves'
import { wavesBots } from './waves'
import { fortuneBots } from './waves-of-fortune'

teach('rattle-battle', rattleBattleBots)
teach('rolling-seas', rollingSeasBots)
teach('rolling-with-the-waves', rollingWavesBots)
teach('waves', wavesBots)
teach('waves-of-fortune', fortuneBots)
