import type { Quat, Vec3 } from '../../../measure'
import { poseSize } from '../dice/dicePoses'

/** Position in cm and rotation of a die on the table. */
export interface DiePlace {
  readonly position: Vec3
  readonly rotation: Quat
}

/**
 * How dice get to where they are to lie when nothing throws them: a hand slides them over the floor, or lifts them over
 * whatever is in between. It ends exactly on the place.
 */
export interface DieMotion {
  /** The die is to lie there. From where it is now; at once if `cut`. */
  send(die: number, place: DiePlace, from: Float32Array, cut: boolean): void
  /** The die is somebody else's now. */
  release(die: number): void
  /** Moves all dice on that are under way, and answers whether any moved. */
  advance(seconds: number, out: Float32Array): boolean
  readonly isMoving: boolean
}

/** Dice under the table, in cm. */
const hiddenBelow = -30
/** Ways shorter than this, in cm, are no moves: a die that was read is set straight. */
const nudge = 0.25
const nudgeSeconds = 0.16
/** Centimetres a second on the floor and through the air, and the bounds of how long that may take. */
const slideSpeed = 13
const flySpeed = 42
const slideSeconds = { least: 0.35, most: 1.1 }
const flySeconds = { least: 0.4, most: 0.85 }
/** How high a carried die rises, as a share of its way, and the bounds in cm. */
const riseShare = 0.28
const rise = { least: 2.5, most: 9 }

const within = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value))
const eased = (share: number) => (share < 0.5 ? 4 * share * share * share : 1 - (-2 * share + 2) ** 3 / 2)

export function createDieMotion(count: number): DieMotion {
  const from = new Float32Array(count * poseSize)
  const to = new Float32Array(count * poseSize)
  const seconds = new Float32Array(count)
  const length = new Float32Array(count)
  const lift = new Float32Array(count)
  /** 0: not ours; 1: under way; 2: lies there. */
  const state = new Uint8Array(count)
  let moving = 0

  const isThere = (at: number, { position, rotation }: DiePlace) => {
    for (let i = 0; i < 3; i++) if (to[at + i] !== Math.fround(position[i]!)) return false
    for (let i = 0; i < 4; i++) if (to[at + 3 + i] !== Math.fround(rotation[i]!)) return false
    return true
  }

  return {
    get isMoving() {
      return moving > 0
    },
    send(die, place, now, cut) {
      const at = die * poseSize
      if (state[die] !== 0 && isThere(at, place)) return
      if (state[die] !== 1) moving++
      state[die] = 1
      for (let i = 0; i < 3; i++) to[at + i] = place.position[i]!
      for (let i = 0; i < 4; i++) to[at + 3 + i] = place.rotation[i]!
      for (let i = 0; i < poseSize; i++) from[at + i] = now[at + i]!
      const dx = to[at]! - from[at]!
      const dy = to[at + 1]! - from[at + 1]!
      const dz = to[at + 2]! - from[at + 2]!
      const way = Math.sqrt(dx * dx + dy * dy + dz * dz)
      // A die that stays on one level is slid, as a Ship that sails.
      const slides = Math.abs(dy) < 0.12 && way < 30
      seconds[die] = 0
      lift[die] = slides ? 0 : within(way * riseShare, rise)
      // What comes out from under the table was hidden there: nobody carries it.
      length[die] =
        cut || from[at + 1]! < hiddenBelow
          ? 0
          : way < nudge
            ? nudgeSeconds
            : slides
              ? within(way / slideSpeed, slideSeconds)
              : within(way / flySpeed, flySeconds)
    },
    release(die) {
      if (state[die] === 1) moving--
      state[die] = 0
    },
    advance(elapsed, out) {
      if (moving === 0) return false
      for (let die = 0; die < count; die++) {
        if (state[die] !== 1) continue
        seconds[die]! += elapsed
        const share = length[die]! > 0 ? Math.min(1, seconds[die]! / length[die]!) : 1
        writeBetweenOne(from, to, die * poseSize, eased(share), lift[die]! * 4 * share * (1 - share), out)
        if (share < 1) continue
        for (let i = 0; i < poseSize; i++) out[die * poseSize + i] = to[die * poseSize + i]!
        state[die] = 2
        moving--
      }
      return true
    },
  }
}

function writeBetweenOne(
  from: Float32Array,
  to: Float32Array,
  at: number,
  share: number,
  lift: number,
  out: Float32Array,
): void {
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
