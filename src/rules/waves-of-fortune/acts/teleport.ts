import { firstOf, refuse } from '../../refusal'
import { type Cell, cells, isCell } from '../grid'
import type { MoveRule } from '../moveRule'
import { nameOf, shipOn } from '../seating'
import type { FortuneState } from '../state'
import { arrive } from '../voyage'
import { playerAt, say, tileAt } from '../work'
import { hungerAt } from './move'

/** WF-31: from whirlpool to whirlpool, instead of a movement. */
export const teleport: MoveRule<'teleport'> = {
  rule: 'WF-31',
  phases: ['move'],

  check: (state, { seat, to }) =>
    firstOf(
      () =>
        !state.canTeleport &&
        refuse('WF-31', 'Only a ship that begins its turn on a whirlpool can be swept away by it'),
      () => playerAt(state, seat).cell === to && refuse('WF-31', 'This is the whirlpool that you are in'),
      () => !isOpenWhirlpool(state, to) && refuse('WF-31', `${to} is not a whirlpool that lies face up`),
    ),

  play(work, { seat, to }) {
    const { cell: from } = playerAt(work.state, seat)
    const text = `The whirlpool at ${from} carries ${nameOf(work.state, seat)} to ${to}`
    say(work, 'WF-31', text, 'teleported', { seat, from, to })
    arrive(work, to)
  },

  list: (state, seat) =>
    cells.filter(cell => isOpenWhirlpool(state, cell)).map(to => ({ kind: 'teleport', seat, to })),

  name(state, { seat, to }) {
    const rammed = shipOn(state, to, seat)
    const ram = rammed === undefined ? '' : ` and ram ${nameOf(state, rammed)}`
    return `Ride the whirlpool to ${to}${ram}${hungerAt(state, seat, to)}`
  },
}

function isOpenWhirlpool(state: FortuneState, cell: Cell): boolean {
  if (!isCell(cell)) return false
  const { kind, faceUp } = tileAt(state, cell)
  return faceUp && kind === 'whirlpool'
}
