import type { MoveRule } from '../moveRule'
import { leaveQueue } from '../stages/queue'

/** RB-250: the player may use no more Sailors. */
export const endSailors: MoveRule<'endSailors'> = {
  rule: 'RB-250',
  phases: ['sailors'],
  check: () => undefined,
  play: (work, { seat }) => leaveQueue(work, seat),
  list: (_, seat) => [{ kind: 'endSailors', seat }],
  name: () => 'Use no more Sailors',
  lists: () => ({ goesOn: true }),
}
