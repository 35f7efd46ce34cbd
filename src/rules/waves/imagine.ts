/** A whole state that a view leaves possible: unseen cards are dealt again to the hidden places. */
import type { Random } from '../random'
import type { Slot, WavesState } from './state'
import { type Card, type Cls, classes, copiesOfClass, faceDown } from './vocabulary'

/** By class (index 0 is Scholars): cards that lie nowhere in sight. */
export function unseenCounts(view: WavesState): number[] {
  const counts = classes.map(() => copiesOfClass)
  const see = (cards: readonly Card[]) => {
    for (const card of cards) if (card !== faceDown) counts[card - 1]!--
  }
  view.hands.forEach(see)
  view.displays.forEach(see)
  see(view.deck)
  see(view.discard)
  for (const { elder, agents } of view.slots) {
    if (elder) counts[elder - 1]!--
    if (agents) see(agents.cards)
  }
  return counts
}

/** The number of ordered ways to take this many cards out of this many. */
function waysToTake(from: number, count: number): number {
  let ways = 1
  for (let n = 0; n < count; n++) ways *= Math.max(0, from - n)
  return ways
}

/** Rebels are of one class: each class as likely as it is to be dealt that often (WV-76). */
function drawRebels(unseen: number[], count: number, random: Random): readonly Cls[] {
  const ways = classes.map(cls => waysToTake(unseen[cls - 1]!, count))
  let at = random.between(
    0,
    ways.reduce((sum, way) => sum + way, 0),
  )
  // The last class with any way at all, should rounding carry past the end.
  let chosen = classes.findLast(cls => ways[cls - 1]! > 0)!
  for (const cls of classes) {
    if (ways[cls - 1] === 0) continue
    if (at < ways[cls - 1]!) {
      chosen = cls
      break
    }
    at -= ways[cls - 1]!
  }
  unseen[chosen - 1]! -= count
  return Array<Cls>(count).fill(chosen)
}

function cardsOf(counts: readonly number[]): Card[] {
  const cards: Card[] = []
  for (const cls of classes) for (let n = counts[cls - 1]!; n > 0; n--) cards.push(cls)
  return cards
}

export function imagineState(view: WavesState, random: Random): WavesState {
  const unseen = unseenCounts(view)
  // The largest bundles first, for only they can be impossible with what is left.
  const bundles = view.slots
    .map((slot, index) => ({ index, cards: slot.agents?.cards ?? [], role: slot.agents?.role }))
    .filter(({ cards, role }) => role === 'rebel' && cards.includes(faceDown))
    .sort((a, b) => b.cards.length - a.cards.length)
  const rebels = new Map(
    bundles.map(({ index, cards }) => [index, drawRebels(unseen, cards.length, random)] as const),
  )
  const rest = random.shuffled(cardsOf(unseen))
  const filled = (cards: readonly Card[]) => cards.map(card => (card === faceDown ? rest.pop()! : card))
  const slots = view.slots.map((slot, index): Slot => {
    const { agents } = slot
    if (!agents) return slot
    return { ...slot, agents: { ...agents, cards: rebels.get(index) ?? filled(agents.cards) } }
  })
  const hands = view.hands.map(hand => (hand.includes(faceDown) ? filled(hand).sort((a, b) => a - b) : hand))
  const discard = filled(view.discard)
  const deck = filled(view.deck)
  return { ...view, slots, hands, discard, deck, random: random.state() }
}
