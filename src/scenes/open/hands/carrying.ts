import type { RapierRigidBody } from '@react-three/rapier'

/**
 * A hand that carries: each step it gives what it holds the velocity that would bring it to its place, up to a cap. So
 * nothing is pushed through anything, what is carried knocks what it meets, and a wall stops it. Units: cm, seconds.
 */

/** Share of the way that is gone in a second, were there no cap. */
const pull = 16
/** Faster than this a die would cross its own width within a step. */
const fastest = 150
const turnPull = 14
/** rad/s */
const fastestTurn = 18
/** Something bears it once it sinks by less than this in each of this many steps, in cm. */
const stoppedCm = 0.01
const stoppedSteps = 4
/** So near to its place it is there, in cm. */
const thereCm = 0.03
/** How fast things are lowered onto the table. */
const lowering = 34

export interface Held {
  readonly id: string
  readonly rigid: RapierRigidBody
  /** From the hand to the thing, along the table. */
  readonly asideX: number
  readonly asideZ: number
  /** Height above the hand, for things on top of others in a fist. */
  readonly above: number
  /** How it is turned while it is held; undefined in a fist, where things tumble. */
  turn: { x: number; y: number; z: number; w: number } | undefined
  lastY: number
  /** For how many steps it has not come down any further. */
  stopped: number
}

export interface Target {
  x: number
  y: number
  z: number
}

const speed = { x: 0, y: 0, z: 0 }
const spin = { x: 0, y: 0, z: 0 }

/** Moves one thing towards its place in the hand, for one step. */
export function pullHeld(held: Held, hand: Readonly<Target>, isLowered: boolean): void {
  const { rigid } = held
  const at = rigid.translation()
  speed.x = (hand.x + held.asideX - at.x) * pull
  speed.y = (hand.y + held.above - at.y) * pull
  speed.z = (hand.z + held.asideZ - at.z) * pull
  const cap = isLowered ? lowering : fastest
  const length = Math.hypot(speed.x, speed.y, speed.z)
  if (length > cap) {
    const share = cap / length
    speed.x *= share
    speed.y *= share
    speed.z *= share
  }
  rigid.setLinvel(speed, true)
  if (held.turn) turnTowards(rigid, held.turn)
}

/** Spins a body towards a rotation by the shorter way. */
function turnTowards(rigid: RapierRigidBody, wanted: NonNullable<Held['turn']>): void {
  const now = rigid.rotation()
  // wanted × inverse of now
  let x = -wanted.w * now.x + wanted.x * now.w - wanted.y * now.z + wanted.z * now.y
  let y = -wanted.w * now.y + wanted.y * now.w - wanted.z * now.x + wanted.x * now.z
  let z = -wanted.w * now.z + wanted.z * now.w - wanted.x * now.y + wanted.y * now.x
  const w = wanted.w * now.w + wanted.x * now.x + wanted.y * now.y + wanted.z * now.z
  if (w < 0) {
    x = -x
    y = -y
    z = -z
  }
  const sine = Math.hypot(x, y, z)
  if (sine < 1e-4) {
    spin.x = spin.y = spin.z = 0
  } else {
    const angle = 2 * Math.atan2(sine, Math.abs(w))
    const rate = Math.min(fastestTurn, angle * turnPull) / sine
    spin.x = x * rate
    spin.y = y * rate
    spin.z = z * rate
  }
  rigid.setAngvel(spin, true)
}

/** Whether it has come down onto the table, or onto another thing. */
export function hasLanded(held: Held, hand: Readonly<Target>): boolean {
  const at = held.rigid.translation()
  const isThere = Math.hypot(at.x - hand.x - held.asideX, at.z - hand.z - held.asideZ) < thereCm
  held.stopped = Math.abs(at.y - held.lastY) < stoppedCm ? held.stopped + 1 : 0
  held.lastY = at.y
  return isThere && held.stopped >= stoppedSteps
}

/** Laid down it lies still: whatever motion the hand had stays in the hand. */
export function layStill(rigid: RapierRigidBody): void {
  speed.x = speed.y = speed.z = 0
  rigid.setLinvel(speed, true)
  rigid.setAngvel(speed, true)
}
