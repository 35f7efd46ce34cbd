/** What a move of this game changes, over the work of every game. */

import type { EventData, Seat } from '../game'
import { seatName } from '../sentence'
import { type Work as AnyWork, change } from '../work'
import type { Ledger, Player, RollingState, SeaMap } from './state'

export { byChance, change, startWork } from '../work'

export type Work = AnyWork<RollingState>

export function say(work: Work, rule: string, text: string, kind?: string, data?: EventData): void {
  work.events.push({ rule, text, ...(kind !== undefined && { kind }), ...(data && { data }) })
}

export function changePlayer(work: Work, seat: Seat, part: Partial<Player>): void {
  change(work, { players: work.state.players.with(seat, { ...playerAt(work.state, seat), ...part }) })
}

export function changeMap(work: Work, seat: Seat, part: Partial<SeaMap>): void {
  changePlayer(work, seat, { map: { ...playerAt(work.state, seat).map, ...part } })
}

export function changeLedger(work: Work, seat: Seat, ledger: Ledger): void {
  changePlayer(work, seat, { ledger })
}

export function playerAt(state: RollingState, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new RangeError(`Nobody sits on seat ${seat}`)
  return player
}

/** How a player is called in a sentence. */
export function nameOf(state: RollingState, seat: Seat): string {
  return seatName(seat, playerAt(state, seat).captain || `Captain ${seat + 1}`)
}

/** This seat has done what the phase asks of it. */
export function leavePending(work: Work, seat: Seat): void {
  change(work, { pending: work.state.pending.filter(one => one !== seat) })
}

export function allSeats({ players }: RollingState): readonly Seat[] {
  return players.map((_, seat) => seat)
}
