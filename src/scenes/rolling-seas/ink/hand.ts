/** A hand with a pen: millimetres on paper, strokes that are never quite straight and always the same. */

export type Ink = CanvasRenderingContext2D
export type Point = readonly [x: number, y: number]

/** From -1 to 1, smooth enough to be a hand and not a machine. */
export function unrest(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return (value - Math.floor(value)) * 2 - 1
}

export interface Pen {
  readonly colour: string
  readonly width: number
  readonly alpha?: number
}

function take(ink: Ink, { colour, width, alpha = 1 }: Pen): void {
  ink.globalAlpha = alpha
  ink.strokeStyle = colour
  ink.lineWidth = width
  ink.lineCap = 'round'
  ink.lineJoin = 'round'
}

/** A curve through points, or round them. */
export function trace(ink: Ink, points: readonly Point[], closed: boolean): void {
  const count = points.length
  if (count === 0) return
  const at = (index: number) => points[(index + count) % count]!
  const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  ink.beginPath()
  if (!closed) {
    ink.moveTo(...at(0))
    for (let i = 1; i < count - 1; i++) ink.quadraticCurveTo(...at(i), ...between(at(i), at(i + 1)))
    ink.lineTo(...at(count - 1))
    return
  }
  ink.moveTo(...between(at(-1), at(0)))
  for (let i = 0; i < count; i++) ink.quadraticCurveTo(...at(i), ...between(at(i), at(i + 1)))
  ink.closePath()
}

/** A stroke from point to point that trembles a little. */
export function stroke(ink: Ink, points: readonly Point[], pen: Pen, tremble = 0.18): void {
  const drawn: Point[] = []
  for (const [index, point] of points.entries()) {
    const next = points[index + 1]
    drawn.push(point)
    if (!next) break
    const length = Math.hypot(next[0] - point[0], next[1] - point[1])
    const pieces = Math.max(1, Math.round(length / 2.4))
    for (let i = 1; i < pieces; i++) {
      const share = i / pieces
      const seed = point[0] * 3.1 + point[1] * 7.7 + i * 1.3 + next[0]
      drawn.push([
        point[0] + (next[0] - point[0]) * share + unrest(seed) * tremble,
        point[1] + (next[1] - point[1]) * share + unrest(seed + 9) * tremble,
      ])
    }
  }
  ink.save()
  take(ink, pen)
  ink.beginPath()
  for (const [index, [x, y]] of drawn.entries()) index === 0 ? ink.moveTo(x, y) : ink.lineTo(x, y)
  ink.stroke()
  ink.restore()
}

/** A straight printed line. */
export function rule(ink: Ink, from: Point, to: Point, pen: Pen): void {
  ink.save()
  take(ink, pen)
  ink.beginPath()
  ink.moveTo(...from)
  ink.lineTo(...to)
  ink.stroke()
  ink.restore()
}

export function outline(ink: Ink, points: readonly Point[], pen: Pen): void {
  ink.save()
  trace(ink, points, true)
  take(ink, pen)
  ink.stroke()
  ink.restore()
}

export function wash(ink: Ink, points: readonly Point[], colour: string, alpha = 1): void {
  ink.save()
  trace(ink, points, true)
  ink.globalAlpha = alpha
  ink.fillStyle = colour
  ink.fill()
  ink.restore()
}

export function dot(ink: Ink, [x, y]: Point, radius: number, colour: string, alpha = 1): void {
  ink.save()
  ink.globalAlpha = alpha
  ink.fillStyle = colour
  ink.beginPath()
  ink.arc(x, y, radius, 0, Math.PI * 2)
  ink.fill()
  ink.restore()
}

/** A circle drawn by hand: its ends do not quite meet. */
export function circle(ink: Ink, [x, y]: Point, radius: number, pen: Pen, tremble = 0): void {
  ink.save()
  take(ink, pen)
  ink.beginPath()
  if (tremble === 0) ink.arc(x, y, radius, 0, Math.PI * 2)
  else {
    const start = unrest(x + y) * 3
    for (let i = 0; i <= 26; i++) {
      const angle = start + (i / 25) * Math.PI * 2
      const far = radius + unrest(x * 1.7 + y * 2.3 + i * 0.9) * tremble + (i / 26 - 0.5) * tremble
      ink.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
    }
  }
  ink.stroke()
  ink.restore()
}

/** Two strokes across each other. */
export function cross(ink: Ink, [x, y]: Point, half: number, pen: Pen): void {
  const lean = unrest(x * 3 + y) * half * 0.18
  stroke(
    ink,
    [
      [x - half, y - half + lean],
      [x + half, y + half],
    ],
    pen,
    half * 0.06,
  )
  stroke(
    ink,
    [
      [x + half, y - half],
      [x - half + lean, y + half],
    ],
    pen,
    half * 0.06,
  )
}

export interface Type {
  readonly family: string
  readonly size: number
  readonly weight?: number
  readonly colour?: string
  readonly align?: CanvasTextAlign
  readonly alpha?: number
  /** Set smaller rather than longer. */
  readonly width?: number
  /** Paper that shines around the letters. */
  readonly halo?: string
  readonly tracking?: number
}

/** Type is set in whole pixels of a larger measure, for small sizes lose their shape. */
const fine = 16

export function lengthOf(ink: Ink, text: string, { family, size, weight = 400, tracking = 0 }: Type): number {
  ink.save()
  ink.font = `${weight} ${size * fine}px ${family}`
  ink.letterSpacing = `${size * fine * tracking}px`
  const { width } = ink.measureText(text)
  ink.restore()
  return width / fine
}

/** Letters on their baseline. */
export function letters(ink: Ink, text: string, [x, y]: Point, type: Type): void {
  const { family, weight = 400, colour = '#000', align = 'left', alpha = 1, width, halo, tracking = 0 } = type
  const long = width === undefined ? 0 : lengthOf(ink, text, type)
  const size = width !== undefined && long > width ? (type.size * width) / long : type.size
  ink.save()
  ink.translate(x, y)
  ink.scale(1 / fine, 1 / fine)
  ink.globalAlpha = alpha
  ink.font = `${weight} ${size * fine}px ${family}`
  ink.letterSpacing = `${size * fine * tracking}px`
  ink.textAlign = align
  ink.textBaseline = 'alphabetic'
  if (halo) {
    ink.strokeStyle = halo
    ink.lineJoin = 'round'
    ink.lineWidth = size * fine * 0.28
    ink.strokeText(text, 0, 0)
  }
  ink.fillStyle = colour
  ink.fillText(text, 0, 0)
  ink.restore()
}
