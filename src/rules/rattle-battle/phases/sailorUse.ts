/** Whether phase 8 holds anything for a player (RB-250 to RB-253, RB-405). */
import type { Seat } from '../../game'
import { anyLegal } from '../acts/anyLegal'
import { placeOnSailor } from '../acts/placeOnSailor'
import { useSeaSailor } from '../acts/useSeaSailor'
import type { RattleState } from '../state'

/** Can the player use a Sailor, or put Loot on one? */
export function isSailorUsable(state: RattleState, seat: Seat): boolean {
  return anyLegal(useSeaSailor, state, seat) || anyLegal(placeOnSailor, state, seat)
}
