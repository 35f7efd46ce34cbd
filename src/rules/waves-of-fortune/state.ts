/** Everything that a game of Waves of Fortune is between two moves (5.1): plain readonly JSON. */
import type { Seat } from '../game'
import type { RandomState } from '../random'
import type { Cell } from './grid'
import type { FortuneOptions } from './options'
import type { CardId, Colour, DeckId, Foe, TileKind, TokenKind, UpgradeId, unknownTile } from './vocabulary'

/** What is waited for (5.2). */
export const phaseIds = [
  'lobby',
  'allocate',
  'reefThrow',
  'move',
  'ramPush',
  'foeChoice',
  'fighters',
  'foeThrow',
  'crewThrow',
  'cardThrow',
  'cardChoice',
  'expedition',
  'homeServices',
  'over',
] as const
export type PhaseId = (typeof phaseIds)[number]

export interface Token {
  readonly kind: TokenKind
  /** The card filed with it (WF-61a). */
  readonly card: CardId
}

/** What a sunk ship has left (WF-96). */
export interface Wreck {
  readonly owner: Seat
  readonly gold: number
  readonly maps: readonly CardId[]
}

export interface Tile {
  readonly kind: TileKind | typeof unknownTile
  readonly faceUp: boolean
  /** A treasure tile that lies on its plain side (WF-50a), or that of a King who has fallen (WF-122b). */
  readonly looted?: true | undefined
  readonly token?: Token | undefined
  readonly wrecks: readonly Wreck[]
}

export interface Player {
  readonly colour: Colour
  readonly cell: Cell
  readonly afloat: boolean
  readonly crew: number
  readonly food: number
  readonly shipGold: number
  readonly chestGold: number
  readonly maps: readonly CardId[]
  readonly upgrades: readonly UpgradeId[]
  readonly krakenGem: boolean
  readonly defeatedKing: boolean
  /** Following Wind for the next own turn (WF-32). */
  readonly wind: boolean
  /** Becalmed on the next own turn (WF-22). */
  readonly becalmed: boolean
}

export const landingSteps = ['a', 'b', 'c', 'd', 'e'] as const

/** A landing step under way (WF-43); the step is the one that comes next. */
export interface Landing {
  readonly who: Seat
  readonly cell: Cell
  readonly step: (typeof landingSteps)[number]
}

/** A drawn card whose effect is not finished. */
export interface Shown {
  readonly card: CardId
  readonly who: Seat
  /** The option that was chosen, if it leads to a throw. */
  readonly option?: string | undefined
  /** Crew sent ashore (WF-59). */
  readonly sent?: number | undefined
}

export interface Combat {
  readonly fighter: Seat
  readonly foe: Foe
  /** Pirates and the Kraken: their card. */
  readonly card?: CardId | undefined
  readonly hp: number
  /** Sent into the round that is fought; 0 while they are chosen. */
  readonly fighters: number
  /** Who survived the round before stays in front (WF-77a). */
  readonly minFighters: number
  /** Rounds that have been fought; absent in the first. */
  readonly rounds?: number | undefined
  /** What the foe has thrown in this round. */
  readonly foeDice?: readonly number[] | undefined
}

/** A die that lies flat in the tray, in the plane of the rules: mm and degrees. */
export interface TrayDie {
  readonly id: string
  readonly face: number
  readonly x: number
  readonly y: number
  readonly yaw: number
}

/** The throw that is awaited (section 6). */
export interface Roll {
  /** Dice that have still to be thrown, or thrown again. */
  readonly due: readonly string[]
  readonly lying: readonly TrayDie[]
  /** How often a die was cocked or left the tray in this throw. */
  readonly misses: Readonly<Record<string, number>>
}

export interface FortuneState {
  readonly game: 'waves-of-fortune'
  readonly version: 1
  readonly options: FortuneOptions
  readonly random: RandomState
  readonly phase: PhaseId
  /** Counted from 1; 0 before the first turn. */
  readonly round: number
  /** Whose turn it is. */
  readonly active: Seat
  /** Who must act; the hand of the pirates, or a rammed player, in somebody else's turn. */
  readonly actor: Seat
  /** Of the turn under way (WF-26a). */
  readonly allowance: number
  readonly canTeleport: boolean
  /** Only in the phase `lobby`: what each seat has claimed. */
  readonly claims?: readonly (Colour | null)[] | undefined
  /** Row by row from the north-west. */
  readonly tiles: readonly Tile[]
  /** The top card is the last one. */
  readonly draw: Readonly<Record<DeckId, readonly CardId[]>>
  readonly discard: Readonly<Record<DeckId, readonly CardId[]>>
  /** Out of the game: the Kraken's card (WF-93b). */
  readonly removed: readonly CardId[]
  /** The one under way is the last; a rammed ship's lies on that of the rammer (WF-39). */
  /** Of a game that goes on for a while after the King has fallen (WF-122b). */
  readonly lastRound?: number | undefined
  readonly landings: readonly Landing[]
  readonly shown?: Shown | undefined
  readonly combat?: Combat | undefined
  readonly roll?: Roll | undefined
  readonly players: readonly Player[]
}
