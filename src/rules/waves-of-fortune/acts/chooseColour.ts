import { firstOf, refuse } from '../../refusal'
import type { MoveRule } from '../moveRule'
import { colourName } from '../seating'
import { takeClaims } from '../setup'
import { colours } from '../vocabulary'
import { change, say } from '../work'

/** WF-14, WF-14a: a colour belongs to the first player who claims it. */
export const chooseColour: MoveRule<'chooseColour'> = {
  rule: 'WF-14',
  phases: ['lobby'],

  check: ({ claims = [] }, { seat, colour }) =>
    firstOf(
      () => claims[seat] !== null && refuse('WF-14', 'You have a colour already'),
      () =>
        claims.includes(colour) &&
        refuse('WF-14a', `${colourName(colour)} has been claimed by somebody else`),
    ),

  play(work, { seat, colour }) {
    const claims = work.state.claims!.with(seat, colour)
    change(work, { claims })
    say(work, 'WF-14', `Seat ${seat + 1} sails ${colour}`, 'colourChosen', { seat, colour })
    takeClaims(work)
  },

  list: (_, seat) => colours.map(colour => ({ kind: 'chooseColour', seat, colour })),
  name: (_, { colour }) => `Sail under ${colour}`,
}
