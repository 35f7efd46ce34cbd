/** A state being carried forward by one move: never changed in place, only replaced, while events gather beside it. */
import type { EventData, RuleEvent, Seat } from '../game'
import { type Random, resumeRandom } from '../random'
import type { Ledger, Player, RollingState, SeaMap } from './state'

export interface Work {
  state: RollingState
  readonly events: RuleEvent[]
  /** A die fell or a card was turned up: nobody can forget it. */
  reveals: boolean
}

export function startWork(state: RollingState): Work {
  return { state, events: [], reveals: false }
}

export function say(work: Work, rule: string, text: string, kind?: string, data?: EventData): void {
  work.events.push({ rule, text, ...(kind !== undefined && { kind }), ...(data && { data }) })
}

export function change(work: Work, part: Partial<RollingState>): void {
  work.state = { ...work.state, ...part }
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
  return playerAt(state, seat).captain || `Captain ${seat + 1}`
}

/** This seat has done what the phase asks of it. */
export function leavePending(work: Work, seat: Seat): void {
  change(work, { pending: work.state.pending.filter(one => one !== seat) })
}

export function allSeats({ players }: RollingState): readonly Seat[] {
  return players.map((_, seat) => seat)
}

/** Lets chance decide; what was drawn is known from then on. */
export function byChance<T>(work: Work, draw: (random: Random) => T): T {
  const random = resumeRandom(work.state.random)
  const result = draw(random)
  change(work, { random: random.state() })
  work.reveals = true
  return result
}
