/** What a Sea Sailor does when the card is used in phase 8 (RB-250). */
import type { Refusal } from '../../game'
import type { UseSailor } from '../moves'
import type { RattleState } from '../state'
import type { Work } from '../work'

export interface SailorSkill {
  /** What a use names, no more and no less. */
  readonly fields: readonly ('tokenIds' | 'part' | 'upgradeId' | 'count')[]
  /** The player owns the Sailor, a use is left, and the fields are present. */
  check(state: RattleState, use: UseSailor): Refusal | undefined
  /** The use has been checked and is counted. */
  play(work: Work, use: UseSailor): void
  /** Ways to use the Sailor; the caller leaves out what `check` refuses. */
  list(state: RattleState, use: UseSailor): readonly UseSailor[]
  /** What the use does, after the Sailor's name; empty where there is nothing to choose. */
  name(state: RattleState, use: UseSailor): string
}
