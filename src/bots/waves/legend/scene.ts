/** A slot where somebody is about to place, as numbers: what they see, and what sets each placement apart. */
import type { FaceId } from '../../../rules/waves/data/faces'
import { differentIn, missingTo, wonBy } from '../../../rules/waves/goals'
import type { Cls } from '../../../rules/waves/vocabulary'
import { canCollect, chanceOfShell, looksOf } from '../instinct'
import type { Counts, Play } from '../plays'
import { type Sketch, topClass } from '../sketch'

export interface Scene {
  readonly shared: readonly number[]
  readonly each: readonly (readonly number[])[]
}

/** Of what others have placed only the role and the number are read: that is all they show. */
export function sceneOf(
  sketch: Sketch,
  plays: readonly (Play | undefined)[],
  slot: number,
  hand: Counts,
  choices: readonly Play[],
): Scene {
  const counts = openTo(sketch, plays, slot)
  const looks = looksOf(sketch, plays, slot, choices)
  return {
    shared: [...situation(sketch, slot, hand, counts), ...crowd(sketch, plays, slot)],
    each: choices.map((play, index) => placement(sketch, plays, slot, hand, counts, play, looks[index]!)),
  }
}

/** Elders and own Rebels, by class. */
function openTo(sketch: Sketch, plays: readonly (Play | undefined)[], slot: number): Counts {
  const counts = [...sketch.elderCounts]
  for (const other of sketch.order) {
    const play = plays[other]
    if (other === slot || play?.role !== 'rebel' || sketch.seats[other] !== sketch.seats[slot]) continue
    counts[play.cls - 1]! += play.count
  }
  return counts
}

function situation(sketch: Sketch, slot: number, hand: Counts, counts: Counts): number[] {
  const { mode, displays, faces } = sketch
  const party = sketch.parties[slot]!
  const goal = mode.goals[party]!
  const display = displays[party]!
  const elder = sketch.elders[slot]!
  let nearest = goal.total
  let close = 0
  for (let other = 0; other < displays.length; other++) {
    if (other === party) continue
    const left = missingTo(displays[other]!, mode.goals[other]!)
    if (left < nearest) nearest = left
    if (left <= 1) close++
  }
  const top = topClass(counts)
  const numbers = [
    Number(!display.includes(elder)),
    Number(wonBy([...display, elder], goal) !== undefined),
    Math.max(0, goal.different - differentIn(display)) / 5,
    Math.max(0, goal.total - display.length) / 7,
    Number(missingTo(display, goal) === 1),
    nearest / 4,
    Number(nearest === 1),
    close / 3,
    sketch.shells / 3,
    Number(goal.different === 4),
    displays.length / 6,
    sketch.order.length / 6,
    Number(sketch.isHeadToHead),
    Number(faces[top - 1] === 'KNI-REB'),
    Number(faces[top - 1] === 'NOB-FOL'),
  ]
  let cards = 0
  for (let index = 0; index < 5; index++) {
    cards += hand[index]!
    numbers.push(hand[index]! / 3, counts[index]! / 3, Number(elder === index + 1), Number(top === index + 1))
  }
  numbers.push(cards / 6)
  return numbers
}

/** Who has placed what, and who is still to come. */
function crowd({ order, seats }: Sketch, plays: readonly (Play | undefined)[], slot: number): number[] {
  let [followers, rebels, cards, toCome, ownToCome] = [0, 0, 0, 0, 0]
  for (const other of order) {
    if (other === slot) continue
    const play = plays[other]
    const isOwn = seats[other] === seats[slot]
    if (!play && isOwn) ownToCome++
    else if (!play) toCome++
    else if (play.role === 'follower') followers++
    else {
      rebels++
      if (!isOwn) cards += play.count
    }
  }
  return [followers / 3, rebels / 3, cards / 4, toCome / order.length, ownToCome, Number(toCome === 0)]
}

function placement(
  sketch: Sketch,
  plays: readonly (Play | undefined)[],
  slot: number,
  hand: Counts,
  open: Counts,
  play: Play,
  look: number,
): number[] {
  const { faces } = sketch
  const party = sketch.parties[slot]!
  const display = sketch.displays[party]!
  const { role, cls, count } = play
  const before = topClass(open)
  // Changed for a moment only: this is asked thousands of times.
  if (role === 'rebel') open[cls - 1]! += count
  const top = topClass(open)
  let second = 0
  for (let index = 0; index < 5; index++)
    if (index !== top - 1 && open[index]! > second) second = open[index]!
  const lead = open[top - 1]! - second
  if (role === 'rebel') open[cls - 1]! -= count
  const face = faces[top - 1]!
  const elder = elderUnder(sketch, face, slot)
  const isCollected = canCollect(sketch, face, slot, elder, play)
  const shell = chanceOfShell(sketch, plays, face, slot, play)
  const gain = isCollected ? shell : 0
  const numbers = [
    look / 2,
    Number(role === 'rebel'),
    Math.min(3, count - 1) / 2,
    Number(!display.includes(cls)),
    Number(isCollected),
    shell,
    gain,
    display.includes(elder) ? 0 : gain,
    isCollected && wonBy([...display, elder], sketch.mode.goals[party]!) ? shell : 0,
    Number(top !== before),
    Number(hand[cls - 1] === count),
    lead / 3,
  ]
  let beats = 0
  for (let index = 0; index < 5; index++) {
    const left = index === cls - 1 ? hand[index]! - count : hand[index]!
    if (left > 0 && index >= cls) beats = 1
    const under = faces[index]!
    const can = canCollect(sketch, under, slot, elderUnder(sketch, under, slot), play)
    numbers.push(left / 3, Number(can), Number(cls === index + 1), Number(top === index + 1))
  }
  numbers.push(beats)
  return numbers
}

/** The Elder to be collected: one of the tablets moves them on (WV-133). */
export function elderUnder({ elders, mode }: Sketch, face: FaceId, slot: number): Cls {
  return elders[face === 'SEE-ROT' ? mode.leftPlayer[slot]! : slot]!
}
