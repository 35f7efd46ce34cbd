/** What Loot kept on a Sailor of the Crew pack is spent for, on one's own turn of phase 4 (RB-405, RB-406). */
import type { Refusal, Seat } from '../../game'
import type { Random } from '../../random'
import type { SpendStore } from '../moves'
import type { RattleState } from '../state'
import type { Work } from '../work'

export interface StoreUse {
  /** What a use names, no more and no less. */
  readonly fields: readonly (keyof StoreAim)[]
  /** A token from an earlier Adventure lies on the Sailor; the fields are there. */
  check(state: RattleState, use: SpendStore): Refusal | undefined
  /** The use has been checked, and the token is spent. */
  play(work: Work, use: SpendStore): void
  /** What to name beside the Sailor; what `check` refuses is left out by the caller. */
  list(state: RattleState, seat: Seat, random: Random): readonly StoreAim[]
  /** Present where the list is only a sample: is anything in reach? */
  inReach?(state: RattleState, seat: Seat): boolean
  /** What stands after the Sailor's name. */
  name(state: RattleState, use: SpendStore): string
}

/** The fields of a use that say whom it concerns. */
export type StoreAim = Omit<SpendStore, 'kind' | 'seat' | 'sailorId'>
