/** Every card in exactly one place: invariant 2. */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { cardOf, cards, isCard, mapOf, tokenOf } from '../data/cards'
import type { FortuneState } from '../state'
import { cardsInSight } from '../view'
import { deckIds, deckNames } from '../vocabulary'

export function faultOfCards(state: FortuneState): Refusal | undefined {
  const { draw, discard, removed, players } = state
  const all = [...deckIds.flatMap(deck => draw[deck]), ...cardsInSight(state)]
  const unheard = all.find(id => !isCard(id))
  if (unheard !== undefined) return refuse('WF-15', `There is no card ${unheard}`)
  const gem = players.filter(({ krakenGem }) => krakenGem).length
  return firstOf(
    () =>
      (all.length !== cards.length || new Set(all).size !== cards.length) &&
      refuse('WF-15', 'Each of the 103 cards is in exactly one place'),
    ...deckIds.map(
      deck => () =>
        [...draw[deck], ...discard[deck]].some(id => cardOf(id).deck !== deck) &&
        refuse('WF-53a', `A card of another deck lies with the ${deckNames[deck]} deck`),
    ),
    () =>
      deckIds.some(deck => discard[deck].some(id => (tokenOf(id) ?? 'pirate') !== 'pirate')) &&
      refuse('WF-62a', 'A card whose token stays is never discarded'),
    () =>
      players.some(({ maps }) => maps.some(id => !mapOf(id))) &&
      refuse('WF-119', 'Only maps are kept aboard'),
    () => removed.some(id => tokenOf(id) !== 'kraken') && refuse('WF-93b', 'Only the Kraken leaves the game'),
    () =>
      gem !== removed.length &&
      refuse('WF-93', 'The player who defeated the Kraken has the blue gem, and nobody else'),
  )
}
