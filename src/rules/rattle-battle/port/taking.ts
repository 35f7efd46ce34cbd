/** Loot taken in the Port, where there is no quay to leave it on (RB-311, L3). */
import type { Seat } from '../../game'
import { lootTypeOf } from '../data/loot'
import { drawLoot, stowedTokens, takeLoot } from '../goods/loot'
import { planFor, slotsNow, stowByPlan } from '../goods/stowing'
import type { RattleState } from '../state'
import { playerAt } from '../table'
import { type LootType, lootTypes, type TokenId } from '../vocabulary'
import { changePlayer, type Work } from '../work'

/** What can be had from the bag by choice; the discard pile does not count (RB-320a). */
export function typesInBag(state: RattleState): readonly LootType[] {
  return lootTypes.filter(type => state.bag.some(token => lootTypeOf(token) === type))
}

/** One token of the type from the bag into a free place; there must be one of either. */
export function stowFromBag(work: Work, seat: Seat, type: LootType): void {
  takeLoot(work, seat, type)
  stowIfRoom(work, seat)
}

/** Draws at random; what does not fit waits on the quay for the owner's choice (RB-278a). */
export function drawAndStow(work: Work, seat: Seat, count: number): readonly TokenId[] {
  const drawn: TokenId[] = []
  for (let i = 0; i < count; i++) {
    const token = drawLoot(work, seat)
    if (token !== undefined) drawn.push(token)
  }
  stowIfRoom(work, seat)
  return drawn
}

function stowIfRoom(work: Work, seat: Seat): void {
  const { stowed, quay } = playerAt(work.state, seat)
  const plan = planFor(stowed, slotsNow(work.state, seat), [...stowedTokens(stowed), ...quay])
  if (plan === undefined) return
  changePlayer(work, seat, { quay: [] })
  stowByPlan(work, seat, plan)
}
