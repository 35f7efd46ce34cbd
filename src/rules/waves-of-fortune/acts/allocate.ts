import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { capacityOf } from '../cargo'
import { loads } from '../home'
import type { MoveRule } from '../moveRule'
import { nameOf, nextInOrder, turnOrder } from '../seating'
import type { FortuneState } from '../state'
import { startTurn } from '../voyage'
import { change, changePlayer, playerAt, say, waitFor } from '../work'

/** WF-18: the first load. */
export const allocate: MoveRule<'allocate'> = {
  rule: 'WF-18',
  phases: ['allocate'],

  check: (state, { seat, crew, food }) => checkLoad(capacityOf(playerAt(state, seat)), crew, food, 'WF-18a'),

  play(work, { seat, crew, food }) {
    changePlayer(work, seat, { crew, food })
    const text = `${nameOf(work.state, seat)} ${does(seat, 'sets', 'set')} out with ${crew} crew and ${food} food`
    say(work, 'WF-18', text, 'loaded', { seat, crew, food })
    const next = nextInOrder(work.state, seat)
    if (next === turnOrder(work.state)[0]) {
      change(work, { round: 1 })
      startTurn(work, next)
    } else {
      change(work, { active: next })
      waitFor(work, 'allocate', next)
    }
  },

  list: (state: FortuneState, seat) =>
    loads(capacityOf(playerAt(state, seat))).map(load => ({ kind: 'allocate', seat, ...load })),
  name: (_, { crew, food }) => `Load ${crew} crew and ${food} food`,
}

/** WF-18a, WF-112a: somebody to sail her, and no more than fits. */
export function checkLoad(capacity: number, crew: number, food: number, rule: string) {
  return firstOf(
    () => crew < 1 && refuse(rule, 'A ship needs at least 1 crew to sail'),
    () =>
      crew + food > capacity &&
      refuse(rule, `The hold has ${capacity} spaces, and that would be ${crew + food}`),
  )
}
