/** Impossible states of the hands (I12, I13). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { seatToDiscard, slotToPlace } from '../round'
import { handLimitOf, isHeadToHead, seatAtSlot, slotsOf } from '../seating'
import type { WavesState } from '../state'

export function faultOfHands(state: WavesState): Refusal | undefined {
  switch (state.phase) {
    case 'toss':
    case 'placeToken':
      return faultBeforePlay(state)
    case 'play':
      return faultWhilePlacing(state)
    case 'discard':
      return seatToDiscard(state) === undefined
        ? refuse('WV-118', 'Nobody is asked to discard whose hand is within its limit')
        : undefined
    case 'over':
      return undefined
  }
}

function faultBeforePlay(state: WavesState): Refusal | undefined {
  const isDealt = !isHeadToHead(state) && state.toss?.for === 'holder'
  const isWrong = state.hands.some((hand, seat) => hand.length !== (isDealt ? handLimitOf(state, seat) : 0))
  return isWrong ? refuse('WV-30', 'Hands are dealt as the set-up says') : undefined
}

function faultWhilePlacing(state: WavesState): Refusal | undefined {
  const next = seatAtSlot(state, slotToPlace(state)!)
  return firstOf(
    () => state.hands[next]!.length === 0 && refuse('WV-55', 'The player who has to place holds a card'),
    () =>
      state.hands.some((hand, seat) => hand.length > mostInHand(state, seat)) &&
      refuse('WV-117', 'Hands were within their limit when the round began'),
  )
}

/** Every placement took a card at least; the first one of Head to head was followed by two (WV-51). */
function mostInHand(state: WavesState, seat: number): number {
  const placed = slotsOf(state, seat).filter(slot => state.slots[slot]!.agents).length
  const drawn = isHeadToHead(state) && placed > 0 ? 2 : 0
  return handLimitOf(state, seat) - placed + drawn
}
