import { firstOf, refuse } from '../../refusal'
import { leastToSend, mostToSend, sendFighters as send } from '../fight'
import type { MoveRule } from '../moveRule'

/** WF-77: up to three crew for this round. */
export const sendFighters: MoveRule<'sendFighters'> = {
  rule: 'WF-77',
  phases: ['fighters'],

  check(state, { seat, count }) {
    const most = mostToSend(state, seat)
    const least = leastToSend(state.combat!)
    return firstOf(
      () => count > most && refuse('WF-77', `At most ${most} crew can fight this round`),
      () => count < least && refuse('WF-77a', `At least ${least} crew fight this round`),
    )
  },

  play: (work, { count }) => send(work, count),
  list: (_, seat) => [1, 2, 3].map(count => ({ kind: 'sendFighters', seat, count })),
  name: (_, { count }) => `Send ${count} to fight`,
}
