/**
 * What a player can work out from the visible cards before placing (section 7): how far every class is from the True
 * Majority, and what each card in hand would do at each own Elder under each tablet. It asks views and states alike.
 */
import type { Seat } from '../game'
import { type Checker, type CheckResult, rotated, runWaves } from './collecting'
import type { FaceId } from './data/faces'
import { countElders, countOpenCards, majorityOf } from './majority'
import { knightsRead, modeOf, slotsOf } from './seating'
import type { WavesState } from './state'
import { type Card, type Cls, classes, faceDown, type Role, roles } from './vocabulary'

export interface ClassForecast {
  readonly cls: Cls
  /** Elders and Rebels of it that the viewer knows. */
  readonly known: number
  /** Rebels of it that would give it the True Majority if nothing else changed; 0: it has it. */
  readonly needs: number
}

export function majorityForecast(view: WavesState): readonly ClassForecast[] {
  const counts = countOpenCards(view.slots)
  const leader = majorityOf(counts).cls
  return classes.map(cls => {
    const known = counts[cls - 1]!
    const most = counts[leader - 1]!
    const needs = cls === leader ? 0 : most - known + (cls > leader ? 0 : 1)
    return { cls, known, needs }
  })
}

/** Rebels that lie face down and that the viewer does not know. */
export function unknownRebels({ slots }: WavesState): number {
  let count = 0
  for (const { agents } of slots) {
    if (agents?.role === 'rebel') count += agents.cards.filter(card => card === faceDown).length
  }
  return count
}

export interface CollectForecast {
  readonly slot: number
  readonly cls: Cls
  readonly role: Role
  readonly face: FaceId
  /** With a Shell left; absent where it hangs on a card that the viewer does not know (WV-140). */
  readonly result?: CheckResult | undefined
}

/** Every card of the hand, as a Follower and as a Rebel, at every own Elder, under each of the five tablets. */
export function collectForecast(view: WavesState, seat: Seat): readonly CollectForecast[] {
  const hand = view.hands[seat]!
  const held = classes.filter(cls => hand.includes(cls))
  return slotsOf(view, seat).flatMap(slot =>
    held.flatMap(cls =>
      roles.flatMap(role =>
        view.faces.map(face => ({
          slot,
          cls,
          role,
          face,
          result: resultFor(view, slot, { role, cls }, face),
        })),
      ),
    ),
  )
}

function resultFor(view: WavesState, slot: number, checker: Checker, face: FaceId): CheckResult | undefined {
  const mode = modeOf(view)
  const knights = knightsRead(view)
  const right = mode.rightPlayer[slot]!
  const neighbour: Card = view.slots[right]!.agents?.cards[0] ?? faceDown
  const readsAgent = face === 'KNI-AGT' && knights === 'agent'
  if (readsAgent && neighbour === faceDown) return undefined
  const elders = view.slots.map(one => one.elder!)
  // The other checkers are left out, so the first Shell goes to this player.
  const agents = view.slots.map((_, index): Checker | undefined => {
    if (index === slot) return checker
    return readsAgent && index === right && neighbour !== faceDown
      ? { role: checker.role, cls: neighbour }
      : undefined
  })
  const { checks } = runWaves({
    mode,
    face,
    knightsRead: knights,
    elders: face === 'SEE-ROT' ? rotated(mode, elders) : elders,
    agents,
    wave: slot,
    shells: Math.max(1, view.shells),
    startCounts: countElders(view.slots),
    displays: view.displays,
  })
  return checks.find(check => check.slot === slot)?.result
}
