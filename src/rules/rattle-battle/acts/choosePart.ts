import { refuse } from '../../refusal'
import { addPart, partNames } from '../goods/parts'
import type { MoveRule } from '../moveRule'
import { leaveQueue } from '../stages/queue'
import { type Part, parts } from '../vocabulary'

/** What a player who has never played needs to know of it. */
const partUses: Readonly<Record<Part, string>> = {
  sail: 'moves a Ship in the Sea',
  cannon: 'fires from a Ship that shows a Cannon',
  hold: 'stows 1 Loot more',
}

/** RB-31 to RB-33. */
export const choosePart: MoveRule<'choosePart'> = {
  rule: 'RB-32',
  phases: ['setup.part'],
  check: (state, { part }) =>
    state.stock[part] > 0 ? undefined : refuse('RB-16', `There is no ${partNames[part]} left`),
  play(work, { seat, part }) {
    addPart(work, seat, part, 'RB-32')
    leaveQueue(work, seat)
  },
  list: (_, seat) => parts.map(part => ({ kind: 'choosePart', seat, part })),
  name: (_, { part }) => `Take a ${partNames[part]}: it ${partUses[part]}`,
}
