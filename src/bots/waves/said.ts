/** What team-mates have announced aloud in this round (WV-83): in a team one keeps to it. */
import type { Seat } from '../../rules/game'
import type { WavesState } from '../../rules/waves'
import { partyOf, slotsOf } from '../../rules/waves/seating'
import { type Card, type Cls, classes, type Role } from '../../rules/waves/vocabulary'
import type { Counts, Play } from './plays'

export interface Plan {
  readonly role: Role
  readonly cls?: Cls | undefined
  readonly count?: number | undefined
}

/** By slot; opponents may bluff, so nobody counts on what they say. */
export function plansOf(state: WavesState, seat: Seat): ReadonlyMap<number, Plan> {
  const plans = new Map<number, Plan>()
  for (const { seat: speaker, signal, cls, count } of state.signals) {
    if (signal !== 'planFollow' && signal !== 'planRebel') continue
    if (speaker === seat || partyOf(state, speaker) !== partyOf(state, seat)) continue
    const role = signal === 'planFollow' ? 'follower' : 'rebel'
    for (const slot of slotsOf(state, speaker)) plans.set(slot, { role, cls, count })
  }
  return plans
}

export function fits(play: Play, { role, cls, count }: Plan): boolean {
  return (
    play.role === role &&
    (cls === undefined || play.cls === cls) &&
    (count === undefined || play.count === count)
  )
}

/**
 * Of all ways to deal the hidden cards those count in which a mate who has yet to place can do what he has said: what he
 * lacks is exchanged with the deck.
 */
export function grant(plan: Plan, hand: Counts, deck: Card[]): void {
  const { cls, count = 1 } = plan
  if (cls === undefined) return
  for (const other of classes) {
    while (other !== cls && hand[other - 1]! > 0 && hand[cls - 1]! < count) {
      const at = deck.indexOf(cls)
      if (at < 0) return
      deck[at] = other
      hand[other - 1]!--
      hand[cls - 1]!++
    }
  }
}

/** How much less a way counts in which a mate has placed something else than he said. */
const brokenWord = 0.05

export function trustIn(plan: Plan | undefined, play: Play): number {
  return !plan || fits(play, plan) ? 1 : brokenWord
}
