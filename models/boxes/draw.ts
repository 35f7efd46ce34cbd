import { randomStream } from '../lib/noise'
import { setType } from '../lib/type'

/** Covers are drawn in a field of 320 x 400, as SVG without text and styles. */
export const coverWidth = 320
export const coverHeight = 400

const n = (value: number): string => value.toFixed(2)

/** Horizontal bands from one colour to another, as a printer lays one plate over the next. */
export function bands(top: number, bottom: number, colours: readonly string[]): string {
  const step = (bottom - top) / colours.length
  return colours
    .map((fill, i) => {
      const random = randomStream(top * 7 + i)
      const y = top + i * step
      const edge = Array.from({ length: 17 }, (_, k) => {
        const at = i === 0 ? y : y + (random() - 0.5) * 2.6
        return `${k * 20} ${n(at)}`
      })
      return `<path d="M${edge.join('L')}L320 ${bottom}L0 ${bottom}Z" fill="${fill}"/>`
    })
    .join('')
}

/** Rays from a point, each a long wedge. */
export function rays(cx: number, cy: number, count: number, length: number, fill: string, opacity: number) {
  const wedges = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2
    const w = (Math.PI / count) * 0.46
    const p = (angle: number) => `${n(cx + Math.cos(angle) * length)} ${n(cy + Math.sin(angle) * length)}`
    return `M${cx} ${cy}L${p(a - w)}L${p(a + w)}Z`
  })
  return `<path d="${wedges.join('')}" fill="${fill}" fill-opacity="${opacity}"/>`
}

export interface Swell {
  /** Of the troughs. */
  readonly y: number
  readonly height: number
  readonly length: number
  readonly phase: number
  readonly fill: string
  readonly crest: string
  /** Engraved lines below the crest. */
  readonly lines?: number
  readonly lineColour?: string
}

/** One row of the sea: peaked crests like those of a trochoid, with engraved lines that follow them. */
export function swell({
  y,
  height,
  length,
  phase,
  fill,
  crest,
  lines = 4,
  lineColour = crest,
}: Swell): string {
  const points: [number, number][] = []
  for (let t = -4; t <= coverWidth / length + 4; t += 1 / 24) {
    const angle = (t + phase) * Math.PI * 2
    points.push([(t + 0.13 * Math.sin(angle)) * length, y - height * (0.5 + 0.5 * Math.cos(angle))])
  }
  const line = (drop: number, squeeze: number) =>
    points.map(([px, py]) => `${n(px)} ${n(y + drop - (y - py) * squeeze)}`).join('L')
  const random = randomStream(Math.round(y * 13 + length))
  const engraved = Array.from({ length: lines }, (_, i) => {
    const k = i + 1
    const dash = `${n(6 + random() * 26)} ${n(3 + random() * 7)} ${n(10 + random() * 30)} ${n(4 + random() * 12)}`
    return `<path d="M${line(k * 3.1 + k * k * 0.35, 1 - k * 0.14)}" stroke="${lineColour}" stroke-opacity="${n(0.62 - k * 0.1)}" stroke-width="${n(1.05 - k * 0.1)}" stroke-dasharray="${dash}" stroke-dashoffset="${n(random() * 60)}"/>`
  })
  return (
    `<path d="M${line(0, 1)}L340 ${coverHeight + 20}L-20 ${coverHeight + 20}Z" fill="${fill}"/>` +
    `<g fill="none" stroke-linecap="round"><path d="M${line(0.9, 1)}" stroke="${crest}" stroke-width="1.7"/>${engraved.join('')}</g>`
  )
}

/** Flat-bottomed clouds of scallops. */
export function cloud(x: number, y: number, size: number, fill: string, opacity = 1): string {
  const puffs: [number, number, number][] = [
    [-1.5, 0, 0.55],
    [-0.75, -0.28, 0.75],
    [0.15, -0.5, 0.95],
    [1.05, -0.22, 0.7],
    [1.75, 0, 0.5],
  ]
  const discs = puffs
    .map(([dx, dy, r]) => `<circle cx="${n(x + dx * size)}" cy="${n(y + dy * size)}" r="${n(r * size)}"/>`)
    .join('')
  const clip = `cloud${Math.round(x * 10)}x${Math.round(y * 10)}`
  return (
    `<clipPath id="${clip}"><rect x="${n(x - 3 * size)}" y="${n(y - 3 * size)}" width="${n(6 * size)}" height="${n(3.1 * size)}"/></clipPath>` +
    `<g fill="${fill}" fill-opacity="${opacity}" clip-path="url(#${clip})">${discs}</g>`
  )
}

/** Hatching inside a shape: parallel strokes of uneven length. */
export function hatch(
  clip: string,
  angle: number,
  gap: number,
  colour: string,
  opacity: number,
  id: string,
): string {
  const random = randomStream(Math.round(angle * 31 + gap * 7) + id.length)
  const lines = Array.from({ length: Math.round(900 / gap) }, (_, i) => {
    const y = -450 + i * gap
    return `M${n(-450 + random() * 12)} ${n(y)}H450`
  })
  return (
    `<clipPath id="${id}"><path d="${clip}"/></clipPath>` +
    `<g clip-path="url(#${id})"><path transform="translate(160 200) rotate(${angle})" d="${lines.join('')}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="0.6"/></g>`
  )
}

export interface TitleStyle {
  readonly fill: string
  readonly shade: string
  readonly size: number
  /** Widest line; longer ones are set smaller. */
  readonly width?: number
}

/** One line of blackletter in the middle, with a dark edge and a shadow as if pressed in. */
export function title(text: string, y: number, { fill, shade, size, width = 280 }: TitleStyle): string {
  const probe = setType('blackletter', text, 0, 0, size)
  const fitted = Math.min(size, (size * width) / probe.width)
  const { d } = setType('blackletter', text, coverWidth / 2, y, fitted, { anchor: 'middle' })
  return (
    `<path d="${d}" transform="translate(1.4 2)" fill="${shade}" stroke="${shade}" stroke-width="${n(fitted * 0.13)}" stroke-linejoin="round" fill-opacity="0.55" stroke-opacity="0.55"/>` +
    `<path d="${d}" fill="${shade}" stroke="${shade}" stroke-width="${n(fitted * 0.12)}" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="${fill}"/>`
  )
}

/** Small capitals, spaced. */
export function line(text: string, y: number, size: number, fill: string): string {
  const { d } = setType('smallCaps', text, coverWidth / 2, y, size, { anchor: 'middle', tracking: 0.08 })
  return `<path d="${d}" fill="${fill}"/>`
}

/** A double rule round the cover with a knot in each corner. */
export function frame(colour: string, inner: string): string {
  const corner = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="${colour}" stroke-width="1.6"><path d="M0 16C0 7 7 0 16 0"/><circle cx="8.5" cy="8.5" r="3.6"/><circle cx="8.5" cy="8.5" r="1" fill="${colour}"/></g>`
  return (
    `<rect x="8" y="8" width="304" height="384" rx="3" fill="none" stroke="${colour}" stroke-width="2.4"/>` +
    `<rect x="12.2" y="12.2" width="295.6" height="375.6" rx="2" fill="none" stroke="${inner}" stroke-width="0.9"/>` +
    corner(16, 16, 0) +
    corner(304, 16, 90) +
    corner(304, 384, 180) +
    corner(16, 384, 270)
  )
}
