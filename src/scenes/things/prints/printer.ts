import type { Print } from '../layout'
import type { Pen, Symbols } from './pen'

export type { Pen } from './pen'

/** How one print is made. */
export interface PrintRecipe {
  /** In mm. */
  readonly width: number
  readonly height: number
  /** Pixels for a millimetre, where nothing has to be saved. */
  readonly density: number
  draw(pen: Pen): void
}

/** Of prints that begin like this only this many are kept: the oldest gives its place to the next. */
export interface PrintFamily {
  readonly prefix: string
  readonly most: number
}

/** What a game prints. */
export interface Printer {
  readonly symbols: Symbols
  /** What stands behind a key of its layout. */
  recipeOf(print: Print): PrintRecipe
  readonly families?: readonly PrintFamily[]
  /** It has an outline of its own in its cell: nothing may be drawn around it. */
  isFree?(print: Print): boolean
  /** Drawn before all others, so that they share a page. */
  readonly first?: readonly { readonly front: Print; readonly back: Print }[]
}

/** The recipe of a print of this size, in cm. */
export function recipe(
  { width, depth }: { readonly width: number; readonly depth: number },
  density: number,
  draw: (pen: Pen) => void,
): PrintRecipe {
  return { width: width * 10, height: depth * 10, density, draw }
}
