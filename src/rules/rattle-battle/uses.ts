/** Whether a turn of phase 4 still holds anything but passing (5.5). */
import type { Seat } from '../game'
import { fire } from './acts/fire'
import { move } from './acts/move'
import { spendStore } from './acts/spendStore'
import { usePowderKeg } from './acts/usePowderKeg'
import { useUpgrade } from './acts/useUpgrade'
import { anyLegal } from './anyLegal'
import type { RattleState } from './state'
import { adventureOf } from './work'

/** RB-162, RB-163: one action, and before and after it any number of uses. */
export function canUse(state: RattleState, seat: Seat): boolean {
  if (!adventureOf(state).acted && (anyLegal(move, state, seat) || anyLegal(fire, state, seat))) return true
  return (
    anyLegal(useUpgrade, state, seat) ||
    anyLegal(usePowderKeg, state, seat) ||
    anyLegal(spendStore, state, seat)
  )
}
