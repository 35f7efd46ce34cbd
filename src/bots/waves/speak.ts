import type { Seat } from '../../rules/game'
import type { WavesMove, WavesState } from '../../rules/waves'
import { mayTalk } from '../../rules/waves/acts/teamSignal'
import { partyOf, seatsOfParty, slotsOf } from '../../rules/waves/seating'
import type { Mind } from './mind'
import { countsOf, moveOf, type Play, playsOf } from './plays'
import { fits, planOf } from './said'

/**
 * In a team a player who places before a mate announces the placement (WV-83), and then does it. The whole table hears it
 * (WV-86); after placing there is nothing more to say (WV-84).
 */
export function aloud(choose: (mind: Mind) => WavesMove): (mind: Mind) => WavesMove {
  return mind => {
    const { state, seat } = mind
    const kept = keptWord(state, seat)
    if (kept) return kept
    const move = choose(mind)
    return isHeard(state, seat) ? (announced(move) ?? move) : move
  }
}

/** The play that was announced, if the hand still has it. */
function keptWord(state: WavesState, seat: Seat): WavesMove | undefined {
  const plan = planOf(state, seat)
  const slot = slotsOf(state, seat).find(own => state.slots[own]!.agents === undefined)
  if (!plan || state.phase !== 'play' || slot === undefined) return undefined
  const play: Play | undefined = playsOf(countsOf(state.hands[seat]!)).find(one => fits(one, plan))
  return play && moveOf(play, seat, slot)
}

/** A player speaks only to mates who have yet to place. */
function isHeard(state: WavesState, seat: Seat): boolean {
  if (state.phase !== 'play' || !mayTalk(state, seat)) return false
  return seatsOfParty(state, partyOf(state, seat)).some(
    mate => mate !== seat && slotsOf(state, mate).some(slot => state.slots[slot]!.agents === undefined),
  )
}

function announced(move: WavesMove): WavesMove | undefined {
  if (move.kind !== 'playFollower' && move.kind !== 'playRebels') return undefined
  const { seat, cards } = move
  const [cls] = cards
  if (cls === undefined) return undefined
  if (move.kind === 'playFollower') return { kind: 'teamSignal', seat, signal: 'planFollow', cls }
  return { kind: 'teamSignal', seat, signal: 'planRebel', cls, count: cards.length }
}
