import { smoothstep } from '../lib/field'
import { fbm, noise } from '../lib/noise'
import { colour, drawSvg, makePicture, mixColour, type Picture, scaleColour } from '../lib/picture'
import { coverHeight, coverWidth } from './draw'

const board = colour('#b0946c')

/**
 * Prints a cover on linen board: ink that took unevenly, the weave of the paper, and bare board where many hands have
 * rubbed the edges.
 */
export async function printCover(pixels: number, seed: number, markup: string): Promise<Picture> {
  const rows = Math.round((pixels * coverHeight) / coverWidth)
  const drawn = await drawSvg(pixels, rows, coverWidth, coverHeight, markup)
  return makePicture(pixels, rows, (x, y) => {
    const i = (y * pixels + x) * 4
    const u = (x + 0.5) / pixels
    const v = (y + 0.5) / rows
    const ink = [drawn.data[i]!, drawn.data[i + 1]!, drawn.data[i + 2]!] as const
    const cloud = 0.13 * (fbm(5 * u, 6 * v, seed, 4) - 0.5)
    const weave =
      0.035 * (Math.sin(x * 1.9) * 0.5 + Math.sin(y * 1.9) * 0.5) +
      0.05 * (noise(x / 2, y / 2, seed + 3) - 0.5)
    const toEdge = Math.min(u * 0.8, (1 - u) * 0.8, v, 1 - v)
    const corner = Math.min(Math.min(u, 1 - u) * 0.8 + Math.min(v, 1 - v), 0.2)
    const rubbed =
      smoothstep(0.6, 0.95, fbm(46 * u, 58 * v, seed + 5, 3) + 0.34 * (1 - smoothstep(0, 0.007, toEdge))) *
        (1 - smoothstep(0.003, 0.014, toEdge)) +
      (1 - smoothstep(0.012, 0.034, corner + 0.02 * noise(30 * u, 36 * v, seed + 9))) * 0.9
    const shade = 1 - 0.2 * smoothstep(0.28, 0.72, Math.hypot(u - 0.5, v - 0.48))
    const inked = scaleColour(ink, (1 + cloud + weave) * shade)
    return mixColour(inked, scaleColour(board, 0.92 + weave * 2), Math.min(1, rubbed))
  })
}
