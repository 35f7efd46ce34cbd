/** Impossible states of the hundred cards (I1, I5). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { unseenCounts } from '../imagine'
import type { WavesState } from '../state'
import { type Card, type Cls, classes, classPlural, copiesOfClass } from '../vocabulary'

export function faultOfCards(state: WavesState): Refusal | undefined {
  const missing = unseenCounts(state)
  const wrong = classes.find(cls => missing[cls - 1] !== 0)
  const piles: readonly (readonly Card[])[] = [
    ...state.hands,
    state.deck,
    state.discard,
    ...state.slots.map(slot => slot.agents?.cards ?? []),
  ]
  return firstOf(
    () => piles.some(pile => pile.includes(0)) && refuse('WV-1', 'Every card has a class'),
    () => wrong !== undefined && wrongNumber(wrong, copiesOfClass - missing[wrong - 1]!),
    () =>
      state.hands.some(hand => hand.some((card, index) => card < hand[index - 1]!)) &&
      refuse('WV-2', 'A hand lies sorted by class'),
    () =>
      state.slots.some(({ agents }) => agents?.cards.some(card => card !== agents.cards[0])) &&
      refuse('WV-76', 'Rebels are all of one class'),
    () =>
      state.slots.some(({ agents }) => agents?.cards.length === 0) &&
      refuse('WV-73', 'Agents are at least one card'),
    () =>
      state.slots.some(({ agents }) => agents?.role === 'follower' && agents.cards.length > 1) &&
      refuse('WV-75', 'A Follower is a single card'),
  )
}

function wrongNumber(cls: Cls, count: number): Refusal {
  return refuse('WV-1', `There are ${copiesOfClass} ${classPlural(cls)}, not ${count}`)
}
