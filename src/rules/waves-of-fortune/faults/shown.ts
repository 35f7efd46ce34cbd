/** The card on show fits what is asked (WF-53). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { cardOf, choicesOf } from '../data/cards'
import { expedition } from '../data/tiles'
import { deckFor } from '../decks'
import { foeBefore } from '../fight'
import type { FortuneState, Shown } from '../state'
import { playerAt, tileAt } from '../work'

export function faultOfShown(state: FortuneState): Refusal | undefined {
  const { shown, phase } = state
  if (phase === 'foeChoice') {
    const before = state.landings.length > 0 && foeBefore(state, state.actor)
    if (!before) return refuse('WF-74', 'There is nobody to fight')
    if (!shown && before.foe === 'pirate')
      return refuse('WF-64', 'A fight with pirates that lie there is forced')
  }
  if (!shown) {
    const isNeeded = phase === 'cardThrow' || phase === 'cardChoice' || phase === 'expedition'
    return isNeeded ? refuse('WF-53', 'No card is on show') : undefined
  }
  return faultOfPlace(state, shown) ?? faultOfKind(state, shown)
}

function faultOfPlace(state: FortuneState, { card, who }: Shown): Refusal | undefined {
  const top = state.landings.at(-1)
  if (top?.who !== who) return refuse('WF-54', 'The card on show is not of the ship that lands')
  const { kind, token } = tileAt(state, playerAt(state, who).cell)
  if ((kind !== 'ocean' && kind !== 'island') || deckFor(top.cell, kind) !== cardOf(card).deck) {
    return refuse('WF-45', 'The card on show is not drawn on such a tile')
  }
  return token && refuse('WF-65', 'No card is drawn where a token lies')
}

function faultOfKind(state: FortuneState, { card, option, sent, who }: Shown): Refusal | undefined {
  const { effect } = cardOf(card)
  const { phase } = state
  const wanted = refuse('WF-53', 'The card on show asks for something else')
  if (option !== undefined && (effect.kind !== 'choose' || phase !== 'cardThrow')) return wanted
  if (sent !== undefined && (effect.kind !== 'expedition' || phase !== 'cardThrow')) return wanted
  switch (phase) {
    case 'cardChoice':
      return effect.kind === 'choose' ? undefined : wanted
    case 'expedition':
      return effect.kind === 'expedition' ? undefined : wanted
    case 'cardThrow':
      return firstOf(
        () => effect.kind === 'choose' && !choicesOf(card).find(({ id }) => id === option)?.rows && wanted,
        () =>
          effect.kind === 'expedition' &&
          (sent === undefined || sent > Math.min(expedition.max, playerAt(state, who).crew - 1)) &&
          refuse('WF-59', 'So many cannot go ashore'),
        () => !['throw', 'choose', 'expedition'].includes(effect.kind) && wanted,
      )
    default:
      return effect.kind === 'pirate' ? undefined : wanted
  }
}
