/** What an Upgrade does when it is used by itself, on one's own turn of phase 4 (RB-163). */
import type { Refusal, Seat } from '../../game'
import type { Random } from '../../random'
import type { UseUpgrade } from '../moves'
import type { RattleState } from '../state'
import type { Work } from '../work'

export interface UpgradeUse {
  /** What a use names, no more and no less. */
  readonly fields: readonly (keyof UpgradeAim)[]
  /** The Upgrade is his, ready and not used; the fields are there. */
  check(state: RattleState, use: UseUpgrade): Refusal | undefined
  /** The use has been checked; the Upgrade is exhausted or marked as used. */
  play(work: Work, use: UseUpgrade): void
  /** What to name beside the Upgrade; what `check` refuses is left out by the caller. */
  list(state: RattleState, seat: Seat, random: Random): readonly UpgradeAim[]
  /** What stands after the Upgrade's name. */
  name(use: UseUpgrade): string
}

/** The fields of a use that say whom it concerns. */
export type UpgradeAim = Omit<UseUpgrade, 'kind' | 'seat' | 'upgradeId'>
