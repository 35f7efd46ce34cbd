/** What an Adventure card says: its fleet, its rows, its Loot, its pictured layout and its special effects. */
import type { DieSymbol, PlacedTile, TileId } from '../../../measure'
import type { AdventureId, LootType, NpColour, PileId } from '../vocabulary'

/** Whom a Ship moves towards; without one it is the closest Player Ship (RB-137c). */
export type MoveTarget = 'wanted' | 'captain' | 'leader'

/** What a result makes an NP Ship do (RB-133 to RB-144). */
export type NpAction =
  | { readonly kind: 'escape' }
  /** `count` absent: as many as the result says. */
  | { readonly kind: 'explode'; readonly count?: number; readonly playersOnly?: true }
  | { readonly kind: 'towards'; readonly target?: MoveTarget }
  | { readonly kind: 'away' }
  | { readonly kind: 'volley' }
  | { readonly kind: 'redrop' }
  | { readonly kind: 'surrender' }
  | { readonly kind: 'ally' }
  | { readonly kind: 'reef' }

export interface FleetRow {
  readonly actions: readonly NpAction[]
  /** In the Battle; a record where only some symbols of an `any` row have one. Absent: RB-132, RB-214a. */
  readonly strength?: number | Readonly<Partial<Record<DieSymbol, number>>>
}

/** `SAIL`, `orange:SKULL` or `blue:any`; looked up by RB-131. */
export type RowKey = DieSymbol | `${NpColour}:${DieSymbol}` | `${NpColour}:any`

/** The special text of a card. Each is carried out where its phase is: search for its key. */
export type CardEffect =
  | { readonly key: 'lootChain'; readonly type: LootType; readonly max: number }
  | { readonly key: 'chooseLootOnSink'; readonly colour: NpColour }
  | { readonly key: 'discardLootForPart'; readonly part: 'cannon' }
  | { readonly key: 'exchangeLoot'; readonly type: LootType; readonly coins: number }
  | { readonly key: 'wantedPreBattle'; readonly colour: NpColour; readonly range: number }
  | { readonly key: 'mostTrophiesLoot'; readonly count: number }
  | { readonly key: 'wantedLoot'; readonly count: number }
  | { readonly key: 'noTrophyTax'; readonly coins: number }
  | { readonly key: 'wantedExhaustsUpgrade' }
  | { readonly key: 'freeCannons' }
  | { readonly key: 'tilesBlockFire' }
  | { readonly key: 'tilesBlockMove' }
  | { readonly key: 'moveCap'; readonly range: number }
  | { readonly key: 'sinkBonusLoot'; readonly colour: NpColour; readonly count: number }
  | { readonly key: 'sinkBonusCoin'; readonly colour: NpColour; readonly coins: number }
  | { readonly key: 'closeLocation' }
  | { readonly key: 'shelter'; readonly tile: TileId }
  | { readonly key: 'surrenderLootType'; readonly type: LootType }
  | { readonly key: 'boarderLootType'; readonly type: LootType }
  | { readonly key: 'reef'; readonly colour: NpColour }
  | { readonly key: 'allySurvivesLoot'; readonly count: number }
  | { readonly key: 'noSails' }
  | { readonly key: 'minShips'; readonly ships: number; readonly loot: number }
  | { readonly key: 'allySunkTax'; readonly coins: number }
  | { readonly key: 'sinkOnTile'; readonly tile: TileId }
  | {
      readonly key: 'sinkTakeLoot'
      readonly colour: NpColour
      readonly type: LootType
      readonly count: number
    }
  | { readonly key: 'openFire' }
  | { readonly key: 'pvpBonusCoin'; readonly coins: number }

/** A die that is dropped before the others and put on its place in the picture (RB-111). */
export interface PrePlaced {
  readonly colour: NpColour
  readonly x: number
  readonly y: number
}

interface Card {
  readonly id: AdventureId
  readonly name: string
  readonly pile: PileId
  /** Loot tokens for taking part. */
  readonly loot: number
}

export interface SeaAdventure extends Card {
  readonly kind: 'sea'
  readonly fleet: Readonly<Partial<Record<NpColour, number>>>
  readonly rows: Readonly<Partial<Record<RowKey, FleetRow>>>
  readonly effects: readonly CardEffect[]
  readonly tiles: readonly PlacedTile[]
  readonly prePlaced: readonly PrePlaced[]
}

export type CrazyDiceUse = 'drop' | 'roll' | 'toss'

export interface CrazyAdventure extends Card {
  readonly kind: 'crazy'
  readonly diceUse: CrazyDiceUse
  readonly tiles: readonly PlacedTile[]
  /** What may be swapped after drawing Loot. */
  readonly effects: readonly CardEffect[]
}

export type AdventureCard = SeaAdventure | CrazyAdventure
