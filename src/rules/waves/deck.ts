/** The deck of Elder cards: shuffled once, drawn from the top, reshuffled from the discard pile (WV-29, WV-123). */
import type { Seat } from '../game'
import { does } from '../sentence'
import { type Card, cardList, classes, copiesOfClass, faceDown, nameOf, numberWord } from './vocabulary'
import { addToHand, byChance, change, say, type Work } from './work'

/** All hundred cards in the order of the classes. */
export const allCards: readonly Card[] = classes.flatMap(cls => Array<Card>(copiesOfClass).fill(cls))

export function shuffleDeck(work: Work): void {
  const deck = byChance(work, random => random.shuffled(allCards))
  change(work, { deck })
  say(work, 'WV-29', 'All hundred Elder cards are shuffled', 'deckShuffled', { n: deck.length })
}

/**
 * The top card; `undefined` if there is neither a deck nor a discard pile, which a hundred cards never allow (I14).
 */
export function drawCard(work: Work): Exclude<Card, typeof faceDown> | undefined {
  if (work.state.deck.length === 0) reshuffle(work)
  const { deck } = work.state
  const card = deck.at(-1)
  if (card === undefined) return undefined
  if (card === faceDown) throw new RangeError('Nobody can draw from a deck that a view has hidden')
  work.reveals = true
  change(work, { deck: deck.slice(0, -1) })
  return card
}

function reshuffle(work: Work): void {
  const { discard } = work.state
  if (discard.length === 0) return
  const deck = byChance(work, random => random.shuffled(discard))
  change(work, { deck, discard: [] })
  const text = `The deck is empty: ${numberWord(deck.length)} discards are shuffled into a new one`
  say(work, 'WV-123', text, 'deckReshuffled', { n: deck.length })
}

/** Cards from the deck into a hand: that it happens is public, which cards they are is not (WV-125, WV-126). */
export function drawCards(work: Work, seat: Seat, count: number, rule: string, kind = 'cardsDrawn'): void {
  const drawn: Card[] = []
  for (let n = 0; n < count; n++) {
    const card = drawCard(work)
    if (card === undefined) break
    addToHand(work, seat, card)
    drawn.push(card)
  }
  if (drawn.length === 0) return
  const what = drawn.length === 1 ? 'a card' : `${numberWord(drawn.length)} cards`
  say(work, rule, `${nameOf(seat)} ${does(seat, 'draws', 'draw')} ${what}`, kind, { seat, n: drawn.length })
  say(work, rule, `You have drawn ${cardList(drawn)}`, 'cardsSeen', { seat, cards: drawn }, [seat])
}
