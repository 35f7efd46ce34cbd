import type { DieKind, Quat } from '../../../measure'
import type { Seat } from '../../../rules/game'
import type { SeatWord } from '../../../rules/sentence'
import type { PlateShape } from '../pieces/plateGeometry'

/** Names a thing on the table for as long as it is there: `die:7`, `card:A01`, `ship@2`; after an `@` its owner. */
export type ThingId = string

/** What is printed on a thing, as a key of its game's prints: `card:A01`, `back:soft`. */
export type Print = string

/**
 * How a thing gets to its place. Without a word it is lifted and carried there; what is sailed turns and then goes along
 * the table, what is shoved starts at a blow and comes to rest.
 */
export type Way = 'sailed' | 'shoved'

/** How printed cardboard is cut: its outline, how round its corners are (cm), and what its edge shows. */
export interface Cut {
  readonly shape: PlateShape
  readonly corner: number | 'round'
  readonly edge: string
  /** It throws no darkness around itself, because it lies on something of its own colour. */
  readonly isShadeless?: true
}

/**
 * Where one thing lies. Lengths in cm, angles in radians; x to the right, y up, z towards the south side.
 *
 * The kit draws what has a `cut`, dice, and coins of the kinds `gold` and `silver`; a `deck` is a pile, and things that
 * have a `bag` for their home grow out of it. All other things are drawn by their game.
 */
export interface Placement {
  readonly id: ThingId
  readonly kind: string
  /** The middle of its underside. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** Counter-clockwise seen from above; 0 is upright for somebody in the south. */
  readonly yaw: number
  /** It leans: so far its far edge is raised about the near one, as a card in a hand is. */
  readonly pitch?: number
  /** Turned in its own plane against its neighbours, as cards of a fan are; it leans all the same. */
  readonly fan?: number
  /** Drawn out of its place along its own plane, away from its reader, in cm. */
  readonly slide?: number
  readonly faceUp: boolean
  /** It lies anyhow, by its middle: said instead of yaw, pitch, fan and face. */
  readonly rotation?: Quat
  readonly width: number
  readonly depth: number
  readonly height: number
  /** For screen readers, and for everybody who asks what it is. */
  readonly label: string
  /** The words of its label that depend on who is meant. */
  readonly persons?: readonly SeatWord[]
  readonly front: Print
  readonly back: Print
  readonly cut?: Cut | undefined
  /** Seen from above it is a disc. */
  readonly isRound?: boolean
  /** What kind of die it is. */
  readonly die?: DieKind
  /** 1-based index of a die's upper face. */
  readonly face?: number
  /** Whose it is. */
  readonly seat?: Seat
  /** The rules' name of it: a card, a die, a token. */
  readonly item?: string
  /** How many lie here: cards of a deck, pieces of a stock. */
  readonly count?: number
  /** How many of them are drawn. */
  readonly pieces?: number
  /** Where it comes from when it appears, and goes to when it vanishes. */
  readonly home?: ThingId
  readonly way?: Way | undefined
}

/** Where everything lies; games add what else they know of their tables. */
export interface Layout {
  readonly things: ReadonlyMap<ThingId, Placement>
  /** Things that were called otherwise in the layout before, by their names there: they go on as the same thing. */
  readonly becomes?: ReadonlyMap<ThingId, ThingId>
}
