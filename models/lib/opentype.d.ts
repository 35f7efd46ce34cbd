/** The part of opentype.js that the builders use; the package ships no types. */
declare module 'opentype.js' {
  export interface PathCommand {
    readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    readonly x?: number
    readonly y?: number
    readonly x1?: number
    readonly y1?: number
    readonly x2?: number
    readonly y2?: number
  }
  export interface Path {
    readonly commands: readonly PathCommand[]
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number }
  }
  export interface Glyph {
    readonly index: number
    readonly advanceWidth?: number
    readonly path: Path
    getPath(x: number, y: number, size: number): Path
  }
  export interface Font {
    readonly unitsPerEm: number
    readonly ascender: number
    readonly descender: number
    readonly glyphs: { get(index: number): Glyph }
    readonly substitution: {
      getSingle(feature: string, script?: string): readonly { sub: number; by: number }[]
    }
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
    toArrayBuffer(): ArrayBuffer
  }
  interface NewGlyph {
    readonly name: string
    readonly unicode?: number
    readonly advanceWidth: number
    readonly path: Path
  }
  interface NewFont {
    readonly familyName: string
    readonly styleName: string
    readonly unitsPerEm: number
    readonly ascender: number
    readonly descender: number
    /** The first stands for what is missing. */
    readonly glyphs: readonly Glyph[]
  }
  const opentype: {
    parse(buffer: ArrayBuffer): Font
    readonly Glyph: new (options: NewGlyph) => Glyph
    readonly Font: new (options: NewFont) => Font
  }
  export default opentype
}
