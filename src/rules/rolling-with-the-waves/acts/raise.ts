import { refuse } from '../../refusal'
import type { MoveRule } from '../moveRule'
import { canRaise, leaveQueue, writtenIcon } from '../resolve'
import { raisedNumber } from '../tracks'
import { iconNames } from '../vocabulary'
import { faceOn, writeDie } from '../writing'

export const raise: MoveRule<'raise'> = {
  rule: 'RW-60',
  phase: 'resolve',

  check: (state, { seat }) =>
    canRaise(state, seat) ? undefined : refuse('RW-60', 'No die of yours can be raised at this moment'),

  play(work, { seat, use }) {
    writeDie(work, seat, writtenIcon(work.state.step)!, use)
    leaveQueue(work)
  },

  list: (_, seat) => [true, false].map(use => ({ kind: 'raise', seat, use })),

  name(state, { seat, use }) {
    const icon = writtenIcon(state.step)
    if (!icon) return use ? 'Raise spirits' : 'Keep your spirits'
    const face = faceOn({ state }, seat, icon)
    return use
      ? `Raise spirits: write a ${raisedNumber} instead of the ${face} on ${iconNames[icon]}`
      : `Write the ${face} on ${iconNames[icon]} and keep your spirits`
  },
}
