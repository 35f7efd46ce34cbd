export type Align = 'left' | 'center' | 'right'
export type Face = 'title' | 'text' | 'bold' | 'black' | 'number'

const faces: Readonly<Record<Face, readonly [weight: number, family: string]>> = {
  title: [400, 'Pirata One'],
  text: [500, 'Alegreya Sans'],
  bold: [700, 'Alegreya Sans'],
  black: [800, 'Alegreya Sans'],
  number: [800, 'Alegreya'],
}

/** What must have arrived before anything is printed. */
export const printFonts = Object.values(faces).map(([weight, family]) => `${weight} 20px "${family}"`)

export interface TextStyle {
  readonly face?: Face
  /** Height of the type in mm. */
  readonly size: number
  readonly colour?: string
  readonly align?: Align
  /** It is set smaller rather than longer. */
  readonly width?: number
  /** Extra space between letters, in units of the size. */
  readonly tracking?: number
}

/** Draws a print in millimetres from its upper left corner. */
export interface Pen {
  readonly width: number
  readonly height: number
  readonly context: CanvasRenderingContext2D
  fill(colour: string | CanvasGradient): void
  rect(x: number, y: number, w: number, h: number, colour: string, corner?: number): void
  frame(x: number, y: number, w: number, h: number, line: number, colour: string, corner?: number): void
  disc(x: number, y: number, r: number, colour: string): void
  ring(x: number, y: number, r: number, line: number, colour: string): void
  line(x1: number, y1: number, x2: number, y2: number, line: number, colour: string): void
  shape(points: readonly (readonly [x: number, y: number])[], colour: string): void
  /** An outline in mm, written as in SVG: filled, or drawn with a line of this breadth. */
  path(outline: string, colour: string, line?: number): void
  icon(name: string, x: number, y: number, size: number, colour: string): void
  text(text: string, x: number, y: number, style: TextStyle): void
  /** Sets words in lines of this width, smaller if there would be too many; answers where the last line stands. */
  words(
    text: string,
    x: number,
    y: number,
    style: TextStyle & { readonly width: number; readonly leading?: number; readonly lines: number },
  ): number
  /** Draws upside down: whatever stands at a point stands at the point opposite. */
  turned(draw: () => void): void
  /** Stains and fibres over what is drawn so far. */
  age(strength: number): void
  /** Draws with the canvas itself, which counts in millimetres from the upper left corner meanwhile. */
  freely(draw: (context: CanvasRenderingContext2D) => void): void
}

/** Symbols on a square of 512, by name; each game brings its own. */
export type Symbols = Readonly<Record<string, string>>

const outlines = new Map<string, Path2D>()

function outlineOf(path: string): Path2D {
  const made = outlines.get(path) ?? new Path2D(path)
  outlines.set(path, made)
  return made
}

let grain: HTMLCanvasElement | undefined

/** A tile of paper: clouds and fibres, from a fixed generator, made once. */
function paperGrain(): HTMLCanvasElement {
  if (grain) return grain
  const size = 192
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')!
  const image = context.createImageData(size, size)
  let state = 20011
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const coarse = Array.from({ length: 144 }, next)
  const cloud = (x: number, y: number) => {
    const [u, v] = [(x / size) * 12, (y / size) * 12]
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const [f, g] = [u - i, v - j]
    const at = (a: number, b: number) => coarse[((b + 12) % 12) * 12 + ((a + 12) % 12)]!
    const top = at(i, j) * (1 - f) + at(i + 1, j) * f
    const bottom = at(i, j + 1) * (1 - f) + at(i + 1, j + 1) * f
    return top * (1 - g) + bottom * g
  }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = (y * size + x) * 4
      const dark = 0.55 * cloud(x, y) + 0.45 * next()
      image.data[at] = 58
      image.data[at + 1] = 38
      image.data[at + 2] = 18
      image.data[at + 3] = Math.round(255 * Math.max(0, dark - 0.3))
    }
  context.putImageData(image, 0, 0)
  grain = canvas
  return canvas
}

/** A pen for the cell at (left, top) of a page; `scale` is pixels for a millimetre. */
export function createPen(
  context: CanvasRenderingContext2D,
  symbols: Symbols,
  left: number,
  top: number,
  width: number,
  height: number,
  scale: number,
): Pen {
  const px = (mm: number) => mm * scale
  const atX = (mm: number) => left + mm * scale
  const atY = (mm: number) => top + mm * scale
  const setFont = (face: Face, size: number, tracking: number) => {
    const [weight, family] = faces[face]
    context.font = `${weight} ${px(size)}px "${family}"`
    context.letterSpacing = `${px(size * tracking)}px`
  }
  const box = (x: number, y: number, w: number, h: number, corner: number) => {
    context.beginPath()
    if (corner > 0) context.roundRect(atX(x), atY(y), px(w), px(h), px(corner))
    else context.rect(atX(x), atY(y), px(w), px(h))
  }
  const put = (text: string, x: number, y: number, style: TextStyle, size: number) => {
    const { face = 'text', colour = '#2b2016', align = 'left', tracking = 0 } = style
    setFont(face, size, tracking)
    context.textAlign = align
    context.textBaseline = 'alphabetic'
    context.fillStyle = colour
    context.fillText(text, atX(x), atY(y))
  }
  const lengthOf = (text: string, { face = 'text', tracking = 0 }: TextStyle, size: number) => {
    setFont(face, size, tracking)
    return context.measureText(text).width / scale
  }

  const pen: Pen = {
    width,
    height,
    context,
    fill(colour) {
      context.fillStyle = colour
      context.fillRect(left, top, px(width), px(height))
    },
    rect(x, y, w, h, colour, corner = 0) {
      box(x, y, w, h, corner)
      context.fillStyle = colour
      context.fill()
    },
    frame(x, y, w, h, line, colour, corner = 0) {
      box(x, y, w, h, corner)
      context.lineWidth = px(line)
      context.strokeStyle = colour
      context.stroke()
    },
    disc(x, y, r, colour) {
      context.beginPath()
      context.arc(atX(x), atY(y), px(r), 0, Math.PI * 2)
      context.fillStyle = colour
      context.fill()
    },
    ring(x, y, r, line, colour) {
      context.beginPath()
      context.arc(atX(x), atY(y), px(r), 0, Math.PI * 2)
      context.lineWidth = px(line)
      context.strokeStyle = colour
      context.stroke()
    },
    line(x1, y1, x2, y2, line, colour) {
      context.beginPath()
      context.moveTo(atX(x1), atY(y1))
      context.lineTo(atX(x2), atY(y2))
      context.lineWidth = px(line)
      context.strokeStyle = colour
      context.stroke()
    },
    shape(points, colour) {
      context.beginPath()
      for (const [index, [x, y]] of points.entries())
        if (index === 0) context.moveTo(atX(x), atY(y))
        else context.lineTo(atX(x), atY(y))
      context.closePath()
      context.fillStyle = colour
      context.fill()
    },
    path(outline, colour, line) {
      context.save()
      context.translate(left, top)
      context.scale(scale, scale)
      if (line === undefined) {
        context.fillStyle = colour
        context.fill(outlineOf(outline))
      } else {
        context.lineWidth = line
        context.lineCap = 'round'
        context.lineJoin = 'round'
        context.strokeStyle = colour
        context.stroke(outlineOf(outline))
      }
      context.restore()
    },
    icon(name, x, y, size, colour) {
      const path = symbols[name]
      if (path === undefined) throw new Error(`There is no symbol ${name} among the prints`)
      const k = px(size) / 512
      context.save()
      context.translate(atX(x) - 256 * k, atY(y) - 256 * k)
      context.scale(k, k)
      context.fillStyle = colour
      context.fill(outlineOf(path))
      context.restore()
    },
    text(text, x, y, style) {
      const long = style.width === undefined ? 0 : lengthOf(text, style, style.size)
      const size =
        style.width !== undefined && long > style.width ? (style.size * style.width) / long : style.size
      put(text, x, y, style, size)
    },
    words(text, x, y, style) {
      const leading = style.leading ?? 1.16
      let { size } = style
      for (let tries = 0; ; tries++) {
        const lines: string[] = []
        for (const word of text.split(' ')) {
          const last = lines.at(-1)
          const longer = last === undefined ? word : `${last} ${word}`
          if (last === undefined || lengthOf(longer, style, size) > style.width) lines.push(word)
          else lines[lines.length - 1] = longer
        }
        if (lines.length > style.lines && tries < 12) {
          size *= 0.95
          continue
        }
        for (const [index, line] of lines.entries()) put(line, x, y + index * size * leading, style, size)
        return y + (lines.length - 1) * size * leading
      }
    },
    turned(draw) {
      const [x, y] = [left + px(width) / 2, top + px(height) / 2]
      context.save()
      context.translate(x, y)
      context.rotate(Math.PI)
      context.translate(-x, -y)
      draw()
      context.restore()
    },
    freely(draw) {
      context.save()
      context.translate(left, top)
      context.scale(scale, scale)
      draw(context)
      context.restore()
    },
    age(strength) {
      context.save()
      context.beginPath()
      context.rect(left, top, px(width), px(height))
      context.clip()
      context.globalAlpha = strength
      context.fillStyle = context.createPattern(paperGrain(), 'repeat')!
      context.fillRect(left, top, px(width), px(height))
      context.restore()
    },
  }
  return pen
}
