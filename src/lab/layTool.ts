import {
  atan2Deg,
  bearing,
  cosDeg,
  isInRange,
  type MeasuredPair,
  measurePair,
  type Outline,
  type PlanePoint,
  reach,
  sinDeg,
} from '../measure'

/**
 * How a straight thing with a zero edge (the ruler, a card) lies against a die: its zero edge touches the outline, and
 * it can be turned about it. Along the line to another die it reads exactly what the judge measures, because nearest
 * points of two outlines look straight at each other.
 */
export interface Lay {
  /** Middle of the zero edge. */
  readonly from: PlanePoint
  /** Where the thing points, in degrees, counter-clockwise from the right. */
  readonly turnDeg: number
}

/** Lies against a die, pointing away from it; `asideMm` shifts it to the left along its zero edge. */
export function layAgainst(outline: Outline, turnDeg: number, asideMm: number): Lay {
  const u = { x: cosDeg(turnDeg), y: sinDeg(turnDeg) }
  const away = reach(outline, u) - (outline.x * u.x + outline.y * u.y)
  return {
    from: {
      x: outline.x + u.x * away - u.y * asideMm,
      y: outline.y + u.y * away + u.x * asideMm,
    },
    turnDeg,
  }
}

/** Closer than this to the line to another die, the thing snaps to it, in degrees. */
export const snapDeg = 5

export interface Snap {
  readonly turnDeg: number
  readonly asideMm: number
  readonly target: string
  readonly pair: MeasuredPair
}

/** Degrees between two directions, 0 to 180. */
export function betweenDeg(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360
  return turn > 180 ? 360 - turn : turn
}

/** The line from one die to another, as the ruler lies on it; undefined where there is none because they touch. */
export function lineTo(outline: Outline, other: Outline): Snap | undefined {
  const pair = measurePair(outline, other)
  if (pair.touching) return undefined
  const u = bearing(outline, other)
  const aside = (pair.from.x - outline.x) * -u.y + (pair.from.y - outline.y) * u.x
  const turn = atan2Deg(u.y, u.x)
  return { turnDeg: turn < 0 ? turn + 360 : turn, asideMm: aside, target: other.id, pair }
}

/** The line nearest to a direction, among dice that the thing's length comes near. */
export function snapTo(
  outline: Outline,
  others: Iterable<Outline>,
  turnDeg: number,
  lengthMm: number,
): Snap | undefined {
  let best: Snap | undefined
  let least = snapDeg
  for (const other of others) {
    if (other.id === outline.id) continue
    const line = lineTo(outline, other)
    if (!line || !isInRange(line.pair.mm, lengthMm + 30)) continue
    const off = betweenDeg(line.turnDeg, turnDeg)
    if (off < least) {
      least = off
      best = line
    }
  }
  return best
}
