import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js'

/**
 * Type as outlines. Letters reach a texture only as paths from the bundled fonts, so no font of the machine can
 * change a pixel.
 */

const require = createRequire(import.meta.url)

const files = {
  blackletter: 'pirata-one/files/pirata-one-latin-400-normal.woff',
  smallCaps: 'im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff',
  italic: 'im-fell-dw-pica/files/im-fell-dw-pica-latin-400-italic.woff',
  sansMedium: 'alegreya-sans/files/alegreya-sans-latin-500-normal.woff',
  sansBlack: 'alegreya-sans/files/alegreya-sans-latin-800-normal.woff',
  serifBlack: 'alegreya/files/alegreya-latin-800-normal.woff',
} as const
export type Face = keyof typeof files

interface LoadedFont {
  readonly font: Font
  /** Glyph by glyph: the figure of capital height for the hanging one. */
  readonly lining: ReadonlyMap<number, number>
}

const loaded = new Map<Face, LoadedFont>()

function load(face: Face): LoadedFont {
  const known = loaded.get(face)
  if (known) return known
  const bytes = readFileSync(require.resolve(`@fontsource/${files[face]}`))
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  )
  const lining = new Map(font.substitution.getSingle('lnum', 'latn').map(({ sub, by }) => [sub, by]))
  const result = { font, lining }
  loaded.set(face, result)
  return result
}

/** A font of these characters alone, whose figures have capital height without being asked to. */
export function liningFont(face: Face, characters: string): Buffer {
  const { font, lining } = load(face)
  const { unitsPerEm, ascender, descender } = font
  const glyphs = Array.from(new Set(characters), character => {
    const glyph = font.charToGlyph(character)
    const { path, advanceWidth = 0 } = font.glyphs.get(lining.get(glyph.index) ?? glyph.index)
    const name = `u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`
    return new opentype.Glyph({ name, unicode: character.codePointAt(0)!, advanceWidth, path })
  })
  const { path, advanceWidth = 0 } = font.glyphs.get(0)
  const notdef = new opentype.Glyph({ name: '.notdef', advanceWidth, path })
  const made = new opentype.Font({
    familyName: 'Alegreya Numbers',
    styleName: 'ExtraBold',
    unitsPerEm,
    ascender,
    descender,
    glyphs: [notdef, ...glyphs],
  })
  return Buffer.from(made.toArrayBuffer())
}

export interface TypeBox {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

export interface SetType {
  readonly d: string
  readonly width: number
  readonly box: TypeBox
}

export interface TypeOptions {
  /** Where x lies in the line; default start. */
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Extra space between letters in units of the size. */
  readonly tracking?: number
}

/** Written here because the library's own writer runs a number just below zero into the one before it. */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map(({ type, x, y, x1, y1, x2, y2 }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter(value => value !== undefined)
      return type + numbers.map(value => value.toFixed(4)).join(' ')
    })
    .join('')
}

/** Sets one line with its base line at y; figures have capital height where the font can. */
export function setType(
  face: Face,
  text: string,
  x: number,
  y: number,
  size: number,
  options: TypeOptions = {},
): SetType {
  const { font, lining } = load(face)
  const scale = size / font.unitsPerEm
  const glyphs = Array.from(text, (character): Glyph => {
    const glyph = font.charToGlyph(character)
    const other = lining.get(glyph.index)
    return other === undefined ? glyph : font.glyphs.get(other)
  })
  const tracking = (options.tracking ?? 0) * size
  let width = 0
  const starts = glyphs.map((glyph, index) => {
    const previous = glyphs[index - 1]
    if (previous) width += font.getKerningValue(previous, glyph) * scale + tracking
    const start = width
    width += (glyph.advanceWidth ?? 0) * scale
    return start
  })
  const anchor = options.anchor ?? 'start'
  const left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  const box = { x1: Infinity, y1: Infinity, x2: -Infinity, y2: -Infinity }
  const d = glyphs
    .map((glyph, index) => {
      const path = glyph.getPath(left + starts[index]!, y, size)
      const bounds = path.getBoundingBox()
      const data = pathData(path.commands)
      if (data !== '') {
        box.x1 = Math.min(box.x1, bounds.x1)
        box.y1 = Math.min(box.y1, bounds.y1)
        box.x2 = Math.max(box.x2, bounds.x2)
        box.y2 = Math.max(box.y2, bounds.y2)
      }
      return data
    })
    .join('')
  return { d, width, box }
}

/** Sets a line centred on (cx, cy) whose ink is `height` tall, or narrower than `maxWidth` if that binds first. */
export function fitType(
  face: Face,
  text: string,
  cx: number,
  cy: number,
  height: number,
  maxWidth = Infinity,
): SetType {
  const probe = setType(face, text, 0, 0, 1000)
  const size =
    1000 * Math.min(height / (probe.box.y2 - probe.box.y1), maxWidth / (probe.box.x2 - probe.box.x1))
  const k = size / 1000
  const x = cx - (k * (probe.box.x1 + probe.box.x2)) / 2
  const y = cy - (k * (probe.box.y1 + probe.box.y2)) / 2
  return setType(face, text, x, y, size)
}
