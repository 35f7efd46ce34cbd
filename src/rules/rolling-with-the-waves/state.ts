/** Everything that a game of Rolling with the Waves is between two moves (5.1): plain readonly JSON, nothing derived. */
import type { Seat } from '../game'
import type { RandomState } from '../random'
import type { RollingWavesOptions } from './options'
import type { CrewColour, DieId, DraftWay, Plan, StepId } from './vocabulary'

/**
 * What is waited for (5.2):
 *
 *   roll → draft → allocate → resolve → roll of the next round, or over
 */
export const phaseIds = ['roll', 'draft', 'allocate', 'resolve', 'over'] as const
export type PhaseId = (typeof phaseIds)[number]

/** A die that lies flat in the tray: in the plane of the rules, mm and degrees. */
export interface PoolDie {
  readonly id: DieId
  readonly face: number
  readonly x: number
  readonly y: number
  readonly yaw: number
}

/** The throw of the round while not all its dice lie flat in the tray (RW-143). */
export interface Roll {
  /** Dice that have still to be thrown, or thrown again. */
  readonly due: readonly DieId[]
  /** How often a die has come out invalid in this round. */
  readonly misses: Readonly<Partial<Record<DieId, number>>>
}

/** A die taken in this round: in a crow's nest, later on the mini board. */
export interface DraftedDie {
  readonly id: DieId
  /** The number that counts. */
  readonly face: number
  /** What was rolled; another number than `face` if a drunken sailor turned the die to a 1. */
  readonly rolled: number
  readonly via: DraftWay
}

export interface Player {
  readonly colour: CrewColour
  readonly infamy: number
  /** The dice of this round in the order of drafting, until Drop Anchor. */
  readonly nests: readonly DraftedDie[]
  /** Secret until the reveal; from then on it says where the dice lie. */
  readonly plan?: Plan | undefined
  /** Has called YARRR. */
  readonly ready: boolean
  /** Numbers in the order of writing. */
  readonly spirits: readonly number[]
  readonly hull: readonly number[]
  readonly small: readonly number[]
  readonly large: readonly number[]
  readonly ports: readonly number[]
  readonly crew: readonly number[]
  /** Three stacks in fill order: the last number lies on top and is stolen first (4.5). */
  readonly chests: readonly (readonly number[])[]
  readonly buried: readonly boolean[]
}

export interface RollingWavesState {
  readonly game: 'rolling-with-the-waves'
  readonly version: 1
  readonly options: RollingWavesOptions
  readonly random: RandomState
  readonly phase: PhaseId
  /** Counted from 1. */
  readonly round: number
  /** Has the bag. */
  readonly firstSeat: Seat
  /** In the order of the list of dice: nobody can know an order that does not exist (RW-132). */
  readonly bag: readonly DieId[]
  /** What lies flat in the tray. */
  readonly pool: readonly PoolDie[]
  /** Only while dice are thrown. */
  readonly roll?: Roll | undefined
  /** Only in the phase `resolve`. */
  readonly step?: StepId | undefined
  /** Who has still to write, bury or fire in this step, next first; in S9 the firing order. */
  readonly queue: readonly Seat[]
  readonly players: readonly Player[]
}
