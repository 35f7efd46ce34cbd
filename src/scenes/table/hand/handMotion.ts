import type { DieReading, Gesture } from '../../../measure'
import type { StartPose } from '../../../physics'
import { poseSize } from '../dice/dicePoses'

/**
 * How the dice move while they are in the hand: picked up, held, shaken, let go. This is the hand's motion, not the
 * dice's: it ends exactly in the poses from which the throw begins, and from there on only physics moves them.
 */
export interface Hand {
  /** Middle of the hand over the floor and the height of its lowest dice, in cm. */
  x: number
  y: number
  z: number
  vx: number
  vz: number
  /** How hard it shakes, 0 to 1. */
  shake: number
}

/** Where the hand waits: the height of the usual drop (rattle-battle 6.1), in cm. */
export const restingHeight = 12.5
/** A drop is let go at most this far from the middle, in cm (RB-110): the hand does not go farther either. */
export const handReach = 4

/** Dice lie closer in the hand than they leave it. */
const squeezeSide = 0.82
const squeezeUp = 0.64

export const gatherSeconds = 0.55
export const openSeconds = 0.09
/** The shake that is shown when a button, not a hand, lets the dice go. */
export const briefShakeSeconds = 0.3
/** How fast a shake dies down when the hand stops, per second. */
const calmRate = 3.2

export function createHand(): Hand {
  return { x: 0, y: restingHeight, z: 0, vx: 0, vz: 0, shake: 0 }
}

/** Where the pointer draws the hand: with it near the middle, ever less farther out, never beyond its reach. */
export function pullHand(
  pointerX: number,
  pointerZ: number,
  out: { x: number; z: number },
  reach = handReach,
): void {
  const far = Math.hypot(pointerX, pointerZ)
  const near = far === 0 ? 0 : (reach * (1 - Math.exp(-far / reach))) / far
  out.x = pointerX * near
  out.z = pointerZ * near
}

export function calmHand(hand: Hand, seconds: number): void {
  hand.shake *= Math.exp(-calmRate * seconds)
  if (hand.shake < 0.004) hand.shake = 0
}

/** What the record keeps of the hand, in mm and mm/s. */
export function gestureOf(hand: Hand): Gesture {
  const mm = (value: number) => Math.round(value * 1000) / 100
  return {
    x: mm(hand.x),
    z: mm(hand.z),
    height: mm(hand.y),
    vx: mm(hand.vx),
    vz: mm(hand.vz),
    shake: Math.round(hand.shake * 100) / 100,
  }
}

/** The first poses of a throw as the picture counts: cm. */
export function writeStart(starts: readonly StartPose[], out: Float32Array): void {
  for (const [die, { position, rotation }] of starts.entries()) {
    const at = die * poseSize
    for (let i = 0; i < 3; i++) out[at + i] = position[i]! / 10
    for (let i = 0; i < 4; i++) out[at + 3 + i] = rotation[i]!
  }
}

/** Where a throw without gesture starts, in cm: its middle, and the height of its lowest dice. */
export interface StartMiddle {
  x: number
  y: number
  z: number
}

const boxMiddle: StartMiddle = { x: 0, y: restingHeight, z: 0 }

/**
 * Dice in a hand that shakes: `start` are the poses of a throw without gesture, `time` drives the rattling. The hand
 * holds them about its own place; their way off the middle of the start is squeezed.
 */
export function writeHeld(
  start: Float32Array,
  hand: Hand,
  time: number,
  out: Float32Array,
  middle: StartMiddle = boxMiddle,
): void {
  const count = start.length / poseSize
  for (let die = 0; die < count; die++) {
    const at = die * poseSize
    // Each die rattles in a rhythm of its own.
    const a = time * (31 + (die % 5) * 3.7) + die * 1.7
    const b = time * (27 + (die % 7) * 2.9) + die * 2.3
    const throwUp = hand.shake * 0.55
    out[at] = hand.x + (start[at]! - middle.x) * squeezeSide + Math.sin(a) * throwUp
    out[at + 1] = hand.y + (start[at + 1]! - middle.y) * squeezeUp + Math.abs(Math.sin(b)) * throwUp * 1.6
    out[at + 2] = hand.z + (start[at + 2]! - middle.z) * squeezeSide + Math.cos(b) * throwUp
    turnBy(start, at, Math.sin(a * 0.5) * hand.shake * 0.9, die, out)
  }
}

/** The start's rotation, turned by an angle about an axis that differs from die to die. */
function turnBy(start: Float32Array, at: number, angle: number, die: number, out: Float32Array): void {
  const half = angle / 2
  const s = Math.sin(half)
  const w = Math.cos(half)
  const x = die % 3 === 0 ? s : 0
  const y = die % 3 === 1 ? s : 0
  const z = die % 3 === 2 ? s : 0
  const qx = start[at + 3]!
  const qy = start[at + 4]!
  const qz = start[at + 5]!
  const qw = start[at + 6]!
  out[at + 3] = w * qx + x * qw + y * qz - z * qy
  out[at + 4] = w * qy - x * qz + y * qw + z * qx
  out[at + 5] = w * qz + x * qy - y * qx + z * qw
  out[at + 6] = w * qw - x * qx - y * qy - z * qz
}

/** Between two sets of poses; `arc` lifts the way, in cm, so that gathered dice clear the walls. */
export function writeBetween(
  from: Float32Array,
  to: Float32Array,
  share: number,
  arc: number,
  out: Float32Array,
  count = to.length / poseSize,
): void {
  const lift = Math.sin(Math.PI * share) * arc
  for (let die = 0; die < count; die++) {
    const at = die * poseSize
    for (let i = 0; i < 3; i++) out[at + i] = from[at + i]! + (to[at + i]! - from[at + i]!) * share
    out[at + 1]! += lift
    let dot = 0
    for (let i = 3; i < 7; i++) dot += from[at + i]! * to[at + i]!
    const toward = dot < 0 ? -share : share
    let square = 0
    for (let i = 3; i < 7; i++) {
      const value = from[at + i]! * (1 - share) + to[at + i]! * toward
      out[at + i] = value
      square += value * value
    }
    const scale = 1 / Math.sqrt(square)
    for (let i = 3; i < 7; i++) out[at + i]! *= scale
  }
}

/** Dice that lie there without a throw, because a hand has placed them. */
export function writeLying(lying: readonly DieReading[], out: Float32Array): void {
  for (const [die, { position, rotation }] of lying.entries()) {
    for (let i = 0; i < 3; i++) out[die * poseSize + i] = position[i]! / 10
    for (let i = 0; i < 4; i++) out[die * poseSize + 3 + i] = rotation[i]!
  }
}

/** What a centimetre of the pointer's way adds to the shaking. */
export const shakePerCm = 0.02

/** The hand goes after the pointer. */
export function moveHand(
  hand: Hand,
  target: { x: number; z: number },
  gripped: boolean,
  seconds: number,
  height = restingHeight,
): void {
  const share = 1 - Math.exp(-22 * seconds)
  const dx = (target.x - hand.x) * share
  const dz = (target.z - hand.z) * share
  const vx = dx / seconds
  const vz = dz / seconds
  hand.vx = vx
  hand.vz = vz
  hand.x += dx
  hand.z += dz
  calmHand(hand, seconds)
  const lift = height + (gripped ? 1.2 : 0) + hand.shake * 3
  hand.y += (lift - hand.y) * (1 - Math.exp(-9 * seconds))
}
