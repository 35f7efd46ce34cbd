/** Everything that a game of Rattle Battle is between two moves (5.1): plain readonly JSON, nothing derived. */
import type { Seat } from '../game'
import type { RandomState } from '../random'
import type { RattleOptions } from './options'
import type {
  AdventureId,
  DieId,
  Location,
  Part,
  PileId,
  Plan,
  PlayerColour,
  SailorId,
  Seen,
  TokenId,
  UpgradeId,
  VpId,
} from './vocabulary'

/** Phases that wait for a player (5.2); automatic steps between them are no phase of the state. */
export const phaseIds = [
  'setup.part',
  'briefing.forced',
  'briefing.commit',
  'drop.pre',
  'drop.main',
  'np.redrop',
  'actions.late',
  'actions.drop',
  'actions.turn',
  'loot',
  'sailors',
  'repair',
  'stow',
  'adventure.end',
  'crazy.throw',
  'crazy.pick',
  'crazy.aside',
  'crazy.reroll',
  'crazy.toss',
  'port.free',
  'port.market',
  'port.tavern',
  'port.shipyard',
  'port.workshop',
  'port.pit',
  'port.guild',
  'game.rollOff',
  'game.over',
] as const
export type PhaseId = (typeof phaseIds)[number]

/** Ready and exhausted pieces of a kind (RB-15). */
export interface Pieces {
  readonly ready: number
  readonly exhausted: number
}

export interface OwnedUpgrade {
  readonly id: UpgradeId
  readonly ready: boolean
  /** Icon 1: used in this Adventure. */
  readonly used: boolean
}

export interface StoredToken {
  readonly token: TokenId
  /** It was placed in this Adventure and may be spent from the next one on (RB-405a). */
  readonly fresh: boolean
}

export interface OwnedSailor {
  readonly id: SailorId
  /** Uses in this Adventure, or in this Port visit. */
  readonly uses: number
  readonly store: readonly StoredToken[]
}

/** A Ship taken in this Adventure (RB-8a). */
export interface Trophy {
  readonly die: DieId
  readonly boarded: boolean
  /** Sunk after it had surrendered: Loot instead of the coin (RB-140). */
  readonly surrendered: boolean
  /** Boarded by the Ship that had thrown the Boarding Hook at it (U15). */
  readonly hooked: boolean
}

/** An own Ship that lies on a Captain token until it is repaired. */
export interface SunkShip {
  readonly die: DieId
  /** The players who have it as a Trophy (Pirate Wars). */
  readonly by: readonly Seat[]
}

export interface Player {
  readonly colour: PlayerColour
  readonly dice: readonly DieId[]
  readonly coins: number
  readonly vpCards: readonly VpId[]
  readonly sailors: readonly OwnedSailor[]
  readonly sails: Pieces
  readonly cannons: Pieces
  /** Regular Holds. */
  readonly holds: number
  readonly hamsters: number
  readonly upgrades: readonly OwnedUpgrade[]
  readonly stowed: Plan
  /** Slots of the Secret Hold whose tokens have lain there since the card was revealed. */
  readonly secure: readonly string[]
  /** Loot drawn and not yet stowed (RB-245). */
  readonly quay: readonly TokenId[]
  readonly revengeCards: number
  readonly trophies: readonly Trophy[]
  readonly sunk: readonly SunkShip[]
}

/** A die in the Sea; its side follows from its colour and the card. */
export interface SeaDie {
  readonly id: DieId
  readonly x: number
  readonly y: number
  /** Degrees, counter-clockwise seen from above. */
  readonly yaw: number
  /** 1-based index of the upper face. */
  readonly face: number
}

/** The last three belong to mini-games: dropped, tossed into the Sea Box, rolled in the own tray (6.1). */
export const dropPurposes = ['pre', 'main', 'redrop', 'effect', 'late', 'crazy', 'toss', 'roll'] as const

/** A throw that is awaited. The dice are in the hand; what lies in the box is in the Sea. */
export interface Drop {
  readonly purpose: (typeof dropPurposes)[number]
  readonly dice: readonly DieId[]
  readonly by: Seat
  /** Repetitions so far (RB-112, RB-116). */
  readonly repeats: number
  /** Blows of the fist that this throw has had. */
  readonly blows: number
  /** Dice of the last reading that did not lie flat; the fist is due while there are any. */
  readonly cocked: readonly DieId[]
}

/** A Boarding Hook thrown at a Ship (U15). */
export interface Hook {
  readonly die: DieId
  readonly target: DieId
}

export interface Adventure {
  readonly card: AdventureId
  /** By seat; a player with at least one is a Participant (RB-97). */
  readonly committed: readonly (readonly DieId[])[]
  readonly sea: readonly SeaDie[]
  readonly drop?: Drop | undefined
  /** Re-drop rounds made (RB-139a). */
  readonly redrops: number
  /** The player whose turn it is in phase 4 has made their Move or Fire. */
  readonly acted: boolean
  /** The player whose turn it is has used an Upgrade, Special Loot or a Sailor's store. */
  readonly used: boolean
  /** Who has used Ballista. */
  readonly ballistas: readonly Seat[]
  /** Ships with +2 from Grog Greta, once per token. */
  readonly grogged: readonly DieId[]
  readonly hooks: readonly Hook[]
  /** Was an Ally afloat when the Battle was over? Absent before, and where there was none. */
  readonly allyAfloat?: boolean | undefined
  /** The first in the queue of phase 7 has drawn. */
  readonly drawn: boolean
  /** By seat: extra draws of the card's chain (RB-244a). */
  readonly chained: readonly number[]
  /** By seat: repairs that cost nothing (Ned Plank). */
  readonly freeRepairs: readonly number[]
  /** The mini-game of a Crazy Adventure. */
  readonly crazy?: CrazyGame | undefined
}

/** What the mini-games keep; each uses what it needs (4.5). */
export interface CrazyGame {
  /** From 1; 0 where a game has no rounds. */
  readonly round: number
  /** Dice that are out. */
  readonly out: readonly DieId[]
  /** Players that are out. */
  readonly gone: readonly Seat[]
  /** Upper faces of the dice rolled in this round. */
  readonly faces: Readonly<Partial<Record<DieId, number>>>
  /** Dice set aside (Attack the Prison). */
  readonly aside: readonly DieId[]
  /** Secret picks by seat (Brawl). */
  readonly picks: Readonly<Record<string, Seen<DieId>>>
  /** Re-rolls of the player who is rolling. */
  readonly rerolls: number
}

/** A final tie that is being rolled off (RB-357). */
export interface RollOff {
  /** Who is still first. */
  readonly tied: readonly Seat[]
  /** Upper faces of the dice rolled in this round. */
  readonly faces: Readonly<Partial<Record<DieId, number>>>
  readonly drop?: Drop | undefined
}

export interface Visit {
  /** By seat: the player's location. */
  readonly at: readonly Location[]
  /** By seat. */
  readonly hired: readonly number[]
  readonly partsBought: readonly number[]
  readonly upgradesBought: readonly number[]
  readonly vpBought: readonly number[]
  /** By seat: cards drawn in Tavern or Workshop, of which one must be kept. */
  readonly drawnSailors: readonly (readonly Seen<SailorId>[])[]
  readonly drawnUpgrades: readonly (readonly Seen<UpgradeId>[])[]
  /** By seat: where the player stops; they are passed over before the last of these (RB-310a). Absent: nobody said. */
  readonly stops?: readonly (readonly Location[])[] | undefined
}

export interface ClosedLocation {
  readonly location: Location
  readonly by: Seat
}

/** Piles are kept in the order of the box and drawn from at random: nobody can know an order that does not exist. */
export interface Piles {
  readonly adventures: Readonly<Record<PileId, readonly AdventureId[]>>
  /** Adventures that have been played, in order. */
  readonly played: readonly AdventureId[]
  readonly sailors: readonly Seen<SailorId>[]
  readonly sailorDiscard: readonly Seen<SailorId>[]
  readonly upgrades: readonly Seen<UpgradeId>[]
  readonly upgradeDiscard: readonly Seen<UpgradeId>[]
  readonly vp: readonly VpId[]
  /** Cards left in the Revenge deck; their fronts mean nothing. */
  readonly revenge: number
}

export interface RattleState {
  readonly game: 'rattle-battle'
  readonly version: 1
  readonly options: RattleOptions
  readonly random: RandomState
  readonly phase: PhaseId
  /** From 0. */
  readonly quest: number
  /** Adventure within the Quest, from 0. */
  readonly stage: number
  readonly baron: Seat
  /** Who has still to act in this phase; the first one is next where turn order counts. */
  readonly queue: readonly Seat[]
  readonly players: readonly Player[]
  readonly piles: Piles
  readonly bag: readonly TokenId[]
  readonly discard: readonly TokenId[]
  /** Tokens that lie face down as wilds (RB-424). */
  readonly wild: readonly TokenId[]
  readonly stock: Readonly<Record<Part, number>>
  readonly wanted?: Seat | undefined
  /** Port locations closed for the next visit (B02). */
  readonly closed: readonly ClosedLocation[]
  readonly adventure?: Adventure | undefined
  readonly visit?: Visit | undefined
  readonly rollOff?: RollOff | undefined
}
