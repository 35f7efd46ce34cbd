/** What the weather is worth in Rolling Seas, in Reputation, once the voyage is over. */
import type { Seat } from '../../rules/game'
import type { RollingState } from '../../rules/rolling-seas/state'
import { playerAt } from '../../rules/rolling-seas/work'
import type { Weighing } from '../weighing'
import { roundsAfter, shipOf, studyOf } from './mind'
import { playRound, weatherOf } from './simulate'
import { judged } from './weights'
import { worthOf } from './worth'

/** The voyage with this weather, sailed as a mate would sail in it. */
function weatherWorth(state: RollingState, seat: Seat): number {
  const player = playerAt(state, seat)
  const study = studyOf(player, state.options, judged)
  const rounds = roundsAfter(state)
  return worthOf(study, playRound(study, shipOf(player), weatherOf(state)!, rounds), rounds)
}

/**
 * Decisions are not weighed: a chance that is missed can mostly still be taken in the next round, so its cost would be
 * counted again every round until then. The sum came to several times what separates good captains from poor ones.
 */
export const rollingSeasWeighing: Weighing = {
  unit: 'Reputation',
  throws: {
    counts: () => true,
    worth(after) {
      const state = after as RollingState
      return state.players.map((_, seat) => weatherWorth(state, seat))
    },
  },
}
