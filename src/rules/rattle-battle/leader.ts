/** Who leads: the most VP, coins included (RB-371, RB-371a). */
import type { Seat } from '../game'
import { vpCard } from './data/loot'
import type { RattleState } from './state'
import { playerAt } from './table'

/** VP cards and coins; all other VP come only at game end (RB-371a). */
export function countedVp(state: RattleState, seat: Seat): number {
  const { coins, vpCards } = playerAt(state, seat)
  return vpCards.reduce((sum, id) => sum + vpCard(id).vp, coins)
}

/** `undefined` if two or more lead together. */
export function leaderOf(state: RattleState): Seat | undefined {
  const points = state.players.map((_, seat) => countedVp(state, seat))
  const most = Math.max(...points)
  const leaders = points.flatMap((count, seat) => (count === most ? [seat] : []))
  return leaders.length === 1 ? leaders[0] : undefined
}
