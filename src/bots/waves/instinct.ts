/**
 * What somebody would do without thinking ahead: how good a play looks from one seat, judged by what lies open. Easy
 * players choose by it, and better ones imagine that others do.
 */

import type { FaceId } from '../../rules/waves/data/faces'
import { differentIn } from '../../rules/waves/goals'
import type { Cls } from '../../rules/waves/vocabulary'
import type { Play } from './plays'
import { type Sketch, topClass } from './sketch'

/** Looks of each play to the owner of a slot: about the Elders that it will collect, less what it costs. */
export function looksOf(
  sketch: Sketch,
  plays: readonly (Play | undefined)[],
  slot: number,
  choices: readonly Play[],
): number[] {
  const counts = [...sketch.elderCounts]
  for (let other = 0; other < plays.length; other++) {
    const play = plays[other]
    // Of the face-down Rebels a player knows only their own.
    if (other === slot || play?.role !== 'rebel' || sketch.seats[other] !== sketch.seats[slot]) continue
    counts[play.cls - 1]! += play.count
  }
  const calm = sketch.faces[topClass(counts) - 1]!
  return choices.map(play => {
    if (play.role === 'follower') return lookOf(sketch, plays, calm, slot, play)
    counts[play.cls - 1]! += play.count
    const face = sketch.faces[topClass(counts) - 1]!
    counts[play.cls - 1]! -= play.count
    return lookOf(sketch, plays, face, slot, play)
  })
}

function lookOf(
  sketch: Sketch,
  plays: readonly (Play | undefined)[],
  face: FaceId,
  slot: number,
  play: Play,
): number {
  const party = sketch.parties[slot]!
  const elder = sketch.elders[face === 'SEE-ROT' ? sketch.mode.leftPlayer[slot]! : slot]!
  const cost = extraCost * (play.count - 1) - nextElder * (3 - play.cls)
  if (!canCollect(sketch, face, slot, elder, play)) return -cost
  const worth = worthOf(sketch.displays[party]!, elder, sketch.mode.goals[party]!.different)
  return chanceOfShell(sketch, plays, face, slot, play) * worth - cost
}

/** Cards that are gone for good, in Elders. */
const extraCost = 0.3
/** What a lower card is worth as the next Elder, in Elders: it is easier to collect. */
const nextElder = 0.03

/** An Elder of a class that is still missing counts for both goals. */
function worthOf(display: readonly Cls[], elder: Cls, different: number): number {
  if (display.includes(elder)) return 0.8
  return 1 + (0.5 * (differentIn(display) + 1)) / different
}

export function canCollect(
  sketch: Sketch,
  face: FaceId,
  slot: number,
  elder: Cls,
  { role, cls }: Play,
): boolean {
  const display = sketch.displays[sketch.parties[slot]!]!
  const keeper = 2 + 2 * sketch.shells
  switch (face) {
    case 'SCH-SIX':
      return elder !== 1 && (cls === 1 || cls > elder)
    case 'SCH-F3R6':
      return (role === 'follower' ? 3 : 6) > elder
    case 'KEE-LOW':
      return cls <= elder
    case 'KEE-SHL':
      return (cls === 2 ? keeper : cls) > (elder === 2 ? keeper : elder)
    case 'KNI-ELD':
      return cls > sketch.elders[sketch.mode.right[slot]!]!
    case 'KNI-AGT':
      // Nobody knows the card on the right; an average one beats what is lower.
      return elder < 3
    case 'SEE-MIN':
      return (role === 'follower' ? cls - 2 : cls) > elder
    case 'SEE-UNI':
      return cls > elder && sketch.elderCounts[elder - 1] === 1
    case 'NOB-NEW':
      return cls > elder && !display.includes(elder)
    default:
      return cls > elder
  }
}

/** How likely a Shell is left when this slot checks: about half of those before it collect. */
export function chanceOfShell(
  sketch: Sketch,
  plays: readonly (Play | undefined)[],
  face: FaceId,
  slot: number,
  { role }: Play,
): number {
  const first = face === 'KNI-REB' ? 'rebel' : 'follower'
  const isFirst = role === first
  let before = 0
  let hasCome = false
  for (const other of sketch.order) {
    if (other === slot) {
      hasCome = true
      continue
    }
    // Players who have not placed yet follow more often than not.
    const otherIsFirst = plays[other]
      ? plays[other].role === first
        ? 1
        : 0
      : first === 'follower'
        ? 0.6
        : 0.4
    before += isFirst ? (hasCome ? 0 : otherIsFirst) : otherIsFirst + (hasCome ? 0 : 1 - otherIsFirst)
  }
  const shells = face === 'NOB-FOL' ? sketch.order.length * 0.6 : sketch.shells
  if (shells === 0) return 0
  return Math.max(0.1, Math.min(1, (shells - 0.5 * before + 0.5) / 1.2))
}
