/** What a move of this game changes, over the work of every game. */

import type { Seat } from '../game'
import { type Work as AnyWork, change } from '../work'
import type { Slot, WavesState } from './state'
import type { Card } from './vocabulary'

export { byChance, change, say, startWork } from '../work'

export type Work = AnyWork<WavesState>

export function changeSlot(work: Work, slot: number, part: Slot): void {
  change(work, { slots: work.state.slots.with(slot, part) })
}

/** 5.5: a hand lies sorted by class, so no card in it can be followed back to where it came from. */
export function addToHand(work: Work, seat: Seat, card: Card): void {
  const hand = [...work.state.hands[seat]!, card].sort((a, b) => a - b)
  change(work, { hands: work.state.hands.with(seat, hand) })
}

export function removeFromHand(work: Work, seat: Seat, cards: readonly Card[]): void {
  change(work, { hands: work.state.hands.with(seat, without(work.state.hands[seat]!, cards)) })
}

/** A copy of the list without one of each of the cards. */
export function without(list: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const rest = [...list]
  for (const card of cards) {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

/** Discards are face up (WV-117); the last one lies on top. */
export function discard(work: Work, cards: readonly Card[]): void {
  change(work, { discard: [...work.state.discard, ...cards] })
}
