import { firstOf, refuse } from '../../refusal'
import type { MoveRule } from '../moveRule'
import { buryChest, leaveQueue } from '../resolve'
import { chestNumbers, iconNames } from '../vocabulary'
import { playerAt } from '../work'

export const bury: MoveRule<'bury'> = {
  rule: 'RW-78',
  phase: 'resolve',

  check(state, { seat, chest }) {
    const player = playerAt(state, seat)
    return firstOf(
      () => state.step !== 'S5' && refuse('RW-78', 'Chests are buried in the fifth step of the row'),
      () => player.buried[chest - 1] && refuse('RW-76', `${iconNames[`chest${chest}`]} is buried already`),
      () =>
        player.chests[chest - 1]!.length === 0 && refuse('RW-77', `${iconNames[`chest${chest}`]} is empty`),
    )
  },

  play(work, { seat, chest }) {
    buryChest(work, seat, chest)
    leaveQueue(work)
  },

  list: (_, seat) => chestNumbers.map(chest => ({ kind: 'bury', seat, chest })),

  name: (state, { seat, chest }) =>
    `Bury ${iconNames[`chest${chest}`]} with ${playerAt(state, seat).chests[chest - 1]?.join(', ')}`,
}
