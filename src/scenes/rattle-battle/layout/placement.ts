import type { Seat } from '../../../rules/game'
import type { Location, Part, PileId } from '../../../rules/rattle-battle/vocabulary'
import type { Turn } from '../../table/turn'

/**
 * Names a thing on the table for as long as it is there: `die:p-red-1`, `token:rum-07`, `upgrade:U05@2`,
 * `part:sail@0:1`, `board:market`, `captain@3`. An `@` is followed by the seat that owns it.
 */
export type ThingId = string

export const thingKinds = [
  'box',
  'die',
  'card',
  'deck',
  'board',
  'scenario',
  'captain',
  'bow',
  'stern',
  'mast',
  'hull',
  'sail',
  'cannon',
  'hold',
  'hamster',
  'upgrade',
  'loot',
  'gold',
  'silver',
  'bag',
  'tray',
  'roll-tray',
  'quay',
  'ruler',
  'wanted',
  'marker',
  'tile',
] as const
export type ThingKind = (typeof thingKinds)[number]

/** What is printed on a thing, as a key of the prints: `adventure:A01`, `sailor:N05`, `loot:rum`, `back:soft`. */
export type Print = string

/** Where one thing lies. Lengths in cm, angles in radians; x to the right, y up, z towards the south side. */
export interface Placement {
  readonly id: ThingId
  readonly kind: ThingKind
  /** The middle of its underside. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** Counter-clockwise seen from above; 0 is upright for somebody in the south. */
  readonly yaw: number
  readonly faceUp: boolean
  readonly width: number
  readonly depth: number
  readonly height: number
  /** For screen readers. */
  readonly label: string
  readonly front: Print
  readonly back: Print
  /** Whose it is. */
  readonly seat?: Seat
  /** The rules' name of it: a card, a die, a token, an Upgrade. */
  readonly item?: string
  /** How many lie here: cards of a deck, pieces of a stock. */
  readonly count?: number
  /** How many of them are drawn; a stock of parts is drawn lower than it is, or it would hide its board. */
  readonly pieces?: number
  readonly location?: Location
  readonly part?: Part
  readonly pile?: PileId
  /** Sails, Cannons, Upgrades: ready (true) or exhausted. */
  readonly ready?: boolean
  /** 1-based index of a die's upper face. */
  readonly face?: number
  /** The place that it takes for Loot, as the rules name it. */
  readonly slot?: string
  /** Where it comes from when it appears, and goes to when it vanishes. */
  readonly home?: ThingId
}

export interface Layout {
  readonly things: ReadonlyMap<ThingId, Placement>
  /** Free places for Loot, where a hand may put a token: the rules' slot, its owner and the spot. */
  readonly slots: readonly SlotPlace[]
  /** How each seat lies at the table. */
  readonly seats: readonly SeatPlace[]
  /** How the Sea Box is turned towards whoever looks. */
  readonly sea: Turn
  /** Where the Baron takes the Ships that are sent. */
  readonly muster: { readonly x: number; readonly z: number; readonly yaw: number; readonly length: number }
}

export interface SlotPlace {
  readonly seat: Seat
  readonly slot: string
  readonly x: number
  readonly y: number
  readonly z: number
  readonly yaw: number
  /** The token that lies there. */
  readonly token: string | undefined
}

export interface SeatPlace {
  readonly seat: Seat
  /** The middle of the edge towards the Sea Box. */
  readonly x: number
  readonly z: number
  readonly yaw: number
  /** How far the area reaches to the left, to the right and towards the player. */
  readonly left: number
  readonly right: number
  readonly depth: number
}
