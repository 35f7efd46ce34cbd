/** The toss of the Wave token, the only throw of the game (section 6.2): what is thrown, and what is read of it. */
import {
  cosDeg,
  type DieReading,
  type DieSpec,
  normalized,
  rotate,
  sinDeg,
  type ThrowRequest,
} from '../../measure'

export const waveToken: DieSpec = { id: 'wave-token', kind: 'wave-token' }

export const tossRequest: ThrowRequest = {
  container: 'shell-dish',
  style: 'toss',
  dice: [waveToken],
  lying: [],
  bystanders: 'live',
  flat: { tiltDeg: 10, heightMm: 1.5 },
}

/** WV-153: so far from the middle of the dish the token still lies in it, in mm. */
const dishRadiusMm = 55
/** WV-153: the axis of a token that lies flat; beyond 10 degrees it leans. */
const leastUpright = cosDeg(10)
/** WV-153: within a degree of a border nobody is shown. */
const nearBorder = sinDeg(1)
/** WV-153: after this many tosses chance decides. */
export const mostMisses = 3

interface Direction {
  readonly x: number
  readonly z: number
}

/** WV-152: an angle clockwise from the direction of seat 0, as a direction on the table (4.11). */
function directionOf(degrees: number): Direction {
  return { x: -sinDeg(degrees), z: cosDeg(degrees) }
}

const dot = (a: Direction, b: Direction) => a.x * b.x + a.z * b.z
const cross = (a: Direction, b: Direction) => a.x * b.z - a.z * b.x

export type TossResult =
  | { readonly kind: 'sector'; readonly sector: number }
  | { readonly kind: 'again'; readonly why: string }

/** Whom of this many players the crest points to; products of directions only, so every machine reads the same. */
export function readToss(token: Pick<DieReading, 'position' | 'rotation'>, players: number): TossResult {
  const turned = normalized(token.rotation)
  const [, upright] = rotate(turned, [0, 1, 0])
  if (Math.abs(upright) < leastUpright) return again('it leans')
  const [x, , z] = token.position
  if (x * x + z * z > dishRadiusMm * dishRadiusMm) return again('it lies outside the dish')
  const [tipX, , tipZ] = rotate(turned, [0, 0, -1])
  const length = Math.sqrt(tipX * tipX + tipZ * tipZ)
  const tip = { x: tipX / length, z: tipZ / length }
  let sector = 0
  for (let other = 0; other < players; other++) {
    const border = directionOf(((other + 0.5) * 360) / players)
    if (dot(tip, border) > 0 && Math.abs(cross(tip, border)) < nearBorder) {
      return again('it points to a border')
    }
    const centreOf = (one: number) => directionOf((one * 360) / players)
    if (dot(tip, centreOf(other)) > dot(tip, centreOf(sector))) sector = other
  }
  return { kind: 'sector', sector }
}

function again(why: string): TossResult {
  return { kind: 'again', why }
}

/** Which side is up; the rules do not care, but a reading must agree with its pose. */
export function upperSide({ rotation }: Pick<DieReading, 'rotation'>): 1 | 2 {
  return rotate(normalized(rotation), [0, 1, 0])[1] >= 0 ? 1 : 2
}
