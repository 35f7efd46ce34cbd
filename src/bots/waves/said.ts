/** What team-mates have announced aloud in this round (WV-83): in a team one keeps to it. */
import type { Seat } from '../../rules/game'
import type { WavesState } from '../../rules/waves'
import { partyOf, seatsOfParty, slotsOf } from '../../rules/waves/seating'
import { type Card, type Cls, classes, type Role } from '../../rules/waves/vocabulary'
import type { Counts, Play } from './plays'
import type { Sketch, World } from './sketch'

export interface Plan {
  readonly role: Role
  readonly cls?: Cls | undefined
  readonly count?: number | undefined
}

/** The last plan that a seat has announced. */
export function planOf(state: WavesState, speaker: Seat): Plan | undefined {
  const said = state.signals.findLast(
    ({ seat, signal }) => seat === speaker && (signal === 'planFollow' || signal === 'planRebel'),
  )
  if (!said) return undefined
  return { role: said.signal === 'planFollow' ? 'follower' : 'rebel', cls: said.cls, count: said.count }
}

/** By slot; opponents may bluff, so nobody counts on what they say. */
export function plansOf(state: WavesState, seat: Seat): ReadonlyMap<number, Plan> {
  const plans = new Map<number, Plan>()
  for (const mate of seatsOfParty(state, partyOf(state, seat))) {
    const plan = mate === seat ? undefined : planOf(state, mate)
    if (plan) for (const slot of slotsOf(state, mate)) plans.set(slot, plan)
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
 * Of all ways to deal the hidden cards those count in which a mate who has yet to place can do what they have said: what they
 * lack is exchanged with the deck.
 */
function grant(plan: Plan, hand: Counts, deck: Card[]): void {
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

/** How much less a deal counts in which a mate did not place what they announced. */
const brokenWord = 0.05

export function trustIn(plan: Plan | undefined, play: Play): number {
  return !plan || fits(play, plan) ? 1 : brokenWord
}

/** Every mate who has yet to place holds the announced card. */
export function grantAll(plans: ReadonlyMap<number, Plan>, sketch: Sketch, world: World): void {
  for (const [slot, plan] of plans)
    if (!world.plays[slot]) grant(plan, world.hands[sketch.seats[slot]!]!, world.deck)
}

/** Of all that could be placed, what fits the plan; everything if nothing does. */
export function kept(plan: Plan | undefined, all: readonly Play[]): readonly Play[] {
  const fitting = plan ? all.filter(play => fits(play, plan)) : []
  return fitting.length > 0 ? fitting : all
}
