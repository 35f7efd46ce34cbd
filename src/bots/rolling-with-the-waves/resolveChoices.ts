/** Phase 3: whether to raise, which chest to bury, where to fire; by what the maps are worth afterwards. */
import type { Seat } from '../../rules/game'
import type { RollingWavesMove } from '../../rules/rolling-with-the-waves/moves'
import { buriableChests, writtenIcon } from '../../rules/rolling-with-the-waves/resolve'
import type { RollingWavesState } from '../../rules/rolling-with-the-waves/state'
import { raisedNumber } from '../../rules/rolling-with-the-waves/tracks'
import { faceOn } from '../../rules/rolling-with-the-waves/writing'
import { outlookOf } from './outlook'
import { bestVolleys } from './volleys'
import type { Weights } from './weights'
import { mapWorth } from './worth'
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
