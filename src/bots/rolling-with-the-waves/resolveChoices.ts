/** Phase 3: whether to raise, which chest to bury, where to fire; by what the maps are worth afterwards. */
import type { Seat } from '../../rules/game'
import { listVolleys } from '../../rules/rolling-with-the-waves/firing'
import type { RollingWavesMove, Volley } from '../../rules/rolling-with-the-waves/moves'
import { buriableChests, writtenIcon } from '../../rules/rolling-with-the-waves/resolve'
import type { RollingWavesState } from '../../rules/rolling-with-the-waves/state'
import { raisedNumber } from '../../rules/rolling-with-the-waves/tracks'
import { afterVolley, lostOf, theftOf } from '../../rules/rolling-with-the-waves/volleys'
import { faceOn } from '../../rules/rolling-with-the-waves/writing'
import { outlookOf } from './outlook'
import type { Weights } from './weights'
import { mapWorth, worthsOf } from './worth'
import { withBuried, withNumber } from './written'

/** The choice of the seat that is asked in this step. */
export function chooseResolve(state: RollingWavesState, seat: Seat, weights: Weights): RollingWavesMove {
  switch (state.step) {
    case 'S5':
      return { kind: 'bury', seat, chest: bestBurial(state, seat, weights) }
    case 'S9':
      return { kind: 'fire', seat, volleys: bestVolleys(state, seat, weights) }
    default:
      return { kind: 'raise', seat, use: shouldRaise(state, seat, weights) }
  }
}

function shouldRaise(state: RollingWavesState, seat: Seat, weights: Weights): boolean {
  const icon = writtenIcon(state.step)!
  const player = state.players[seat]!
  const outlook = outlookOf(state, weights)
  const raised = withNumber({ ...player, spirits: [] }, icon, raisedNumber)
  const plain = withNumber(player, icon, faceOn({ state }, seat, icon))
  return mapWorth(outlook, seat, raised) > mapWorth(outlook, seat, plain)
}

function bestBurial(state: RollingWavesState, seat: Seat, weights: Weights) {
  const outlook = outlookOf(state, weights)
  const player = state.players[seat]!
  const worth = (chest: 1 | 2 | 3) => mapWorth(outlook, seat, withBuried(player, chest))
  return buriableChests(state, seat).reduce((best, chest) => (worth(chest) > worth(best) ? chest : best))
}

function bestVolleys(state: RollingWavesState, seat: Seat, weights: Weights): readonly Volley[] {
  return rankedVolleys(state, seat, weights)[0] ?? []
}

/**
 * Every declaration, the most promising first: what is taken counts for the shooter, and against the one who is ahead
 * most of all.
 */
export function rankedVolleys(
  state: RollingWavesState,
  seat: Seat,
  weights: Weights,
): readonly (readonly Volley[])[] {
  const worths = worthsOf(state, weights)
  const best = Math.max(...worths.filter((_, other) => other !== seat))
  const hurt = worths.map(worth => (weights.steal - 1) * (worth === best ? 2 : 1))
  return listVolleys(state, seat)
    .map(volleys => ({ volleys, gain: gainOf(state, seat, volleys, hurt) }))
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ volleys }) => volleys)
}

/** Room that a stray treasure of 1 would take is worth more than the 1. */
const squareWorth = 0.5

function gainOf(
  state: RollingWavesState,
  seat: Seat,
  volleys: readonly Volley[],
  hurt: readonly number[],
): number {
  let gain = 0
  let after = state
  for (const volley of volleys) {
    const { stolen } = theftOf(after, seat, volley)
    const lost = lostOf(after, seat, volley)
    for (const number of stolen) gain += number * (1 + hurt[volley.target!]!) - squareWorth
    for (const number of lost) gain -= number - squareWorth
    after = afterVolley(after, seat, volley)
  }
  return gain
}
