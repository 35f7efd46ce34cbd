import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from 'three'
import { createPen, type Pen, type Symbols } from '../../things/prints'
import { type InkMark, type InkNote, litSide, type Spot } from '../layout'
import { noteColours, palette } from '../prints/palette'
import {
  type InkPoint,
  lengthOf,
  penWidth,
  type Stroke,
  secondsFor,
  strokesOf,
  writtenPart,
} from './handwriting'

/** What is to stand on a sheet. */
export interface SheetContent {
  readonly marks: readonly (InkMark & { readonly ink?: string })[]
  readonly pencil?: readonly InkMark[]
  readonly lit?: readonly Spot[]
  readonly notes?: readonly InkNote[]
  /** Wiped ink stays faintly until this changes. */
  readonly round: number
}

export interface InkSheet {
  readonly texture: CanvasTexture
  /** Where the pen is while it writes, in mm. */
  readonly tip: InkPoint | undefined
  /** Nothing is being written or wiped. */
  readonly isDry: boolean
  /** New marks are written one after another, those that are gone are wiped; `cut`: at once. */
  set(content: SheetContent, options?: { readonly cut?: boolean }): void
  /** Moves on; true while the pen is at work. */
  advance(seconds: number): boolean
  dispose(): void
}

export interface SheetLook {
  /** In mm. */
  readonly width: number
  readonly height: number
  /** Pixels for a millimetre. */
  readonly density: number
  readonly anisotropy: number
  readonly symbols: Symbols
  readonly ink: string
  draw(pen: Pen): void
}

interface Written {
  readonly mark: SheetContent['marks'][number]
  readonly strokes: readonly Stroke[]
  readonly length: number
  /** Shares of it that are written, and wiped. */
  written: number
  wiped: number
}

const wipeSeconds = 0.4
/** Between two marks the pen is lifted. */
const liftSeconds = 0.06
/** The hand hurries where much is to be written. */
const patientFor = 5

/** A sheet that is printed once and written on by hand, wiped, and written on again. */
export function createInkSheet(look: SheetLook): InkSheet {
  const { width, height, density, symbols } = look
  const [pixelsWide, pixelsHigh] = [Math.round(width * density), Math.round(height * density)]
  const makeCanvas = () => {
    const canvas = document.createElement('canvas')
    canvas.width = pixelsWide
    canvas.height = pixelsHigh
    return canvas
  }
  const base = makeCanvas()
  look.draw(createPen(base.getContext('2d')!, symbols, 0, 0, width, height, density))
  const canvas = makeCanvas()
  const context = canvas.getContext('2d')!
  const pen = createPen(context, symbols, 0, 0, width, height, density)
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.colorSpace = SRGBColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  texture.anisotropy = look.anisotropy

  const standing = new Map<string, Written>()
  let ghosts: Written[] = []
  let queue: Written[] = []
  let wiping: Written[] = []
  let content: SheetContent = { marks: [], round: -1 }
  let tip: InkPoint | undefined
  let rest = 0

  const written = (mark: Written['mark']): Written => {
    const strokes = strokesOf(mark)
    return { mark, strokes, length: lengthOf(strokes), written: 0, wiped: 0 }
  }

  function stroke(strokes: readonly Stroke[], wide: number, colour: string): void {
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.strokeStyle = colour
    context.lineWidth = wide * density
    for (const points of strokes) {
      context.beginPath()
      for (const [index, { x, y }] of points.entries())
        if (index === 0) context.moveTo(x * density, y * density)
        else context.lineTo(x * density, y * density)
      // A pen that is only put down leaves a dot.
      if (points.length === 1) context.lineTo(points[0]!.x * density + 0.01, points[0]!.y * density)
      context.stroke()
    }
  }

  function drawWritten({ mark, strokes, length, written: share, wiped }: Written): void {
    const part = share < 1 ? writtenPart(strokes, share * length).strokes : strokes
    const wide = penWidth(mark)
    const ink = mark.ink ?? look.ink
    context.globalAlpha = 1 - wiped
    stroke(part, wide, ink)
    // Ink on lacquer gathers at its edges: the middle of a line is a little lighter.
    context.globalAlpha = 0.08 * (1 - wiped)
    stroke(part, wide * 0.4, '#ffffff')
    if (wiped > 0) drawGhost(strokes, wide, ink, wiped)
    context.globalAlpha = 1
  }

  function drawGhost(strokes: readonly Stroke[], wide: number, ink: string, share: number): void {
    context.globalAlpha = 0.055 * share
    stroke(strokes, wide * 2.6, ink)
    context.globalAlpha = 0.1 * share
    stroke(strokes, wide, ink)
    context.globalAlpha = 1
  }

  function redraw(): void {
    context.globalAlpha = 1
    context.drawImage(base, 0, 0)
    for (const { x, y } of content.lit ?? []) {
      context.globalAlpha = 0.42
      pen.rect(x, y, litSide, litSide, '#f6cf6a', 1.4)
      context.globalAlpha = 1
      pen.frame(x, y, litSide, litSide, 1, palette.brass, 1.4)
    }
    for (const { mark, strokes } of ghosts) drawGhost(strokes, penWidth(mark), mark.ink ?? look.ink, 1)
    for (const mark of content.pencil ?? []) {
      context.globalAlpha = 0.7
      stroke(strokesOf(mark), penWidth(mark) * 0.6, palette.pencil)
      context.globalAlpha = 1
    }
    for (const one of [...standing.values(), ...wiping]) if (one.written > 0) drawWritten(one)
    for (const { x, y, text, size, align = 'left', tone } of content.notes ?? [])
      pen.text(text, x, y, {
        face: tone === 'strong' ? 'black' : 'bold',
        size,
        align,
        colour: noteColours[tone],
      })
    texture.needsUpdate = true
  }

  const sheet: InkSheet = {
    texture,
    get tip() {
      return tip
    },
    get isDry() {
      return queue.length === 0 && wiping.length === 0
    },
    set(next, { cut = false } = {}) {
      if (cut || next.round !== content.round) ghosts = []
      content = next
      const wanted = new Set(next.marks.map(({ key }) => key))
      for (const [key, one] of standing) {
        if (wanted.has(key)) continue
        standing.delete(key)
        queue = queue.filter(waiting => waiting !== one)
        if (cut || one.written === 0) continue
        one.written = 1
        wiping.push(one)
      }
      for (const mark of next.marks) {
        if (standing.has(mark.key)) continue
        const one = written(mark)
        standing.set(mark.key, one)
        queue.push(one)
      }
      if (cut) {
        for (const one of queue) one.written = 1
        queue = []
        wiping = []
        tip = undefined
      }
      redraw()
    },
    advance(seconds) {
      if (sheet.isDry) return false
      for (const one of wiping) one.wiped = Math.min(1, one.wiped + seconds / wipeSeconds)
      ghosts.push(...wiping.filter(({ wiped }) => wiped === 1))
      wiping = wiping.filter(({ wiped }) => wiped < 1)
      // What is wiped makes room for what is written.
      let left = wiping.length > 0 ? 0 : seconds * Math.max(1, queue.length / patientFor)
      while (left > 0 && queue.length > 0) {
        if (rest > 0) {
          const waited = Math.min(rest, left)
          rest -= waited
          left -= waited
          continue
        }
        const one = queue[0]!
        const whole = secondsFor(one.mark)
        const spent = Math.min(left, (1 - one.written) * whole)
        one.written = Math.min(1, one.written + spent / whole)
        left -= spent
        tip = writtenPart(one.strokes, one.written * one.length).tip
        if (one.written > 0.999) {
          one.written = 1
          queue.shift()
          rest = liftSeconds
        }
      }
      if (queue.length === 0) {
        tip = undefined
        rest = 0
      }
      redraw()
      return true
    },
    dispose: () => texture.dispose(),
  }
  redraw()
  return sheet
}
