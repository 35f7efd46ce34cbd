import { icon } from '../lib/icons'
import { randomStream } from '../lib/noise'
import { setType } from '../lib/type'

/**
 * What is drawn on the sea chart, as SVG in millimetres: 290 x 290, north at the top, the rose in the middle,
 * because dice are dropped there.
 */
export const chartMm = 290
const middle = chartMm / 2
export const roseMm = 46

const point = (angle: number, radius: number): string =>
  `${(middle + Math.sin(angle) * radius).toFixed(3)} ${(middle - Math.cos(angle) * radius).toFixed(3)}`
const turn = Math.PI * 2

/** 32 rhumb lines from the rose and from eight lesser centres on a circle, thin as on a portolan chart. */
export function rhumbLines(): string {
  const lines: string[] = []
  for (let i = 0; i < 32; i++) {
    const angle = (i / 32) * turn
    const width = i % 4 === 0 ? 0.34 : 0.22
    lines.push(`<path d="M${point(angle, roseMm + 2)}L${point(angle, 230)}" stroke-width="${width}"/>`)
  }
  for (let i = 0; i < 8; i++) {
    const from = ((i + 0.5) / 8) * turn
    for (const step of [3, 5]) {
      const to = ((i + step + 0.5) / 8) * turn
      if (step === 5) continue
      lines.push(`<path d="M${point(from, 172)}L${point(to, 172)}" stroke-width="0.18"/>`)
    }
  }
  return `<g fill="none" stroke="#fff">${lines.join('')}</g>`
}

export function grid(): string {
  const lines = Array.from({ length: 9 }, (_, i) => {
    const at = (i + 1) * 29
    return `<path d="M${at} 0V290M0 ${at}H290" />`
  })
  return `<g fill="none" stroke="#fff" stroke-width="0.2">${lines.join('')}</g>`
}

/** One point of a compass star, split down its middle into a light and a dark half. */
function starPoint(angle: number, length: number, half: number, light: string, dark: string): string {
  const step = turn / 16
  const left = point(angle - step, half)
  const right = point(angle + step, half)
  const tip = point(angle, length)
  const centre = `${middle} ${middle}`
  return (
    `<path d="M${centre}L${left}L${tip}Z" fill="${light}"/>` +
    `<path d="M${centre}L${right}L${tip}Z" fill="${dark}"/>`
  )
}

export interface RoseColours {
  readonly paper: string
  readonly ink: string
  readonly red: string
  readonly brass: string
}

/** The compass rose, 46 mm in radius with its scale ring. */
export function rose({ paper, ink, red, brass }: RoseColours): string {
  const parts: string[] = []
  parts.push(`<circle cx="${middle}" cy="${middle}" r="${roseMm}" fill="${ink}" fill-opacity="0.2"/>`)
  const ring = (radius: number, width: number, opacity: number) =>
    `<circle cx="${middle}" cy="${middle}" r="${radius}" fill="none" stroke="${paper}" stroke-opacity="${opacity}" stroke-width="${width}"/>`
  parts.push(ring(roseMm, 0.5, 0.75), ring(roseMm - 1.1, 0.22, 0.6), ring(roseMm - 4.4, 0.3, 0.7))
  for (let i = 0; i < 72; i++) {
    const angle = (i / 72) * turn
    const inner = roseMm - (i % 9 === 0 ? 4.4 : i % 2 === 0 ? 3.4 : 2.5)
    parts.push(
      `<path d="M${point(angle, inner)}L${point(angle, roseMm - 1.1)}" stroke="${paper}" stroke-opacity="0.62" stroke-width="${i % 9 === 0 ? 0.45 : 0.24}"/>`,
    )
  }
  parts.push(ring(27.5, 0.25, 0.4), ring(11.5, 0.25, 0.4))
  for (let i = 0; i < 16; i++) {
    if (i % 2 === 1) parts.push(starPoint((i / 16) * turn, 24, 4.2, brass, ink))
  }
  for (let i = 0; i < 4; i++) parts.push(starPoint(((i + 0.5) / 4) * turn, 30, 6, paper, red))
  for (let i = 0; i < 4; i++) parts.push(starPoint((i / 4) * turn, 40, 7, paper, ink))
  parts.push(`<circle cx="${middle}" cy="${middle}" r="3.1" fill="${ink}"/>`)
  parts.push(
    `<circle cx="${middle}" cy="${middle}" r="2.4" fill="${brass}"/><circle cx="${middle}" cy="${middle}" r="0.7" fill="${ink}"/>`,
  )
  // A fleur-de-lis of three strokes marks north.
  parts.push(
    `<g transform="translate(${middle} ${middle - roseMm - 1.2})" fill="${paper}" fill-opacity="0.85">` +
      '<path d="M0 -9.4C1.9 -6.6 1.9 -4.4 0 -1.6C-1.9 -4.4 -1.9 -6.6 0 -9.4Z"/>' +
      '<path d="M0.7 -2.1C1.2 -5.4 3.2 -6.9 4.6 -6.1C5.8 -5.3 5 -3.6 3.7 -4C4.3 -5.1 2.4 -4.9 1.6 -1.9Z"/>' +
      '<path d="M-0.7 -2.1C-1.2 -5.4 -3.2 -6.9 -4.6 -6.1C-5.8 -5.3 -5 -3.6 -3.7 -4C-4.3 -5.1 -2.4 -4.9 -1.6 -1.9Z"/>' +
      '<rect x="-2.6" y="-1.7" width="5.2" height="1" rx="0.3"/></g>',
  )
  for (const [text, i] of [
    ['E', 1],
    ['S', 2],
    ['W', 3],
  ] as const) {
    const angle = (i / 4) * turn
    const x = middle + Math.sin(angle) * (roseMm + 5)
    const y = middle - Math.cos(angle) * (roseMm + 5)
    const { d } = setType('smallCaps', text, x, y + 2.4, 7.4, { anchor: 'middle' })
    parts.push(`<path d="${d}" fill="${paper}" fill-opacity="0.8"/>`)
  }
  return parts.join('')
}

/** Galleon, kraken, whale and island, one towards each corner, as white silhouettes. */
export function ornaments(): string {
  return (
    icon('galleon', 62, 62, 46, '#fff') +
    icon('island', 228, 58, 42, '#fff') +
    icon('octopus', 231, 231, 44, '#fff') +
    icon('sperm-whale', 60, 228, 44, '#fff')
  )
}

/** Lines round an island that say shoal water: copies of its outline, ever wider and fainter. */
export function shoals(): string {
  return [3.4, 6.4, 10]
    .map((width, i) => {
      const opacity = 0.5 - i * 0.13
      return `<ellipse cx="228" cy="71" rx="${17 + width}" ry="${4 + width * 0.55}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="0.35" stroke-dasharray="${9 - 2 * i} ${1.2 + i}"/>`
    })
    .join('')
}

/** Depths in fathoms, scattered where nothing else is drawn. */
export function soundings(): string {
  const random = randomStream(1733)
  const parts: string[] = []
  const taken: [number, number, number][] = [
    [middle, middle, roseMm + 12],
    [62, 62, 28],
    [228, 60, 28],
    [231, 231, 28],
    [60, 228, 28],
    [110, 40, 14],
    [145, 40, 20],
    [180, 40, 14],
    [228, 86, 20],
    [231, 260, 20],
    [60, 255, 20],
  ]
  while (parts.length < 64) {
    const x = 18 + random() * (chartMm - 36)
    const y = 18 + random() * (chartMm - 36)
    if (taken.some(([tx, ty, r]) => (x - tx) ** 2 + (y - ty) ** 2 < r * r)) continue
    taken.push([x, y, 13])
    const depth = 3 + Math.floor(random() * random() * 90)
    const { d } = setType('italic', String(depth), x, y, 4.6, { anchor: 'middle' })
    parts.push(`<path d="${d}"/>`)
  }
  return `<g fill="#fff">${parts.join('')}</g>`
}

/** Names on the water. */
export function names(): string {
  const line = (text: string, x: number, y: number, size: number) => {
    const { d } = setType('italic', text, x, y, size, { anchor: 'middle', tracking: 0.12 })
    return `<path d="${d}" fill="#fff"/>`
  }
  return (
    line('Fair Haven', 228, 86, 5.6) +
    line('The Maw', 231, 260, 5.6) +
    line('Whale Road', 60, 255, 5.6) +
    line('The Narrow Deep', 145, 40, 6.4)
  )
}

/**
 * The neat line: forty steps a side, black and white by turns, each 6.55 mm: a scale to read off. Returned in two
 * parts, the paper band and the ink on it.
 */
export function neatLine(): { readonly paper: string; readonly ink: string } {
  const outer = 14
  const band = 3.1
  const side = chartMm - 2 * outer
  const step = side / 40
  const paper: string[] = []
  const ink: string[] = []
  const bars = [
    [outer, outer - band, 1, 0],
    [outer, chartMm - outer, 1, 0],
    [outer - band, outer, 0, 1],
    [chartMm - outer, outer, 0, 1],
  ] as const
  for (const [x, y, dx, dy] of bars) {
    paper.push(
      `<rect x="${x}" y="${y}" width="${dx ? side : band}" height="${dy ? side : band}" fill="#fff"/>`,
    )
    for (let i = 0; i < 40; i += 2) {
      ink.push(
        `<rect x="${x + dx * i * step}" y="${y + dy * i * step}" width="${dx ? step : band}" height="${dy ? step : band}" fill="#fff"/>`,
      )
    }
  }
  for (const x of [outer - band, chartMm - outer]) {
    for (const y of [outer - band, chartMm - outer]) {
      paper.push(`<rect x="${x}" y="${y}" width="${band}" height="${band}" fill="#fff"/>`)
      ink.push(`<circle cx="${x + band / 2}" cy="${y + band / 2}" r="0.85" fill="#fff"/>`)
    }
  }
  const rule = (inset: number, width: number) =>
    `<rect x="${inset}" y="${inset}" width="${chartMm - 2 * inset}" height="${chartMm - 2 * inset}" fill="none" stroke="#fff" stroke-width="${width}"/>`
  paper.push(rule(outer - band - 1.2, 0.3), rule(outer + 1.2, 0.3), rule(6.2, 0.7))
  return { paper: paper.join(''), ink: ink.join('') }
}
