/** Whether a turn of phase 4 still holds anything but passing (5.5). */
import type { Seat } from '../../game'
import { anyLegal } from '../acts/anyLegal'
import { fire } from '../acts/fire'
import { canMove } from '../acts/move'
import { canSpendStore, spendStore } from '../acts/spendStore'
import { usePowderKeg } from '../acts/usePowderKeg'
import { canUseUpgrade, useUpgrade } from '../acts/useUpgrade'
import type { RattleState } from '../state'
import { adventureOf } from '../work'

/**
 * RB-162, RB-163: one action, and before and after it any number of uses. Where a Ship may go anywhere in its reach, the
 * list of ends is a sample and decides nothing: a player with the piece and a Ship in reach is asked.
 */
export function canUse(state: RattleState, seat: Seat): boolean {
  if (!adventureOf(state).acted && (canMove(state, seat) || anyLegal(fire, state, seat))) return true
  return (
    canUseUpgrade(state, seat) ||
    canSpendStore(state, seat) ||
    anyLegal(useUpgrade, state, seat) ||
    anyLegal(usePowderKeg, state, seat) ||
    anyLegal(spendStore, state, seat)
  )
}
