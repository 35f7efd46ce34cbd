import { refuse } from '../../refusal'
import { choicesOf } from '../data/cards'
import { isPossible, takeOption } from '../effects'
import type { MoveRule } from '../moveRule'
import { playerAt } from '../work'

/** WF-57: one of the options of the card on show. */
export const chooseOption: MoveRule<'chooseOption'> = {
  rule: 'WF-57',
  phases: ['cardChoice'],

  check(state, { seat, option }) {
    const choice = choicesOf(state.shown!.card).find(({ id }) => id === option)
    if (!choice) return refuse('WF-57', `The card does not offer "${option}"`)
    if (isPossible(playerAt(state, seat), choice)) return undefined
    return refuse('WF-57', 'That takes the full price in gold aboard, and room for at least one cube')
  },

  play: (work, { seat, option }) => takeOption(work, seat, option),
  list: (state, seat) =>
    choicesOf(state.shown!.card).map(({ id }) => ({ kind: 'chooseOption', seat, option: id })),

  name(state, { option }) {
    const choice = state.shown && choicesOf(state.shown.card).find(({ id }) => id === option)
    return choice ? choice.words : `Choose ${option}`
  },
}
