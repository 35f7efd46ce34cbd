/** Everything that a game of Rolling Seas is between two moves (5.3): plain readonly JSON, nothing derived. */
import type { Seat } from '../game'
import type { RandomState } from '../random'
import type { RollingOptions } from './options'
import type { CardId, DieId, IslandId, Space, Speed, TrackMark } from './vocabulary'

/** Phases that wait for somebody (5.1). */
export const phaseIds = [
  'setupIslands',
  'setupKnownObstacles',
  'setupHomePort',
  'dice',
  'adventure',
  'action',
  'gameEnd',
  'over',
] as const
export type PhaseId = (typeof phaseIds)[number]

export interface Island {
  readonly id: IslandId
  /** The marked space that it was drawn for. */
  readonly coordinate: Space
  readonly spaces: readonly Space[]
  readonly port: Space
}

/** An obstacle on a map. A card can come a second time after a reshuffle; its place in the list tells drawings apart. */
export interface Drawing {
  readonly card: CardId
  /** Of a Current in the order of its flow: each space points to the next one, the last one to `exit`. */
  readonly spaces: readonly Space[]
  readonly exit?: Space | undefined
}

/** RS-85: the last trip of a ship that is not at a port. */
export interface FinalTrip {
  readonly port: Space
  /** The spaces entered; the last one is a mooring of the port. */
  readonly route: readonly Space[]
}

export interface SeaMap {
  readonly islands: readonly Island[]
  readonly drawings: readonly Drawing[]
  /** Cards that could be drawn nowhere on this map (RS-37). */
  readonly skipped: readonly CardId[]
  /**
   * The start space, then for every round the spaces entered in it, none where the ship did not sail. The last space
   * is where the ship lies; all of them are visited (RS-15).
   */
  readonly track: readonly (readonly Space[])[]
  /** Land marked with X. */
  readonly explored: readonly Space[]
  /** Ports told at, in the order of `ledger.tellings`. */
  readonly told: readonly Space[]
  readonly homePort?: Space | undefined
  readonly finalTrip?: FinalTrip | undefined
}

export interface Ledger {
  /** RS-45: one entry a round. */
  readonly turns: readonly TrackMark[]
  /** Circles filled so far, and what is not crossed out of them (RS-61). */
  readonly provFilled: number
  readonly provOnBoard: number
  readonly goldFilled: number
  readonly goldOnHand: number
  readonly story: number
  readonly speed: Speed
  /** Bonus Movements held. */
  readonly bonusMoves: number
  /** Bonuses of 4.9 in the order in which they were earned: `P1`, `G2`, `S15`, `B4`, `L2` … */
  readonly earned: readonly string[]
  /** Reputation by telling (RS-80b). */
  readonly tellings: readonly number[]
  /** After the last round only (RS-84, RS-86). */
  readonly endBonus?: number | undefined
  readonly finalStory?: number | undefined
}

export interface Player {
  readonly captain: string
  readonly ship: string
  /** The Travel Log: a line for each of the 25 rounds, empty until written (RS-8). */
  readonly log: readonly string[]
  readonly map: SeaMap
  readonly ledger: Ledger
}

/** A die that lies in the tray while another one is thrown again (RS-102). */
export interface TrayDie {
  readonly id: DieId
  readonly face: number
  /** In the plane of the tray, mm to the right and away from the middle. */
  readonly x: number
  readonly y: number
  /** Degrees, counter-clockwise seen from above. */
  readonly yaw: number
}

/** A throw that is awaited. */
export interface Hand {
  readonly dice: readonly DieId[]
  readonly lying: readonly TrayDie[]
  /** How often dice had to be thrown again in this round. */
  readonly repeats: number
}

/** What the dice of this round show, for everybody (RS-30). */
export interface RolledDice {
  /** Values of the light, the medium and the dark die. */
  readonly direction: readonly [number, number, number]
  readonly exploration: number
}

export interface RollingState {
  readonly game: 'rolling-seas'
  readonly version: 1
  readonly options: RollingOptions
  /** What chance draws next; of a view nothing. */
  readonly random: RandomState
  readonly phase: PhaseId
  /** 0 during the set-up, then 1 to 25. */
  readonly round: number
  /** Who has still to act in this phase, in the order of seats. */
  readonly pending: readonly Seat[]
  /** Cards not yet drawn, in the order of the box: decks are drawn from at random and have no order to be known. */
  readonly islandDeck: readonly IslandId[]
  /** The Island card or cards being drawn on the maps. */
  readonly islandsShown: readonly IslandId[]
  readonly adventureDeck: readonly CardId[]
  readonly discard: readonly CardId[]
  /** The Adventure card being drawn on the maps; two of them during the set-up. */
  readonly cardsInPlay: readonly CardId[]
  readonly hand?: Hand | undefined
  readonly dice?: RolledDice | undefined
  readonly players: readonly Player[]
}
