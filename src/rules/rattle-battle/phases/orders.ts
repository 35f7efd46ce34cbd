/** What the results of NP Ships tell them to do (RB-130, RB-131). */
import type { FleetRow } from '../data/adventureTypes'
import { isReef, rowOf, seaCardOf, seaOf } from '../sea/sea'
import type { RattleState } from '../state'
import type { DieId } from '../vocabulary'

/** What each die is to do, read once when it came to rest (RB-133a). */
export type Orders = ReadonlyMap<DieId, FleetRow>

export function readOrders(state: RattleState, dice: readonly DieId[]): Orders {
  const card = seaCardOf(state)
  const orders = new Map<DieId, FleetRow>()
  for (const die of seaOf(state)) {
    if (!dice.includes(die.id) || isReef(state, die)) continue
    const row = rowOf(card, die)
    if (row && row.actions.length > 0) orders.set(die.id, row)
  }
  return orders
}
