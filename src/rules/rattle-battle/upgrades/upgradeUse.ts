/** What an Upgrade does when it is used by itself, on one's own turn of phase 4 (RB-163). */
import type { Refusal, Seat } from '../../game'
import type { Random } from '../../random'
import type { UseUpgrade } from '../moves'
import type { RattleState } from '../state'
import type { Work } from '../work'

export interface UpgradeUse {
  /** What a use names, no more and no less. */
  readonly fields: readonly (keyof UpgradeAim)[]
  /** The player owns the Upgrade, it is ready and not used, and the fields are present. */
  check(state: RattleState, use: UseUpgrade): Refusal | undefined
  /** The use has been checked; the Upgrade is exhausted or marked as used. */
  play(work: Work, use: UseUpgrade): void
  /** What to name beside the Upgrade; what `check` refuses is left out by the caller. */
  list(state: RattleState, seat: Seat, random: Random): readonly UpgradeAim[]
  /** Present where the list is only a sample: is anything in reach? */
  inReach?(state: RattleState, seat: Seat): boolean
  /** What stands after the Upgrade's name. */
  name(state: RattleState, use: UseUpgrade): string
}

/** The fields of a use that say whom it concerns. */
export type UpgradeAim = Omit<UseUpgrade, 'kind' | 'seat' | 'upgradeId'>
