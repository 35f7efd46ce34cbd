/** How a hand writes: figures, crosses and filled circles as the ways that a pen goes, without a canvas. */
import type { InkMark } from '../layout'
import { figures, figureWidth, type Way } from './figures'

export interface InkPoint {
  readonly x: number
  readonly y: number
}
/** One way of the pen from where it is put down to where it is lifted, in mm. */
export type Stroke = readonly InkPoint[]

/** Points between these, on a curve through all of them. */
function smooth(way: Way, steps = 7): Way {
  if (way.length < 3) return way
  const out: [number, number][] = []
  for (let i = 0; i + 1 < way.length; i++) {
    const [a, b, c, d] = [
      way[Math.max(0, i - 1)]!,
      way[i]!,
      way[i + 1]!,
      way[Math.min(way.length - 1, i + 2)]!,
    ]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const at = (n: 0 | 1) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t * t * t)
      out.push([at(0), at(1)])
    }
  }
  out.push([...way.at(-1)!] as [number, number])
  return out
}

/** The same for the same words, between -1 and 1: no two figures of a hand are alike, yet they stay as written. */
function quirk(key: string, salt: number): number {
  let hash = 2166136261 ^ salt
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 16777619)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2246822519)
  hash ^= hash >>> 13
  return ((hash >>> 0) / 2 ** 32) * 2 - 1
}

/** The ways of the pen for a number of any length, its middle at (0, 0), as high as 1. */
function numberWays(value: number): readonly Way[] {
  const digits = [...String(value)].map(Number)
  const step = figureWidth + 0.14
  const left = -(digits.length * step - 0.14) / 2
  return digits.flatMap((digit, index) =>
    figures[digit]!.map(way => smooth(way).map(([x, y]) => [left + index * step + x, y - 0.5] as const)),
  )
}

function starWays(x: number, y: number, radius: number): readonly Way[] {
  const corner = (k: number) => {
    const angle = -Math.PI / 2 + (k * 4 * Math.PI) / 5
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const
  }
  return [Array.from({ length: 6 }, (_, k) => corner(k))]
}

/** Round and round, from the middle outwards. */
function spiralWays(): readonly Way[] {
  const turns = 2.6
  const steps = 34
  return [
    Array.from({ length: steps + 1 }, (_, i) => {
      const share = i / steps
      const angle = share * turns * 2 * Math.PI
      return [Math.cos(angle) * share * 0.36, Math.sin(angle) * share * 0.36] as const
    }),
  ]
}

function waysOf({ kind, value = 0, size, width = size }: InkMark): readonly Way[] {
  const wide = width / size / 2
  switch (kind) {
    case 'number':
      return numberWays(value)
    case 'raised':
      return [...numberWays(value), ...starWays(-0.42, -0.36, 0.19)]
    case 'filled':
      return spiralWays()
    case 'cross':
      return [
        smooth([
          [-wide, -0.5],
          [0.02, 0.03],
          [wide, 0.5],
        ]),
        smooth([
          [wide, -0.48],
          [-0.03, -0.01],
          [-wide, 0.5],
        ]),
      ]
    case 'box':
      return [
        [
          ...smooth([
            [-wide, -0.5],
            [0, -0.51],
            [wide, -0.49],
          ]),
          ...smooth([
            [wide, -0.49],
            [wide * 1.01, 0],
            [wide, 0.5],
          ]),
          ...smooth([
            [wide, 0.5],
            [0, 0.51],
            [-wide, 0.49],
          ]),
          ...smooth([
            [-wide, 0.49],
            [-wide * 1.01, 0],
            [-wide * 0.98, -0.54],
          ]),
        ],
      ]
  }
}

/** What a hand does to make this mark, in mm of the sheet. */
export function strokesOf(mark: InkMark): readonly Stroke[] {
  const { key, kind, x, y, size } = mark
  const isFigure = kind === 'number' || kind === 'raised'
  const turn = isFigure ? quirk(key, 1) * 0.075 : kind === 'filled' ? quirk(key, 1) * Math.PI : 0
  const scale = size * (isFigure ? 1 + quirk(key, 2) * 0.05 : 1)
  const [dx, dy] = isFigure ? [quirk(key, 3) * 0.5, quirk(key, 4) * 0.4] : [0, 0]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return waysOf(mark).map(way =>
    way.map(([u, v]) => ({
      x: x + dx + (u * cos - v * sin) * scale,
      y: y + dy + (u * sin + v * cos) * scale,
    })),
  )
}

/** How broad the pen writes, in mm. */
export function penWidth({ kind, size }: InkMark): number {
  if (kind === 'filled') return size * 0.24
  return kind === 'cross' ? 1.7 : kind === 'box' ? 1.4 : Math.max(1.2, size * 0.155)
}

/** Seconds that a hand takes. */
export function secondsFor({ kind, value = 0, size }: InkMark): number {
  switch (kind) {
    case 'number':
      return 0.42 * String(value).length
    case 'raised':
      return 0.8
    case 'filled':
      return size < 8 ? 0.14 : 0.3
    case 'cross':
      return 0.5
    case 'box':
      return 0.8
  }
}

export function lengthOf(strokes: readonly Stroke[]): number {
  let length = 0
  for (const stroke of strokes)
    for (let i = 1; i < stroke.length; i++)
      length += Math.hypot(stroke[i]!.x - stroke[i - 1]!.x, stroke[i]!.y - stroke[i - 1]!.y)
  return length
}

/** The part of the strokes that has been written once the pen has gone so far, and where the pen is. */
export function writtenPart(
  strokes: readonly Stroke[],
  way: number,
): { readonly strokes: readonly Stroke[]; readonly tip: InkPoint | undefined } {
  const out: Stroke[] = []
  let left = way
  let tip: InkPoint | undefined
  for (const stroke of strokes) {
    const points: InkPoint[] = [stroke[0]!]
    tip = stroke[0]
    for (let i = 1; i < stroke.length && left > 0; i++) {
      const [a, b] = [stroke[i - 1]!, stroke[i]!]
      const step = Math.hypot(b.x - a.x, b.y - a.y)
      const share = step === 0 ? 1 : Math.min(1, left / step)
      tip = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
      points.push(tip)
      left -= step
    }
    out.push(points)
    if (left <= 0) break
  }
  return { strokes: out, tip }
}
