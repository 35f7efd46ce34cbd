/** Who sits where, with whom, and what belongs to whom (3.2, 4.7). */
import type { Seat } from '../game'
import { type Goal, handLimit, type Mode, modeFor } from './data/modes'
import type { WavesState } from './state'

type Seated = Pick<WavesState, 'hands' | 'options' | 'personAt'>

export function modeOf({ hands, options }: Pick<WavesState, 'hands' | 'options'>): Mode {
  return modeFor(hands.length, options.mode)
}

/** WV-141: the tablet as printed in the suggested set of three speaks of Elders, its explanation of Agents. */
export function knightsRead({ hands, options }: Pick<WavesState, 'hands' | 'options'>): 'agent' | 'elder' {
  const { knightsAdvancedReads: wish, tabletSet } = options
  if (wish !== 'bySet') return wish
  return hands.length === 3 && (tabletSet === 'suggested' || tabletSet === 'threePlayers') ? 'elder' : 'agent'
}

/** The place at the table at which somebody sits. */
export function placeOf({ personAt }: Seated, seat: Seat): number {
  return personAt.indexOf(seat)
}

/** Whose slot it is; `undefined` for the extra Elder's. */
export function ownerOf(state: Seated, slot: number): Seat | undefined {
  const place = modeOf(state).owners[slot]
  return place === undefined ? undefined : state.personAt[place]
}

/** For slots that are known to belong to somebody. */
export function seatAtSlot(state: Seated, slot: number): Seat {
  const seat = ownerOf(state, slot)
  if (seat === undefined) throw new RangeError(`Nobody owns slot ${slot}`)
  return seat
}

export function slotsOf(state: Seated, seat: Seat): readonly number[] {
  const mode = modeOf(state)
  return mode.owned.filter(slot => state.personAt[mode.owners[slot]!] === seat)
}

export function partyOf(state: Seated, seat: Seat): number {
  return modeOf(state).parties[placeOf(state, seat)]!
}

export function seatsOfParty(state: Seated, party: number): readonly Seat[] {
  const { parties } = modeOf(state)
  return state.personAt.filter((_, place) => parties[place] === party)
}

export function goalOf(state: Seated, party: number): Goal {
  return modeOf(state).goals[party]!
}

/** WV-21: plays alone against two teams. */
export function isSolo(state: Seated, seat: Seat): boolean {
  return modeOf(state).solo === placeOf(state, seat)
}

/** WV-30, WV-117: the solo player holds one more. */
export function handLimitOf(state: Seated, seat: Seat): number {
  return isSolo(state, seat) ? handLimit + 1 : handLimit
}

/** WV-26: in front of whom the common display lies. */
export function displaySeat(state: Seated, party: number): Seat {
  return state.personAt[modeOf(state).parties.indexOf(party)]!
}

export function isHeadToHead(state: Pick<WavesState, 'hands'>): boolean {
  return state.hands.length === 2
}

/** Seats clockwise by their places, beginning with the owner of a slot; everybody once. */
export function seatsFrom(state: Seated, slot: number): readonly Seat[] {
  const { personAt } = state
  const first = modeOf(state).owners[slot]!
  return personAt.map((_, index) => personAt[(first + index) % personAt.length]!)
}
