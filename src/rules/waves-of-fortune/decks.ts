/** Draw piles and discard piles (WF-45, WF-46, WF-53, WF-60). */
import { cardOf } from './data/cards'
import { areaOf, type Cell } from './grid'
import { type CardId, type DeckId, deckNames } from './vocabulary'
import { byChance, change, say, type Work } from './work'

export function deckFor(cell: Cell, kind: 'ocean' | 'island'): DeckId {
  const isShallow = areaOf(cell) === 'shallows'
  if (kind === 'ocean') return isShallow ? 'SO' : 'DO'
  return isShallow ? 'SI' : 'DI'
}

/** The top card; `undefined` if draw pile and discard pile are both empty. */
export function drawCard(work: Work, deck: DeckId): CardId | undefined {
  if (work.state.draw[deck].length === 0) reshuffle(work, deck)
  const pile = work.state.draw[deck]
  const card = pile.at(-1)
  if (card === undefined) return undefined
  change(work, { draw: { ...work.state.draw, [deck]: pile.slice(0, -1) } })
  work.reveals = true
  return card
}

function reshuffle(work: Work, deck: DeckId): void {
  const { draw, discard } = work.state
  if (discard[deck].length === 0) return
  const pile = byChance(work, random => random.shuffled(discard[deck]))
  change(work, { draw: { ...draw, [deck]: pile }, discard: { ...discard, [deck]: [] } })
  say(work, 'WF-60', `The ${deckNames[deck]} deck is reshuffled: ${pile.length} cards`, 'reshuffled', {
    deck,
    count: pile.length,
  })
}

export function discardCard(work: Work, card: CardId): void {
  const { discard } = work.state
  const { deck } = cardOf(card)
  change(work, { discard: { ...discard, [deck]: [...discard[deck], card] } })
}
