import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { isHomeBase, neighboursOf } from '../grid'
import { startLanding } from '../landing'
import type { MoveRule } from '../moveRule'
import { nameOf, shipOn } from '../seating'
import type { FortuneState } from '../state'
import { changePlayer, playerAt, say } from '../work'

/** WF-33, WF-34: where the rammed ship is pushed. */
export const ram: MoveRule<'ram'> = {
  rule: 'WF-33',
  phases: ['ramPush'],

  check(state, { seat, to }) {
    const { cell } = playerAt(state, seat)
    const other = shipOn(state, to)
    return firstOf(
      () =>
        !neighboursOf(cell).includes(to) &&
        refuse('WF-33', `A rammed ship is pushed to a space next to ${cell}`),
      () => isHomeBase(to) && refuse('WF-34', `${to} is a home base: no ship is pushed in there`),
      () =>
        other !== undefined &&
        refuse(
          'WF-35',
          `${nameOf(state, other)} ${does(other, 'is', 'are')} at ${to}; a ram pushes one ship only`,
        ),
    )
  },

  play(work, { seat, to }) {
    const rammed = rammedBy(work.state, seat)!
    const { cell: from } = playerAt(work.state, rammed)
    changePlayer(work, rammed, { cell: to })
    const text = `${nameOf(work.state, seat)} ${does(seat, 'pushes', 'push')} ${nameOf(work.state, rammed)} to ${to}`
    say(work, 'WF-33', text, 'pushed', { seat, rammed, from, to })
    // WF-39: the rammed ship's landing step comes first.
    startLanding(work, rammed)
  },

  list: (state, seat) => neighboursOf(playerAt(state, seat).cell).map(to => ({ kind: 'ram', seat, to })),

  name(state, { seat, to }) {
    const rammed = rammedBy(state, seat)
    return `Push ${rammed === undefined ? 'her' : nameOf(state, rammed)} to ${to}`
  },
}

function rammedBy(state: FortuneState, seat: number): number | undefined {
  return shipOn(state, playerAt(state, seat).cell, seat)
}
