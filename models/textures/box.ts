import { clamp01, type Field, makeField, mix, smoothstep } from '../lib/field'
import { icon } from '../lib/icons'
import { fbm, hash2, noise } from '../lib/noise'
import {
  type Colour,
  colour,
  drawMask,
  makePicture,
  mixColour,
  type Picture,
  ramp,
  scaleColour,
} from '../lib/picture'
import { fitType } from '../lib/type'

/**
 * The printed paper on the walls of the Sea Box: three strips one under the other, outside with the title, outside
 * without, inside. A strip is one wall long (298 mm) and closes on itself, for its waves are 37.25 mm.
 */
export const wallMm = 298
export const stripMm = 74.5
export const strips = 3
/** Print above the edge of the wall, so that no filter picks up the next strip. */
export const bleedMm = 0.75

const outsideTop = colour('#0e2b3d')
const outsideLow = colour('#123f52')
const insideTop = colour('#12414f')
const insideLow = colour('#1a5864')
const waves = ['#14495b', '#1b5c6b', '#24707b', '#2f858a'].map(colour)
const crest = colour('#d9cfa8')
const board = colour('#b0946c')
const paper = colour('#efe6c9')
const brass = colour('#c9a24b')

const waveMm = wallMm / 8

interface Sea {
  readonly colour: Colour
  readonly line: number
}

/** Bands of waves behind each other, each with its own swing, from the horizon down. */
function seaAt(x: number, y: number, inside: boolean, top: Colour, low: Colour): Sea {
  let c = mixColour(top, low, clamp01(y / stripMm))
  let line = 0
  const bands = inside ? 5 : 4
  const horizon = inside ? 24 : 38
  const pitch = (stripMm - horizon) / bands
  for (let band = 0; band < bands; band++) {
    const phase = (x / waveMm + band * 0.5 + 0.13 * band) * Math.PI * 2
    const height = inside ? 2.1 : 2.6
    // Crests lean over and no two are quite alike.
    const own = noise((x / wallMm) * 16, band * 5, 401, 16) - 0.5
    const crestY =
      horizon +
      band * pitch -
      height * Math.sin(phase + 0.45 * Math.sin(phase)) * (0.85 + 0.5 * own) +
      0.9 * own
    if (y > crestY) {
      const shade = inside ? 0.62 : 1
      const t = band / (bands - 1)
      c = mixColour(c, ramp(waves, t), shade)
      const under = y - crestY
      // A hatching of short strokes hangs under each crest.
      const hatch = smoothstep(
        0.5,
        0.8,
        noise((x / wallMm) * 420, Math.floor(under / 1.1) + band * 40, 409, 420),
      )
      c = scaleColour(c, 1 - 0.12 * hatch * (1 - smoothstep(1, 7, under)))
      line = Math.max(line * smoothstep(0, 0.5, under), 1 - smoothstep(0.16, 0.34, Math.abs(under - 0.2)))
    } else {
      line = Math.max(line, 1 - smoothstep(0.16, 0.34, Math.abs(crestY - y + 0.2)))
    }
  }
  return { colour: c, line }
}

/** How much of the paper is rubbed off to the board: most at the top edge and the corners, in chips and scuffs. */
function wearAt(x: number, y: number, strip: number, inside: boolean): number {
  const u = x / wallMm
  const seed = 431 + strip * 17
  const top = y - bleedMm
  const bottom = stripMm - bleedMm - y
  const side = Math.min(x, wallMm - x)
  const rough = fbm(u * 60, y / 5, seed, 4, 60) - 0.5
  const lumps = noise(u * 13, y / 22, seed + 3, 13) ** 3
  const reachTop = (inside ? 0.35 : 0.5) + 2.6 * lumps
  const reachSide = inside ? 0.2 : 0.55 + 2.2 * lumps
  const edge = Math.max(
    smoothstep(reachTop, 0, top + 3.6 * rough),
    smoothstep(reachSide, 0, side + 3 * rough),
    inside ? 0 : smoothstep(0.35 + 1.6 * lumps, 0, bottom + 2.6 * rough),
  )
  // Chips where it was knocked about, few and small.
  const chip = fbm(u * 48, y / 6.2, seed + 7, 4, 48) + 0.3 * (fbm(u * 5, y / 40, seed + 11, 2, 5) - 0.5)
  return clamp01(edge + smoothstep(0.81, 0.845, chip))
}

/** Where hands and shelves rubbed the print pale without going through it. */
function rubAt(x: number, y: number, strip: number): number {
  const u = x / wallMm
  const broad = fbm(u * 12, y / 24, 479 + strip, 4, 12)
  const lines = noise(u * 40, y * 2.2, 487 + strip, 40)
  return smoothstep(0.5, 0.75, broad) * (0.35 + 0.65 * lines)
}

function titleMarkup(): string {
  const title = fitType('blackletter', 'The Sea Box', wallMm / 2, 21, 20)
  const left = title.box.x1 - 19
  const right = title.box.x2 + 19
  const rule = (y: number, from: number, to: number, width: number) =>
    `<path d="M${from} ${y}H${to}" stroke="#fff" stroke-width="${width}"/>`
  return (
    `<path d="${title.d}" fill="#fff"/>` +
    icon('anchor', left, 21, 14, '#fff') +
    icon('anchor', right, 21, 14, '#fff') +
    rule(21, 22, left - 13, 0.5) +
    rule(22.4, 22, left - 13, 0.25) +
    rule(21, right + 13, wallMm - 22, 0.5) +
    rule(22.4, right + 13, wallMm - 22, 0.25)
  )
}

function nightMarkup(): { readonly light: string; readonly ship: string } {
  const stars: string[] = []
  for (let i = 0; i < 60; i++) {
    const x = 10 + hash2(i, 1, 467) * (wallMm - 20)
    const y = 5 + hash2(i, 2, 467) * 24
    if (Math.hypot(x - 236, y - 17) < 12) continue
    const r = 0.22 + 0.42 * hash2(i, 3, 467) ** 3
    stars.push(`<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`)
  }
  const moon = '<path d="M236 8.5A8.5 8.5 0 1 0 244.2 19.4A7 7 0 1 1 236 8.5Z" fill="#fff"/>'
  return {
    light: stars.join('') + moon,
    ship: icon('galleon', 92, 24, 30, '#fff') + icon('shooner-sailboat', 172, 29, 14, '#fff'),
  }
}

let painted: Picture | undefined

/** All three strips at 2048 pixels along a wall. */
export async function boxPrint(): Promise<Picture> {
  painted ??= await paintBox(2048)
  return painted
}

async function paintBox(width: number): Promise<Picture> {
  const rows = (width / 2048) * 512
  const mask = (markup: string): Promise<Field> => drawMask(width, rows, wallMm, stripMm, markup)
  const night = nightMarkup()
  const masks = [await mask(titleMarkup()), await mask(night.light), makeField(width, rows)]
  const ship = await mask(night.ship)

  return makePicture(width, rows * strips, (px, py) => {
    const strip = Math.floor(py / rows)
    const inside = strip === 2
    const row = py - strip * rows
    const x = ((px + 0.5) / width) * wallMm
    const y = ((row + 0.5) / rows) * stripMm
    const u = x / wallMm
    const sea = seaAt(
      strip === 1 ? wallMm - x : x,
      y,
      inside,
      inside ? insideTop : outsideTop,
      inside ? insideLow : outsideLow,
    )
    // The print drinks in unevenly and is a hair out of register.
    const wet = 0.82 + 0.36 * fbm(u * 70, y / 4, 443, 3, 70)
    let c = sea.colour
    const sky = fbm(u * 9, y / 20, 447, 4, 9) - 0.5
    c = scaleColour(c, 1 + 0.34 * sky)
    if (strip === 1) c = mixColour(c, crest, 0.42 * wet * ship.data[row * width + px]!)
    c = mixColour(c, crest, (inside ? 0.34 : 0.5) * sea.line * wet)
    const light = masks[strip]!.data[row * width + px]!
    if (light > 0) c = mixColour(c, strip === 0 ? paper : mixColour(paper, brass, 0.35), 0.86 * light * wet)
    const grain = hash2(px, py, 449) - 0.5
    c = scaleColour(c, 1 + 0.05 * grain + 0.08 * (noise(u * 900, y * 3, 451, 900) - 0.5))
    c = mixColour(c, mixColour(paper, c, 0.45), 0.2 * rubAt(x, y, strip))
    const wear = wearAt(x, y, strip, inside)
    if (wear > 0) {
      const bare = scaleColour(board, 0.8 + 0.4 * fbm(u * 240, y * 0.8, 457, 3, 240))
      // A pale torn lip runs along the edge of what is left of the print.
      const lip = smoothstep(0.15, 0.45, wear) * (1 - smoothstep(0.45, 0.8, wear))
      c = mixColour(mixColour(c, bare, smoothstep(0.25, 0.75, wear)), paper, 0.3 * lip)
    }
    return c
  })
}

/** The rim: a strip along one wall, outer edge above, its paper worn to the board in patches. */
export function rimPrint(width: number, height: number): Picture {
  const wrapped: Colour = [20, 62, 74]
  return makePicture(width, height, (px, py) => {
    const u = (px + 0.5) / width
    const v = (py + 0.5) / height
    const edge = Math.abs(v - 0.5) * 2
    const patches = fbm(u * 22, v * 0.8, 503, 4, 22) + 0.3 * (noise(u * 5, 0.5, 509, 5) - 0.5)
    const rough = fbm(u * 190, v * 7, 521, 3, 190) - 0.5
    const wear = smoothstep(0.5, 0.6, patches + 0.4 * rough + 0.12 * (edge - 0.4))
    const layers = 0.5 + 0.5 * Math.sin(v * 42 + 3 * noise(u * 40, v * 3, 523, 40))
    const fibre = fbm(u * 420, v * 10, 541, 2, 420) - 0.5
    const bare = scaleColour(board, 0.96 + 0.55 * fibre - 0.1 * layers)
    const print = scaleColour(wrapped, 1 + 0.5 * rough)
    return mixColour(print, bare, mix(0.06, 1, wear))
  })
}
