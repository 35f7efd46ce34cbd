/** What team-mates have announced aloud in this round (WV-83): in a team one keeps to it. */
import type { Seat } from '../../rules/game'
import type { WavesState } from '../../rules/waves'
import { partyOf, slotsOf } from '../../rules/waves/seating'
import type { Cls, Role } from '../../rules/waves/vocabulary'
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

/** How much less a way to deal the hidden cards counts in which somebody has broken his word, or could not keep it. */
const brokenWord = 0.01

/** For what a mate has placed, or for the hand of one who has not. */
export function trustIn(plan: Plan | undefined, play: Play | undefined, hand: Counts): number {
  if (!plan) return 1
  const isKept = play ? fits(play, plan) : plan.cls === undefined || hand[plan.cls - 1]! >= (plan.count ?? 1)
  return isKept ? 1 : brokenWord
}
