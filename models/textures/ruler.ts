import { icon } from '../lib/icons'
import { fbm, streaks } from '../lib/noise'
import { colour, drawMask, makePicture, mixColour, type Picture, ramp, scaleColour } from '../lib/picture'
import { fitType, setType } from '../lib/type'

/** The Baron's ruler, 88 x 25 mm: black mark at the short range, white mark at its end (rattle-battle 2.1). */
export const rulerLengthMm = 88
const widthMm = 25
const shortMm = 63
const pear = ['#8d6236', '#ab7c49', '#ba8c58', '#cb9f6b'].map(colour)
const burnt = colour('#241308')

function print(): string {
  const parts: string[] = []
  for (let mm = 1; mm < rulerLengthMm - 2; mm++) {
    const length = mm % 10 === 0 ? 5.4 : mm % 5 === 0 ? 4.1 : 2.7
    if (Math.abs(mm - shortMm) < 2) continue
    parts.push(`<rect x="${mm - 0.14}" y="0.7" width="0.28" height="${length}"/>`)
  }
  for (const mm of [10, 20, 30, 40, 50, 75]) {
    parts.push(`<path d="${fitType('sansBlack', String(mm), mm, 9.3, 4.2).d}"/>`)
  }
  parts.push(icon('queen-crown', 9.4, 18.4, 9, '#fff'))
  parts.push(`<path d="${setType('smallCaps', 'Baron', 16, 20.6, 7).d}"/>`)
  parts.push(`<path d="${setType('sansBlack', 'short', 59.8, 20.6, 6, { anchor: 'end' }).d}"/>`)
  parts.push(`<path d="${setType('sansBlack', 'long', 83.6, 20.6, 6, { anchor: 'end' }).d}"/>`)
  parts.push(`<rect x="1.2" y="23.2" width="${rulerLengthMm - 5}" height="0.3"/>`)
  return `<g fill="#fff">${parts.join('')}</g>`
}

export async function rulerPrint(width: number): Promise<Picture> {
  const height = Math.round((width * widthMm) / rulerLengthMm)
  const ink = await drawMask(width, height, rulerLengthMm, widthMm, print())
  const bars = (x: number, w: number) =>
    drawMask(
      width,
      height,
      rulerLengthMm,
      widthMm,
      `<rect x="${x}" y="0" width="${w}" height="25" fill="#fff"/>`,
    )
  const black = await bars(shortMm - 1.4, 2.8)
  const white = await bars(rulerLengthMm - 2.8, 2.8)
  // A dark line parts the white mark from the pale wood.
  const seam = await bars(rulerLengthMm - 3.2, 0.4)
  return makePicture(width, height, (x, y) => {
    const i = y * width + x
    const u = x / width
    const v = y / height
    const grain =
      0.5 +
      0.5 * (streaks(u, v, 5, 46, 701) - 0.5) +
      0.35 * (streaks(u, v, 12, 130, 709) - 0.5) +
      0.5 * (fbm(3 * u, 2 * v, 719, 3) - 0.5)
    let c = ramp(pear, grain)
    const edge = Math.min(u * 88, (1 - u) * 88, v * 25, (1 - v) * 25)
    c = scaleColour(c, 1 - 0.3 * Math.exp(-edge / 0.5))
    // Branded, not printed: darkest in the middle of a stroke, scorched around it.
    c = mixColour(c, burnt, ink.data[i]! * (0.84 + 0.2 * (fbm(40 * u, 14 * v, 727, 2) - 0.5)))
    c = mixColour(c, burnt, 0.7 * seam.data[i]!)
    c = mixColour(c, [14, 12, 11], black.data[i]! * 0.95)
    return mixColour(c, [236, 231, 220], white.data[i]! * (0.94 - 0.1 * fbm(30 * u, 10 * v, 733, 2)))
  })
}
