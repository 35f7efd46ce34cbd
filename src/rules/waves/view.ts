/** What a seat may know (5.5). */
import type { Seat, Viewer } from '../game'
import { ownerOf } from './seating'
import type { Slot, WavesState } from './state'
import { type Card, faceDown } from './vocabulary'

function hidden(cards: readonly Card[]): readonly Card[] {
  return cards.map(() => faceDown)
}

/**
 * Hidden are the generator, the deck, other hands and the face-down Agents of others, between team-mates too (WV-27,
 * WV-125); of the discard pile all but the top card where a table wants it so (WV-124). Numbers of cards are public
 * (WV-126). When the game is over, hands and Agents lie open (WV-144).
 */
export function viewOf(state: WavesState, viewer: Viewer): WavesState {
  const isOver = state.phase === 'over'
  const sees = (seat: Seat | undefined) => isOver || seat === viewer
  const { discard } = state
  return {
    ...state,
    random: [],
    deck: hidden(state.deck),
    hands: state.hands.map((hand, seat) => (sees(seat) ? hand : hidden(hand))),
    slots: state.slots.map((slot, index) => (sees(ownerOf(state, index)) ? slot : withHiddenAgents(slot))),
    discard: state.options.discardBrowse ? discard : [...hidden(discard.slice(0, -1)), ...discard.slice(-1)],
  }
}

function withHiddenAgents(slot: Slot): Slot {
  const { agents } = slot
  if (!agents || agents.faceUp) return slot
  return { ...slot, agents: { ...agents, cards: hidden(agents.cards) } }
}
