/** Places where it may pay to put a Ship: touching others, along the walls, and all around. */
import { type PlanePoint, roundMm, seaHalfMm } from '../../../measure'
import type { Random } from '../../../rules/random'
import { contactEnds } from '../../../rules/rattle-battle/sea/travel'
import type { RattleState, SeaDie } from '../../../rules/rattle-battle/state'

/** Sixteen directions as plain numbers: no angle that engines round differently. */
const compass: readonly PlanePoint[] = [
  [1, 0],
  [0.92, 0.38],
  [0.7, 0.7],
  [0.38, 0.92],
].flatMap(([x, y]) => [
  { x: x!, y: y! },
  { x: -y!, y: x! },
  { x: -x!, y: -y! },
  { x: y!, y: -x! },
])

export function isWithin(from: PlanePoint, to: PlanePoint, rangeMm: number): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  return dx * dx + dy * dy <= rangeMm * rangeMm
}

/** Ends that touch another Ship, straight ahead and from several sides, those within the range. */
export function touchingEnds(
  state: RattleState,
  die: SeaDie,
  target: SeaDie,
  rangeMm: number,
  random: Random,
): readonly PlanePoint[] {
  return contactEnds(state, die, target, random).filter(end => isWithin(die, end, rangeMm))
}

/** Open water: rings of the range around the Ship, held inside the box. */
export function openEnds(
  state: RattleState,
  die: SeaDie,
  rangeMm: number,
  rings: readonly number[],
): readonly PlanePoint[] {
  // A die at 45 degrees reaches 0.71 of its edge from its centre, less what its rounding takes off.
  const half = seaHalfMm - state.options.dieEdgeMm * 0.67
  const held = (value: number) => roundMm(Math.max(-half, Math.min(half, value)))
  const ends = rings.flatMap(share =>
    compass.map(({ x, y }) => ({
      x: held(die.x + x * rangeMm * share),
      y: held(die.y + y * rangeMm * share),
    })),
  )
  const different = new Map(ends.map(end => [`${end.x},${end.y}`, end]))
  return [...different.values()].filter(end => end.x !== die.x || end.y !== die.y)
}
