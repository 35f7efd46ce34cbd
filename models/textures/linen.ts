import { type Field, makeField } from '../lib/field'
import { noise } from '../lib/noise'
import { normalsFrom, type Picture } from '../lib/picture'

/** Linen embossed into the board, as a tile of 32 threads each way. */
export function linenNormal(size: number): Picture {
  const threads = 32
  const height: Field = makeField(size, size, (x, y) => {
    const u = x / size
    const v = y / size
    const slackU = 0.55 + 0.9 * noise(u * threads, v * 8, 601, threads, 8)
    const slackV = 0.55 + 0.9 * noise(u * 8, v * threads, 607, 8, threads)
    const wander = 0.12 * (noise(u * 6, v * 6, 613, 6, 6) - 0.5)
    const warp = Math.sin((u * threads + wander) * Math.PI * 2) * slackU
    const weft = Math.sin((v * threads + wander) * Math.PI * 2) * slackV
    return 0.5 * (warp + weft)
  })
  return normalsFrom(height, (0.9 * size) / 256, true)
}
