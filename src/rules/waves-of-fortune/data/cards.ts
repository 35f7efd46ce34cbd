/** All 103 event cards, one by one (4.2 to 4.5). */
import { type CardId, type DeckId, deckIds, type TokenKind } from '../vocabulary'
import { depthsIsland, depthsOcean } from './depths'
import type { Choice, Effect } from './effects'
import { type CardRow, shallowsIsland, shallowsOcean } from './shallows'

export interface Card {
  readonly id: CardId
  readonly deck: DeckId
  readonly name: string
  readonly effect: Effect
}

const rowsOf: Readonly<Record<DeckId, readonly CardRow[]>> = {
  SO: shallowsOcean,
  SI: shallowsIsland,
  DO: depthsOcean,
  DI: depthsIsland,
}

export const cards: readonly Card[] = deckIds.flatMap(deck =>
  rowsOf[deck].flatMap(([number, name, copies, effect]) =>
    Array.from({ length: copies }, (_, copy) => ({
      id: `${deck}-${String(number).padStart(2, '0')}#${copy + 1}`,
      deck,
      name,
      effect,
    })),
  ),
)

const byId = new Map(cards.map(card => [card.id, card]))

export function isCard(id: CardId): boolean {
  return byId.has(id)
}

export function cardOf(id: CardId): Card {
  const card = byId.get(id)
  if (!card) throw new RangeError(`There is no card ${id}`)
  return card
}

const decks = new Map(
  deckIds.map(deck => [deck, cards.filter(card => card.deck === deck).map(({ id }) => id)] as const),
)

export function cardsOfDeck(deck: DeckId): readonly CardId[] {
  return decks.get(deck)!
}

/** The kind of token that the card puts down, if it does (4.7). */
export function tokenOf(id: CardId): TokenKind | undefined {
  const { effect } = cardOf(id)
  if (effect.kind === 'token') return effect.token
  return effect.kind === 'pirate' || effect.kind === 'kraken' ? effect.kind : undefined
}

export function choicesOf(id: CardId): readonly Choice[] {
  const { effect } = cardOf(id)
  return effect.kind === 'choose' ? effect.choices : []
}

/** The space and the sum of a treasure map; `undefined` for any other card. */
export function mapOf(id: CardId): Extract<Effect, { kind: 'map' }> | undefined {
  const { effect } = cardOf(id)
  return effect.kind === 'map' ? effect : undefined
}
