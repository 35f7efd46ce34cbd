import type { Seat } from '../../../rules/game'
import type { Location, Part, PileId } from '../../../rules/rattle-battle/public'
import type { Turn } from '../../table/turn'
import type { Layout as KitLayout, Placement as KitPlacement, ThingId } from '../../things/layout'

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

/**
 * One thing of Rattle Battle: `die:p-red-1`, `token:rum-07`, `upgrade:U05@2`, `part:sail@0:1`, `board:market`,
 * `captain@3`.
 */
export interface Placement extends KitPlacement {
  readonly kind: ThingKind
  readonly location?: Location
  readonly part?: Part
  readonly pile?: PileId
  /** Sails, Cannons, Upgrades: ready (true) or exhausted. */
  readonly ready?: boolean
  /** The place that it takes for Loot, as the rules name it. */
  readonly slot?: string
}

export type { Print, ThingId } from '../../things/layout'

export interface Layout extends KitLayout {
  readonly things: ReadonlyMap<ThingId, Placement>
  /** Free places for Loot, where a hand may put a token: the rules' slot, its owner and the spot. */
  readonly slots: readonly SlotPlace[]
  /** How each seat lies at the table. */
  readonly seats: readonly SeatPlace[]
  /** How the Sea Box is turned towards the viewer. */
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
