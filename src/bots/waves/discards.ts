/** What to lay aside at the end of a round: the cards that will be missed least. */
import type { WavesMove } from '../../rules/waves'
import { movesOf } from '../../rules/waves/legality'
import { goalOf, partyOf } from '../../rules/waves/seating'
import { bestOf } from '../search'
import type { Mind } from './mind'
import { type Counts, countsOf } from './plays'
import { judgedFor } from './weights'
import { worthOfHand } from './worth'

/** What strong players do when they are not asked to place. */
export function besidesPlacing(mind: Mind): WavesMove | undefined {
  const { state, seat } = mind
  if (state.phase === 'placeToken') return placeTokenBadly(mind)
  if (state.phase !== 'discard') return undefined
  const weights = judgedFor(goalOf(state, partyOf(state, seat)))
  return discardBy(mind, hand => worthOfHand(hand, weights))
}

export function discardBy({ state, seat, random }: Mind, worth: (hand: Counts) => number): WavesMove {
  const hand = countsOf(state.hands[seat]!)
  const left = (move: WavesMove) => {
    const rest = [...hand]
    if (move.kind === 'discardDown') for (const card of move.cards) rest[card - 1]!--
    return worth(rest)
  }
  return bestOf(movesOf(state, seat), left, random)
}

/** WV-47: the starter's first check should be wasted on an Elder that is hard to collect. */
export function placeTokenBadly({ state, seat, random }: Mind): WavesMove {
  const powerAt = (move: WavesMove) =>
    move.kind === 'placeWaveToken' ? (state.slots[move.slot]!.elder ?? 0) : 0
  return bestOf(movesOf(state, seat), powerAt, random)
}
