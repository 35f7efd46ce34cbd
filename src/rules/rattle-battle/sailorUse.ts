/** Which Sailors can be used in phase 8 (RB-250 to RB-253). */
import type { Seat } from '../game'
import { sailorCard } from './data/sailors'
import type { RattleState } from './state'
import { playerAt } from './table'

/** Has he a Sailor whose time it is? */
export function isSailorUsable(state: RattleState, seat: Seat): boolean {
  return playerAt(state, seat).sailors.some(({ id, uses }) => {
    const { kind } = sailorCard(id).time
    return kind === 'store' || (kind === 'sea' && uses === 0)
  })
}
