/** Everything that a game of WAVES is between two moves (5.1): plain readonly JSON, nothing derived. */
import type { Seat } from '../game'
import type { RandomState } from '../random'
import type { FaceId } from './data/faces'
import type { WavesOptions } from './options'
import type { Signal } from './signals'
import type { Card, Cls, Role } from './vocabulary'

/**
 * What is waited for (5.2):
 *
 *   [toss → placeToken →] play → discard → play of the next round, or over
 */
export const phaseIds = ['toss', 'placeToken', 'play', 'discard', 'over'] as const
export type PhaseId = (typeof phaseIds)[number]

/** Cards that were placed at an Elder: one Follower, or Rebels of one class. */
export interface Agents {
  readonly role: Role
  readonly cards: readonly Card[]
  readonly faceUp: boolean
}

/** A place in the ring of the Council (WV-7). */
export interface Slot {
  /** Absent before the deal, and after it was collected or taken until the next Council is formed. */
  readonly elder?: Cls | undefined
  readonly agents?: Agents | undefined
}

/** What the Wave token is tossed for, and how many tosses told nothing (WV-153). */
export interface Toss {
  readonly for: 'solo' | 'holder'
  readonly misses: number
}

export interface WavesState {
  readonly game: 'waves'
  readonly version: 1
  readonly options: WavesOptions
  readonly random: RandomState
  readonly phase: PhaseId
  /** Counted from 1; 0 until the first Council is counted. */
  readonly round: number
  /** The tablets that are put out, by class. */
  readonly faces: readonly FaceId[]
  /** By place at the table: who sits there. Only a toss for the solo place ever changes it (WV-23a). */
  readonly personAt: readonly Seat[]
  /** Only in the phase `toss`. */
  readonly toss?: Toss | undefined
  /** Head to head, until the Wave token is placed: whom the toss has shown (WV-47). */
  readonly starter?: Seat | undefined
  /** The slot with the Wave token, once it is on the table. */
  readonly wave?: number | undefined
  readonly slots: readonly Slot[]
  /** By seat, sorted by class; cards that a viewer may not see are 0. */
  readonly hands: readonly (readonly Card[])[]
  /** The top card is the last. */
  readonly deck: readonly Card[]
  /** The top card is the last. */
  readonly discard: readonly Card[]
  /** Shells in the dish; the others lie in the tray. */
  readonly shells: number
  /** By party: collected Elders in the order of collecting. */
  readonly displays: readonly (readonly Cls[])[]
  /** Rounds in a row, up to the last one that was resolved, in which nobody collected anything (WV-145). */
  readonly idleRounds: number
  /** What team-mates have said since the Council was formed, oldest first (3.9). */
  readonly signals: readonly Signal[]
}
