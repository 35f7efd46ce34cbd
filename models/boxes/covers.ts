import type { Asset } from '../lib/asset'
import { encodeWebp, pixelHash } from '../lib/picture'
import { printCover } from './print'
import { rattleBattleCover } from './rattleBattle'
import { rollingSeasCover } from './rollingSeas'
import { rollingWithTheWavesCover } from './rollingWithTheWaves'
import { wavesCover } from './waves'
import { wavesOfFortuneCover } from './wavesOfFortune'

const drawings = {
  'rattle-battle': rattleBattleCover,
  'rolling-with-the-waves': rollingWithTheWavesCover,
  'rolling-seas': rollingSeasCover,
  'waves-of-fortune': wavesOfFortuneCover,
  waves: wavesCover,
} as const

const options = { quality: 70 }

/** The lids of the boxes on the shelf; one drawing a game, printed and rubbed in the same way. */
export const boxCovers: readonly Asset[] = Object.entries(drawings).map(([id, draw], index) => ({
  file: `public/boxes/${id}.webp`,
  load: 'later',
  maxBytes: 130_000,
  make: async () => {
    const picture = await printCover(640, 2003 + index * 10, draw())
    return { bytes: await encodeWebp(picture, options), pixels: pixelHash(picture, options) }
  },
}))
