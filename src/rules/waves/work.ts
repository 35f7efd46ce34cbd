/**
 * A state being carried forward by one move: the state itself is never changed in place, only replaced, while events
 * gather beside it. Rules code takes a `Work` and reads `work.state` afresh after every change.
 */
import type { EventData, RuleEvent, Seat } from '../game'
import { type Random, resumeRandom } from '../random'
import type { Slot, WavesState } from './state'
import type { Card } from './vocabulary'

export interface Work {
  state: WavesState
  readonly events: RuleEvent[]
  /** Something was thrown, drawn or shown that nobody can forget. */
  reveals: boolean
}

export function startWork(state: WavesState): Work {
  return { state, events: [], reveals: false }
}

export function say(
  work: Work,
  rule: string,
  text: string,
  kind: string,
  data: EventData = {},
  seenBy?: readonly Seat[],
): void {
  work.events.push({ rule, text, kind, data, ...(seenBy && { seenBy }) })
}

export function change(work: Work, part: Partial<WavesState>): void {
  work.state = { ...work.state, ...part }
}

export function changeSlot(work: Work, slot: number, part: Slot): void {
  change(work, { slots: work.state.slots.with(slot, part) })
}

/** Lets chance decide; what was drawn is known from then on. */
export function byChance<T>(work: Work, draw: (random: Random) => T): T {
  const random = resumeRandom(work.state.random)
  const result = draw(random)
  change(work, { random: random.state() })
  work.reveals = true
  return result
}

/** 5.5: a hand lies sorted by class, so no card in it can be followed back to where it came from. */
export function addToHand(work: Work, seat: Seat, card: Card): void {
  const hand = [...work.state.hands[seat]!, card].sort((a, b) => a - b)
  change(work, { hands: work.state.hands.with(seat, hand) })
}

export function removeFromHand(work: Work, seat: Seat, cards: readonly Card[]): void {
  change(work, { hands: work.state.hands.with(seat, without(work.state.hands[seat]!, cards)) })
}

/** A copy of the list without one of each of the cards. */
export function without(list: readonly Card[], cards: readonly Card[]): readonly Card[] {
  const rest = [...list]
  for (const card of cards) {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

/** Discards are face up (WV-117); the last one lies on top. */
export function discard(work: Work, cards: readonly Card[]): void {
  change(work, { discard: [...work.state.discard, ...cards] })
}
