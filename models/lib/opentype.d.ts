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
    getPath(x: number, y: number, size: number): Path
  }
  export interface Font {
    readonly unitsPerEm: number
    readonly glyphs: { get(index: number): Glyph }
    readonly substitution: {
      getSingle(feature: string, script?: string): readonly { sub: number; by: number }[]
    }
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  const opentype: { parse(buffer: ArrayBuffer): Font }
  export default opentype
}
