/**
 * A state being carried forward by one move: the state itself is never changed in place, only replaced, while events
 * gather beside it. Rules code takes a `Work` and reads `work.state` afresh after every change. Each game names its own
 * in its `work.ts`, with what it changes besides.
 */
import type { EventData, RuleEvent, Seat } from './game'
import { type Random, type RandomState, resumeRandom } from './random'

export interface Work<State> {
  state: State
  readonly events: RuleEvent[]
  /** Something was thrown, drawn or shown that nobody can forget. */
  reveals: boolean
}

export function startWork<State>(state: State): Work<State> {
  return { state, events: [], reveals: false }
}

export function change<State>(work: Work<State>, part: Partial<NoInfer<State>>): void {
  work.state = { ...work.state, ...part }
}

/** Tells an event that a table can draw. */
export function say(
  work: Work<unknown>,
  rule: string,
  text: string,
  kind: string,
  data: EventData = {},
  seenBy?: readonly Seat[],
): void {
  work.events.push({ rule, text, kind, data, ...(seenBy && { seenBy }) })
}

/** Lets chance decide; what was drawn is known from then on. */
export function byChance<State extends { readonly random: RandomState }, T>(
  work: Work<State>,
  draw: (random: Random) => T,
): T {
  const random = resumeRandom(work.state.random)
  const result = draw(random)
  work.state = { ...work.state, random: random.state() }
  work.reveals = true
  return result
}
