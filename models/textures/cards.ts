import { smoothstep } from '../lib/field'
import { icon } from '../lib/icons'
import { fbm, noise } from '../lib/noise'
import { colour, drawSvg, makePicture, mixColour, type Picture, scaleColour } from '../lib/picture'
import { fitType, setType } from '../lib/type'

/** Cards that belong to no game: the common back and the range card. 63 x 88 mm, drawn in millimetres. */
const width = 63
const height = 88

const paper = '#f1e7cf'
const ink = '#2b2016'
const red = '#7c2d20'
const teal = '#0f4257'
const pale = '#d9cfa8'

/** Prints drawn markup on paper with the unevenness of real ink. */
async function printed(pixels: number, markup: string, seed: number): Promise<Picture> {
  const rows = Math.round((pixels * height) / width)
  const layer = await drawSvg(pixels, rows, width, height, markup)
  const ground = colour(paper)
  return makePicture(pixels, rows, (x, y) => {
    const i = (y * pixels + x) * 4
    const u = x / pixels
    const v = y / rows
    const alpha = layer.data[i + 3]! / 255
    const fibre =
      0.05 * (fbm(9 * u, 12 * v, seed, 4) - 0.5) + 0.02 * (noise(180 * u, 250 * v, seed + 3) - 0.5)
    const wet = 0.94 + 0.12 * (noise(40 * u, 56 * v, seed + 7) - 0.5)
    const drawn = [layer.data[i]!, layer.data[i + 1]!, layer.data[i + 2]!] as const
    return scaleColour(mixColour(ground, drawn, alpha * wet), 1 + fibre)
  })
}

/** Seigaiha: rows of half rings behind each other, the old pattern for a calm sea. */
function scales(): string {
  const size = 10
  const parts: string[] = []
  for (let row = 0; row <= 27; row++) {
    const y = 9 + row * 3.25
    for (let column = -1; column <= 7; column++) {
      const x = column * size + (row % 2) * (size / 2) + 1.5
      for (const [k, r] of [5, 3.9, 2.8, 1.7].entries()) {
        const fill = k % 2 === 0 ? teal : '#1d6f7e'
        parts.push(
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${pale}" stroke-width="0.22"/>`,
        )
      }
    }
  }
  return parts.join('')
}

function back(): string {
  const [cx, cy] = [width / 2, height / 2]
  return (
    `<clipPath id="field"><rect x="4.2" y="4.2" width="${width - 8.4}" height="${height - 8.4}" rx="1.6"/></clipPath>` +
    `<g clip-path="url(#field)"><rect width="${width}" height="${height}" fill="${teal}"/>${scales()}</g>` +
    `<rect x="4.2" y="4.2" width="${width - 8.4}" height="${height - 8.4}" rx="1.6" fill="none" stroke="${teal}" stroke-width="0.9"/>` +
    `<circle cx="${cx}" cy="${cy}" r="15" fill="${paper}"/><circle cx="${cx}" cy="${cy}" r="14.1" fill="${teal}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="13.2" fill="none" stroke="${pale}" stroke-width="0.35"/>` +
    icon('ship-wheel', cx, cy, 21.5, paper)
  )
}

/** Ticks along an edge of the card, so that it measures like the ruler. */
function ticks(length: number, place: (mm: number, depth: number) => string): string {
  return Array.from({ length: length - 1 }, (_, i) => i + 1)
    .map(mm => place(mm, mm % 10 === 0 ? 2.6 : mm % 5 === 0 ? 2 : 1.2))
    .join('')
}

function range(): string {
  const black = (d: string) => `<path d="${d}" fill="${ink}"/>`
  const shortTicks = ticks(
    width,
    (mm, depth) => `<rect x="${mm - 0.1}" y="0" width="0.2" height="${depth}" fill="${ink}"/>`,
  )
  const longTicks = ticks(
    height,
    (mm, depth) => `<rect x="0" y="${mm - 0.1}" width="${depth}" height="0.2" fill="${ink}"/>`,
  )
  const cx = width / 2 + 2
  return (
    shortTicks +
    longTicks +
    `<rect x="8.2" y="8.2" width="${width - 12}" height="${height - 12}" rx="1.4" fill="none" stroke="${red}" stroke-width="0.5"/>` +
    // Short range along the upper edge: the black mark of the ruler.
    `<rect x="0" y="3.4" width="${width}" height="1.5" fill="${ink}"/>` +
    // Long range along the left edge: the white mark, cased in black.
    `<rect x="3.4" y="5.8" width="1.9" height="${height - 5.8}" fill="${ink}"/><rect x="3.75" y="6.2" width="1.2" height="${height - 6.6}" fill="#fbf6ea"/>` +
    black(fitType('sansBlack', 'short 63', cx, 14.4, 6, 40).d) +
    `<path d="M${cx - 17} 20.4H${cx + 17}" stroke="${red}" stroke-width="0.35"/>` +
    `<path d="${fitType('blackletter', 'Range', cx + 2.5, 29, 9).d}" fill="${red}"/>` +
    icon('queen-crown', cx + 2.5, 45, 17, red) +
    `<g transform="rotate(-90 14.6 45)">${black(fitType('sansBlack', 'long 88', 14.6, 45, 6, 36).d)}</g>` +
    `<path d="M${cx - 17} 57H${cx + 17}" stroke="${red}" stroke-width="0.35"/>` +
    ['Lay an edge', 'against a ship:', 'what it reaches', 'is in range.']
      .map((line, i) => black(setType('sansMedium', line, cx, 63.2 + i * 5.6, 5, { anchor: 'middle' }).d))
      .join('')
  )
}

export const cardBack = (pixels: number): Promise<Picture> => printed(pixels, back(), 1009)
export const rangeCard = (pixels: number): Promise<Picture> => printed(pixels, range(), 1013)

/** Old paper as a grey tile, to be multiplied with the colour of a sheet. */
export function paperTile(size: number): Picture {
  return makePicture(size, size, (x, y) => {
    const u = x / size
    const v = y / size
    const cloud = 0.16 * (fbm(3 * u, 3 * v, 1019, 5, 3, 3) - 0.5)
    const fibre = 0.06 * (noise(64 * u, 64 * v, 1021, 64, 64) - 0.5)
    const fox = 0.07 * smoothstep(0.66, 0.86, fbm(14 * u, 14 * v, 1031, 3, 14, 14))
    const grey = 255 * (0.91 + cloud + fibre - fox)
    return [grey, grey * (1 - fox * 0.4), grey * (1 - fox)]
  })
}
