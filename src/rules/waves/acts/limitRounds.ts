import { roundLimitOf } from '../goals'
import { firstOf, type MoveRule, refuse } from '../moveRule'
import { change, say } from '../work'

/** WV-145a: a game that computer players go on with alone has to end. */
const leastLimit = 40
const roundsToCome = 10

export const limitRounds: MoveRule<'limitRounds'> = {
  rule: 'WV-145a',
  phase: 'aside',

  check: (state, { seat }) =>
    firstOf(
      state.hands[seat] === undefined && refuse('WV-6', 'Nobody sits there'),
      roundLimitOf(state) > 0 && refuse('WV-145a', 'This table has a round limit, and it stays as it is'),
    ),

  play(work) {
    const limit = Math.max(leastLimit, work.state.round + roundsToCome)
    change(work, { limit })
    say(work, 'WV-145a', `The game ends after round ${limit} at the latest`, 'roundsLimited', { limit })
  },

  list: () => [],
  name: () => 'Agree on a last round',
}
