import { firstOf, refuse } from '../../refusal'
import type { MoveRule } from '../moveRule'
import { ownerOf, slotsOf } from '../seating'
import { placeToken } from '../setup'
import { className, nameOf } from '../vocabulary'

/** 4.7: slots of the cross, as they are called. */
const directions = ['south', 'west', 'north', 'east']

export const placeWaveToken: MoveRule<'placeWaveToken'> = {
  rule: 'WV-47',
  phase: 'placeToken',

  check(state, { seat, slot }) {
    const starter = state.starter!
    return firstOf(
      () => seat === starter && refuse('WV-47', 'You start, so the other player places the Wave token'),
      () => seat !== 1 - starter && refuse('WV-47', 'Nobody sits there'),
      () =>
        ownerOf(state, slot) !== starter &&
        refuse('WV-47', `The Wave token goes beside one of ${nameOf(starter)}'s two Elders`),
    )
  },

  play(work, { slot }) {
    placeToken(work, slot)
  },

  list: (state, seat) => slotsOf(state, state.starter!).map(slot => ({ kind: 'placeWaveToken', seat, slot })),

  name(state, { slot }) {
    const elder = state.slots[slot]?.elder
    return `The Wave token to the ${elder ? className(elder) : 'slot'} in the ${directions[slot] ?? 'ring'}`
  },
}
