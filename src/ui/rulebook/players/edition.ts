import type dieColours from '../generated/dieColours.json'
import type pictures from '../generated/pictures.json'

/** A die by its look on the table: `yellow` is a Ship, `clear` a Freebooter, `ivory` the crew's. */
export type DieName = keyof typeof dieColours
export type PictureName = keyof typeof pictures

/** One thing in a row: a die that shows a face of dieFaces.svg, a picture of a thing, or a word between them. */
export type Part =
  | { readonly die: DieName; readonly face: string; readonly says?: string }
  | { readonly picture: PictureName; readonly says?: string }
  | { readonly word: string }

/** A die in the Sea Box, in mm from the left and the near edge of what is shown. */
export interface SeaDie {
  readonly die: DieName
  readonly face: string
  readonly x: number
  readonly y: number
  readonly yaw: number
}

export interface SeaPicture {
  readonly width: number
  readonly height: number
  readonly dice: readonly SeaDie[]
  /** Pairs between which a ruler lies; how far apart they are is measured, not written. */
  readonly measured: readonly (readonly [from: number, to: number])[]
}

export interface Need {
  readonly show: readonly Part[]
  /** Its pictures take the whole width. */
  readonly isWide?: true
  readonly name: string
  readonly words: string
}

export interface Example {
  readonly show: readonly Part[] | SeaPicture
  /** What happens there; may cite rules by their ids. */
  readonly words: string
}

export interface Step {
  readonly title: string
  readonly words: string
  readonly examples: readonly Example[]
}

/** A game as a player learns it: what lies before you, and what is done with it, shown. */
export interface PlayersEdition {
  readonly needs: readonly Need[]
  readonly steps: readonly Step[]
}
