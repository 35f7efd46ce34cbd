/** How likely a position is to be won: who is ahead, the less sure the more rounds are left. */
import type { Seat } from '../../../rules/game'
import { winnersOf } from '../../../rules/rolling-with-the-waves/score'
import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/state'
import { roundsLeft } from '../horizon'
import type { Weights } from '../weights'
import { worthsOf } from '../worth'

/** Points by which the end may still differ from what is expected: at once, and for each round left. */
const doubt = { atOnce: 2.5, eachRound: 1.1 }

export function winChance(state: RollingWavesState, seat: Seat, weights: Weights): number {
  if (state.phase === 'over') {
    const winners = winnersOf(state)
    return winners.includes(seat) ? 1 / winners.length : 0
  }
  const worths = worthsOf(state, weights)
  const scale = doubt.atOnce + doubt.eachRound * roundsLeft(state, weights)
  const own = worths[seat]!
  let all = 0
  for (const worth of worths) all += Math.exp((worth - own) / scale)
  return 1 / all
}
