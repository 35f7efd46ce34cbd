import { refuse } from '../../refusal'
import { does } from '../../sentence'
import type { MoveRule } from '../moveRule'
import { startTurn } from '../phases/turn'
import { leaveQueue, toBack } from '../stages/queue'
import { nameOf } from '../table'
import { adventureOf, say } from '../work'

/** RB-160: who passes is out for this phase. */
export const pass: MoveRule<'pass'> = {
  rule: 'RB-160',
  phases: ['actions.turn'],
  check: state =>
    adventureOf(state).acted
      ? refuse('RB-163a', 'After a Move or Fire the turn is ended, not passed')
      : undefined,
  play(work, { seat }) {
    say(work, 'RB-160', `${nameOf(work.state, seat)} ${does(seat, 'passes', 'pass')}`, {
      kind: 'pass',
      data: { seat },
    })
    leaveQueue(work, seat)
    startTurn(work)
  },
  list: (_, seat) => [{ kind: 'pass', seat }],
  name: () => 'Pass',
  lists: () => ({ goesOn: true }),
}

/** RB-163a: the turn is over, the player stays in. */
export const endTurn: MoveRule<'endTurn'> = {
  rule: 'RB-163a',
  phases: ['actions.turn'],
  check(state) {
    const { acted, used } = adventureOf(state)
    return acted || used ? undefined : refuse('RB-163a', 'You have done nothing in this turn: act or pass')
  },
  play(work) {
    toBack(work)
    startTurn(work)
  },
  list: (_, seat) => [{ kind: 'endTurn', seat }],
  name: () => 'End the turn',
  lists: () => ({ goesOn: true }),
}
