/** Phase 2: all plans, weighed by the sum of their gains. */
import { plansOf } from '../../rules/rolling-with-the-waves/acts/allocate'
import type { Player } from '../../rules/rolling-with-the-waves/state'
import type { Plan } from '../../rules/rolling-with-the-waves/vocabulary'
import type { Gains } from './gains'

export interface WeighedPlan {
  readonly plan: Plan
  readonly worth: number
}

export function weighedPlans(gains: Gains, player: Player): readonly WeighedPlan[] {
  const { nests } = player
  return plansOf(player).map(plan => {
    let worth = 0
    for (const { id, face } of nests) {
      const icon = plan[id]!
      if (icon === 'bury') return { plan, worth: gains.bury ?? 0 }
      worth += gains.of[gains.icons.indexOf(icon)]![face]!
    }
    return { plan, worth }
  })
}
