/** What a move of this game changes, over the work of every game. */

import type { EventData, Seat } from '../game'
import { type Work as AnyWork, startWork as startAnyWork } from '../work'
import type { FlowId } from './stages/flow'
import type { Adventure, Player, RattleState, Visit } from './state'

export { byChance, change } from '../work'

export interface Work extends AnyWork<RattleState> {
  /** What begins as soon as the current rule is done. */
  next: FlowId | undefined
}

export function startWork(state: RattleState): Work {
  return { ...startAnyWork(state), next: undefined }
}

/** Sends the game on; whatever is there begins when the calling rule has returned. */
export function goTo(work: Work, next: FlowId): void {
  work.next = next
}

export interface Telling {
  readonly kind?: string
  readonly data?: EventData
  readonly seenBy?: readonly Seat[]
}

export function say(work: Work, rule: string, text: string, telling: Telling = {}): void {
  // The names of merchants begin small.
  work.events.push({ rule, text: text.charAt(0).toUpperCase() + text.slice(1), ...telling })
}

export function changePlayer(work: Work, seat: Seat, part: Partial<Player>): void {
  const players = work.state.players.with(seat, { ...work.state.players[seat]!, ...part })
  work.state = { ...work.state, players }
}

export function changeAdventure(work: Work, part: Partial<Adventure>): void {
  work.state = { ...work.state, adventure: { ...adventureOf(work.state), ...part } }
}

export function changeVisit(work: Work, part: Partial<Visit>): void {
  work.state = { ...work.state, visit: { ...visitOf(work.state), ...part } }
}

/** The Adventure that is being played. */
export function adventureOf(state: RattleState): Adventure {
  if (!state.adventure) throw new Error(`In the phase ${state.phase} an Adventure is being played`)
  return state.adventure
}

/** The Port visit that is going on. */
export function visitOf(state: RattleState): Visit {
  if (!state.visit) throw new Error(`In the phase ${state.phase} the Port is being visited`)
  return state.visit
}
