/** Who must do what (5.2). */
import type { Seat, Turn } from '../game'
import { seatToDiscard, slotToPlace, surplusOf } from './round'
import { wonIn } from './score'
import { seatAtSlot } from './seating'
import type { WavesState } from './state'
import { tossRequest } from './toss'
import { className, nameOf, numberWord } from './vocabulary'

/** The one seat that is asked (I17). */
export function actorOf(state: WavesState): Seat | undefined {
  switch (state.phase) {
    case 'toss':
      // WV-150; nobody has acted yet, so seat 0 sits at its own place.
      return state.personAt[0]
    case 'placeToken':
      return 1 - state.starter!
    case 'play': {
      const slot = slotToPlace(state)
      return slot === undefined ? undefined : seatAtSlot(state, slot)
    }
    case 'discard':
      return seatToDiscard(state)
    case 'over':
      return undefined
  }
}

export function turnOf(state: WavesState): Turn {
  const { phase } = state
  const seat = actorOf(state)
  if (phase === 'over' || seat === undefined) return { kind: 'over', ...wonIn(state) }
  if (phase === 'toss') return tossTurn(state, seat)
  return { kind: 'move', seats: [seat], phase, ...askOf(state, seat) }
}

function tossTurn(state: WavesState, seat: Seat): Turn {
  const { for: purpose, misses } = state.toss!
  const why = purpose === 'solo' ? 'who plays alone' : 'who has it first'
  const again = misses > 0 ? 'once more' : 'into the dish'
  return {
    kind: 'throw',
    // WV-150: any person at the table may do it.
    seats: [seat, ...state.personAt.filter(other => other !== seat)],
    phase: state.phase,
    rule: misses > 0 ? 'WV-153' : purpose === 'solo' ? 'WV-23a' : 'WV-38',
    ask: `Toss the Wave token ${again}: its crest shows ${why}`,
    throw: tossRequest,
  }
}

function askOf(state: WavesState, seat: Seat): { readonly rule: string; readonly ask: string } {
  if (state.phase === 'placeToken') {
    const starter = nameOf(state.starter!)
    return { rule: 'WV-47', ask: `Place the Wave token beside one of ${starter}'s Elders` }
  }
  if (state.phase === 'discard') {
    const surplus = surplusOf(state, seat)
    const what = surplus === 1 ? 'a card' : `${numberWord(surplus)} cards`
    return { rule: 'WV-117', ask: `Discard ${what}` }
  }
  const elder = state.slots[slotToPlace(state)!]!.elder
  const which = elder ? `your ${className(elder)}, Power ${elder}` : 'your Elder'
  return { rule: 'WV-72', ask: `Play at ${which}: one card follows, or cards of one class rebel` }
}
