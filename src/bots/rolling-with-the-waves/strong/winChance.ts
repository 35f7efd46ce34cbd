/** How likely a position at the beginning of a round is to be won. */
import type { Seat } from '../../../rules/game'
import { winnersOf } from '../../../rules/rolling-with-the-waves/score'
import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/state'
import { foreseen } from '../weights'
import { worthsOf } from '../worth'

/** Points of worth that make a player e times as likely to win: the same in all rounds, as games have shown. */
const doubt = 7

export function winChance(state: RollingWavesState, seat: Seat): number {
  if (state.phase === 'over') {
    const winners = winnersOf(state)
    return winners.includes(seat) ? 1 / winners.length : 0
  }
  const worths = worthsOf(state, foreseen)
  const own = worths[seat]!
  let all = 0
  for (const worth of worths) all += Math.exp((worth - own) / doubt)
  return 1 / all
}
