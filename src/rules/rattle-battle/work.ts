/**
 * A state being carried forward by one move: the state itself is never changed in place, only replaced, while events
 * gather beside it. Rules code takes a `Work` and reads `work.state` afresh after every change.
 */
import type { EventData, RuleEvent, Seat } from '../game'
import { type Random, resumeRandom } from '../random'
import type { FlowId } from './flow'
import type { Adventure, Player, RattleState, Visit } from './state'

export interface Work {
  state: RattleState
  readonly events: RuleEvent[]
  /** Something was thrown, drawn or shown that nobody can forget. */
  reveals: boolean
  /** What begins as soon as the current rule is done. */
  next: FlowId | undefined
}

export function startWork(state: RattleState): Work {
  return { state, events: [], reveals: false, next: undefined }
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
  work.events.push({ rule, text, ...telling })
}

export function change(work: Work, part: Partial<RattleState>): void {
  work.state = { ...work.state, ...part }
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

/** Lets chance decide; what was drawn is known from then on. */
export function byChance<T>(work: Work, draw: (random: Random) => T): T {
  const random = resumeRandom(work.state.random)
  const result = draw(random)
  change(work, { random: random.state() })
  work.reveals = true
  return result
}
