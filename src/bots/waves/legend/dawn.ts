/** The round after an imagined one, before anybody has placed, and what of it foretells who wins the match. */

import type { WavesState } from '../../../rules/waves'
import type { FaceId } from '../../../rules/waves/data/faces'
import { handLimit, type Mode, orderFrom } from '../../../rules/waves/data/modes'
import { differentIn, missingTo, wonBy } from '../../../rules/waves/goals'
import { type Cls, classes } from '../../../rules/waves/vocabulary'
import { canCollect } from '../instinct'
import { type Counts, countsOf, playOf } from '../plays'
import { type Outcome, type Sketch, sketchOf, topClass, type World } from '../sketch'
import { judgedFor } from '../weights'
import { cutDown } from '../worth'
import { elderUnder } from './scene'

export interface Dawn {
  readonly sketch: Sketch
  /** By seat. */
  readonly hands: readonly Counts[]
}

export function dawnOf(state: WavesState): Dawn {
  return { sketch: sketchOf(state), hands: state.hands.map(countsOf) }
}

/** Takes the hands of the outcome and cards of the deck away. */
export function dawnAfter(sketch: Sketch, { deck }: World, { hands, plays, displays }: Outcome): Dawn {
  const { mode, seats, parties } = sketch
  hands.forEach((hand, owner) => {
    // In Head to head all draws are done (WV-116).
    const card = sketch.isHeadToHead ? undefined : deck.pop()
    if (card) hand[card - 1]!++
    const slot = seats.indexOf(owner)
    cutDown(hand, limitAt(mode, slot), judgedFor(mode.goals[parties[slot]!]!))
  })
  const elders = plays.map(
    (play, slot) => play?.cls ?? (deck.pop() as Cls | undefined) ?? sketch.elders[slot]!,
  )
  const elderCounts = countsOf(elders)
  const wave = mode.leftPlayer[sketch.wave]!
  const shells = sketch.shellsFor[topClass(elderCounts) - 1]!
  return {
    sketch: { ...sketch, elders, elderCounts, wave, shells, displays, order: orderFrom(mode, wave) },
    hands,
  }
}

function limitAt({ solo, owners }: Mode, slot: number): number {
  return solo !== undefined && owners[slot] === solo ? handLimit + 1 : handLimit
}

/** By party, each number scaled to about 1. */
export function featuresOf(dawn: Dawn): readonly (readonly number[])[] {
  const left = dawn.sketch.displays.map((display, party) =>
    missingTo(display, dawn.sketch.mode.goals[party]!),
  )
  return left.map((_, party) => {
    const numbers: number[] = []
    addStanding(numbers, dawn.sketch, party, left)
    addHands(numbers, dawn, party)
    addProspects(numbers, dawn, party)
    return numbers
  })
}

/** How far everybody has come. */
function addStanding(
  numbers: number[],
  { mode, displays }: Sketch,
  party: number,
  left: readonly number[],
): void {
  const goal = mode.goals[party]!
  const display = displays[party]!
  const different = Math.max(0, goal.different - differentIn(display))
  const total = Math.max(0, goal.total - display.length)
  let [nearest, ones, twos] = [goal.total, 0, 0]
  for (let other = 0; other < left.length; other++) {
    if (other === party) continue
    if (left[other]! < nearest) nearest = left[other]!
    if (left[other] === 1) ones++
    if (left[other]! <= 2) twos++
  }
  numbers.push(
    different / 5,
    total / 7,
    Number(left[party] === 1),
    Number(left[party] === 2),
    Number(left[party] === 3),
    Number(different === 1),
    Number(total === 1),
    Number(different === 1 && total === 1),
    nearest / 4,
    Number(nearest === 1),
    ones / 3,
    twos / 3,
    goal.different - 4,
    displays.length / 6,
  )
  for (const cls of classes) numbers.push(Number(display.includes(cls)))
}

function addHands(numbers: number[], { sketch: { seats, parties }, hands }: Dawn, party: number): void {
  const held = [0, 0, 0, 0, 0]
  let [members, cards] = [0, 0]
  for (let seat = 0; seat < hands.length; seat++) {
    if (parties[seats.indexOf(seat)] !== party) continue
    members++
    for (let index = 0; index < 5; index++) {
      held[index]! += hands[seat]![index]!
      cards += hands[seat]![index]!
    }
  }
  numbers.push(cards / members / handLimit, members - 1)
  for (let index = 0; index < 5; index++) numbers.push(held[index]! / members / 3, Number(held[index]! > 0))
}

/** What could be collected with the cards in hand, under each tablet and under the one that leads now. */
function addProspects(numbers: number[], { sketch, hands }: Dawn, party: number): void {
  const { displays, elders, faces, order, parties, seats } = sketch
  const display = displays[party]!
  const goal = sketch.mode.goals[party]!
  const top = topClass(sketch.elderCounts)
  const own = [0, 0, 0, 0, 0]
  const reach = [0, 0, 0, 0, 0]
  const reachNew = [0, 0, 0, 0, 0]
  let [fresh, finishing, first, slots] = [0, 0, 0, 0]
  for (let index = order.length - 1; index >= 0; index--) {
    const slot = order[index]!
    if (parties[slot] !== party) continue
    first = index
    slots++
    own[elders[slot]! - 1]!++
    if (!display.includes(elders[slot]!)) fresh++
    for (let leading = 0; leading < 5; leading++) {
      const face = faces[leading]!
      const elder = elderUnder(sketch, face, slot)
      if (!isInReach(sketch, face, slot, elder, hands[seats[slot]!]!)) continue
      reach[leading]!++
      if (!display.includes(elder)) reachNew[leading]!++
      if (leading === top - 1 && wonBy([...display, elder], goal)) finishing = 1
    }
  }
  numbers.push(
    fresh / slots,
    reach[top - 1]! / slots,
    reachNew[top - 1]! / slots,
    finishing,
    sketch.shells / 3,
    first / order.length,
  )
  for (let index = 0; index < 5; index++) {
    numbers.push(
      own[index]! / slots,
      reach[index]! / slots,
      reachNew[index]! / slots,
      Number(index === top - 1),
    )
  }
}

function isInReach(sketch: Sketch, face: FaceId, slot: number, elder: Cls, hand: Counts): boolean {
  for (const cls of classes)
    if (hand[cls - 1]! > 0 && canCollect(sketch, face, slot, elder, playOf('follower', cls, 1))) return true
  return false
}
