import { blur, clamp01, type Field, mix, smoothstep } from '../lib/field'
import { fbm, hash2, noise } from '../lib/noise'
import {
  colour,
  drawMask,
  drawSvg,
  makePicture,
  mixColour,
  type Picture,
  ramp,
  scaleColour,
} from '../lib/picture'
import * as chart from './chart'

/** The floor of the Sea Box: a printed chart, 290 mm square, u to the east and v to the south. */

const seaRamp = ['#08304a', '#0e4763', '#186380', '#2f8098', '#5aa3ad'].map(colour)
const crest = [226, 232, 210] as const
const paper = colour('#efe6c9')
const ink = colour('#08222e')
const bareBoard = colour('#b0946c')

/** Strokes of swell: lines of equal phase, broken into brush strokes that swell and end. */
function swell(u: number, v: number, calm: number): number {
  const warp = fbm(4 * u, 4 * v, 201, 3) - 0.5
  const phase = 46 * v + 5 * warp + 0.42 * Math.sin(52 * u + 9 * warp) + 0.5 * noise(3 * u, 30 * v, 211)
  const f = phase - Math.floor(phase)
  const row = Math.floor(phase)
  // A stroke lives where its own noise along the row is high.
  const along = noise(u * 15 + hash2(row, 1, 221) * 40, row * 3.7, 223)
  const broken = smoothstep(0.56, 0.72, along) * smoothstep(0.36, 0.6, fbm(5 * u, 5 * v, 227, 3))
  const thickness = 0.05 + 0.06 * along
  const line = 1 - smoothstep(thickness * 0.6, thickness, Math.abs(f - 0.5))
  return line * broken * calm
}

let painted: Picture | undefined

/** The print at 2048 pixels a side; smaller ones are made from it. */
export async function seaPrint(): Promise<Picture> {
  painted ??= await paintSea(2048)
  return painted
}

async function paintSea(size: number): Promise<Picture> {
  const mm = chart.chartMm
  const mask = (markup: string): Promise<Field> => drawMask(size, size, mm, mm, markup)
  const rhumbs = await mask(chart.rhumbLines())
  const grid = await mask(chart.grid())
  const ornaments = await mask(chart.ornaments())
  const fine = await mask(chart.soundings() + chart.names() + chart.shoals())
  const neat = chart.neatLine()
  const neatPaper = await mask(neat.paper)
  const neatInk = await mask(neat.ink)
  const rose = await drawSvg(
    size,
    size,
    mm,
    mm,
    chart.rose({ paper: '#efe6c9', ink: '#08222e', red: '#a8432f', brass: '#c9a24b' }),
  )
  // The sea keeps clear of what is drawn on it.
  const aura = blur(ornaments, size / 260)

  return makePicture(size, size, (x, y) => {
    const i = y * size + x
    const u = (x + 0.5) / size
    const v = (y + 0.5) / size
    const dx = u - 0.5
    const dy = v - 0.5
    const r = Math.sqrt(dx * dx + dy * dy) * 1.42
    const grain = hash2(x, y, 251) - 0.5
    const cloud = fbm(3.2 * u, 3.2 * v, 261, 5) - 0.5
    const ripple = fbm(9 * u, 9 * v, 271, 4) - 0.5
    const streak = noise(14 * u, 120 * v, 281) - 0.5
    const tone = 0.66 - 0.6 * r * r - 0.12 * r + 0.6 * cloud + 0.2 * ripple + 0.07 * streak + 0.04 * grain
    let c = ramp(seaRamp, tone)

    const nearRose = smoothstep(chart.roseMm + 1, chart.roseMm + 5, Math.sqrt(dx * dx + dy * dy) * mm)
    const insideNeat = Math.max(Math.abs(dx), Math.abs(dy)) * mm < 129.5 ? 1 : 0
    const calm = nearRose * insideNeat * (1 - clamp01(aura.data[i]! * 2.2))
    c = mixColour(c, ink, 0.3 * grid.data[i]! * nearRose * insideNeat)
    c = mixColour(c, crest, 0.46 * swell(u, v, calm))
    // Ink lies unevenly on the board.
    const wet = 0.8 + 0.4 * noise(60 * u, 60 * v, 291)
    c = mixColour(c, crest, 0.19 * rhumbs.data[i]! * insideNeat * wet)
    c = mixColour(c, crest, 0.46 * fine.data[i]! * insideNeat * wet)

    // Silhouettes as engraver's hatching: solid at the edge, ruled within.
    const shape = ornaments.data[i]!
    if (shape > 0) {
      const hatch = 0.5 + 0.5 * Math.sin(((v + 0.02 * Math.sin(9 * u)) * mm * Math.PI * 2) / 1.15)
      const edge = 1 - smoothstep(0.55, 0.95, aura.data[i]!)
      c = mixColour(c, crest, shape * wet * mix(0.34 + 0.3 * hatch, 0.66, edge))
    }

    const alpha = rose.data[i * 4 + 3]! / 255
    if (alpha > 0) {
      const drawn = [rose.data[i * 4]!, rose.data[i * 4 + 1]!, rose.data[i * 4 + 2]!] as const
      c = mixColour(c, drawn, alpha * (0.86 + 0.1 * (wet - 0.8)))
    }
    c = mixColour(c, paper, 0.82 * neatPaper.data[i]! * wet)
    c = mixColour(c, ink, 0.9 * neatInk.data[i]!)

    // Wear: print rubbed off where dice roll most and at the edges, down to a hint of board.
    const edge = Math.max(Math.abs(dx), Math.abs(dy)) * 2
    const rub = fbm(26 * u, 26 * v, 301, 4) + 0.22 * smoothstep(0.93, 1, edge)
    c = mixColour(c, bareBoard, 0.16 * smoothstep(0.63, 0.82, rub))
    const speck = hash2(Math.floor(x / 2), Math.floor(y / 2), 307)
    if (speck > 0.9994) c = mixColour(c, bareBoard, 0.3)
    const fibre = (noise(190 * u, 190 * v, 311) - 0.5) * 0.05 + grain * 0.03
    return scaleColour(c, 1 + fibre)
  })
}

/** Shade of the four walls on the floor: how much of the sky each spot still sees. */
export function seaShade(size: number): Picture {
  const half = chart.chartMm / 20
  return makePicture(size, size, (x, y) => {
    const px = ((x + 0.5) / size - 0.5) * 2 * half
    const py = ((y + 0.5) / size - 0.5) * 2 * half
    let light = 1
    for (const d of [half - px, half + px, half - py, half + py]) {
      const near = Math.max(0, 1 - d / 7.5)
      light *= 1 - 0.5 * near ** 2.2 - 0.1 * Math.exp(-d / 0.5)
    }
    const grey = light * 255
    return [grey, grey, grey]
  })
}
