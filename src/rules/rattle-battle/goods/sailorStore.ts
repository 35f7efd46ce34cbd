/** Loot kept on Sailors of the Crew pack (RB-405). */
import type { Seat } from '../../game'
import type { RattleState } from '../state'
import { playerAt } from '../table'
import type { SailorId, TokenId } from '../vocabulary'
import { changePlayer, type Work } from '../work'
import { layDown } from './loot'

/** A token placed on this Sailor in an earlier Adventure, if any. */
export function storedToken(state: RattleState, seat: Seat, id: SailorId): TokenId | undefined {
  const sailor = playerAt(state, seat).sailors.find(one => one.id === id)
  return sailor?.store.find(({ fresh }) => !fresh)?.token
}

/** The token goes to the discard pile (RB-405a). */
export function spendFromStore(work: Work, seat: Seat, id: SailorId): void {
  const token = storedToken(work.state, seat, id)!
  const sailors = playerAt(work.state, seat).sailors.map(sailor =>
    sailor.id === id ? { ...sailor, store: sailor.store.filter(stored => stored.token !== token) } : sailor,
  )
  changePlayer(work, seat, { sailors })
  layDown(work, [token], 'discard')
}
