import type { Seat } from '../../game'
import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { expedition } from '../data/tiles'
import { finishCard } from '../effects'
import type { MoveRule } from '../moveRule'
import { nameOf } from '../seating'
import type { FortuneState } from '../state'
import { askForThrow } from '../throwing'
import { change, playerAt, say } from '../work'

/** WF-59: crew sent into the Lost Temple, keeping at least 1 aboard. */
export const sendExpedition: MoveRule<'sendExpedition'> = {
  rule: 'WF-59',
  phases: ['expedition'],

  check(state, { seat, count }) {
    const most = mostToSend(state, seat)
    return count > most
      ? refuse('WF-59', `At most ${most} crew may go ashore; somebody stays aboard`)
      : undefined
  },

  play(work, { seat, count }) {
    const text = `${nameOf(work.state, seat)} ${does(seat, 'sends', 'send')} ${count} crew into the Lost Temple`
    say(work, 'WF-59', text, 'expedition', { seat, count })
    if (count === 0) {
      finishCard(work)
      return
    }
    change(work, { shown: { ...work.state.shown!, sent: count } })
    askForThrow(work, 'cardThrow', seat, count)
  },

  list: (_, seat) => [0, 1, 2, 3].map(count => ({ kind: 'sendExpedition', seat, count })),
  name: (_, { count }) => (count === 0 ? 'Send nobody ashore' : `Send ${count} ashore`),
}

function mostToSend(state: FortuneState, seat: Seat): number {
  return Math.min(expedition.max, playerAt(state, seat).crew - 1)
}
