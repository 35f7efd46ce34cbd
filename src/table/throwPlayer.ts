import type { Pace } from './tableSettings'

/** The part of a running throw that a player needs; physics' LiveThrow is one. */
export interface SteppedThrow {
  readonly done: boolean
  /** True once any die has touched anything. */
  step(): void
  /** Seven numbers a die: position in cm, then the rotation. */
  writePoses(out: Float32Array): void
}

export const numbersPerPose = 7

/** How fast the gentle pace runs once the first die has hit, against real time. */
const gentleRate = 0.5
/** Seconds of play over which it slows down. */
const gentleEaseSeconds = 0.12

/**
 * Plays a throw from the very steps that decide it: steps are made when the playhead needs them, kept, and shown
 * interpolated; what has been played can be scrubbed and played again at any speed.
 *
 * `advance`, `seek` and `writePoses` allocate nothing: the room for all poses is taken when the player is made, and
 * again by `extend`, before a blow of the fist sets the dice in motion again.
 */
export interface ThrowPlayer {
  readonly diceCount: number
  /** Where the picture is, in steps from the start, with fraction. */
  readonly playhead: number
  /** Steps that have been made. */
  readonly lastStep: number
  /** True when the throw is over and the playhead has reached its last step. */
  readonly atRest: boolean
  /** Moves the playhead by so much real time; makes steps while the throw runs. */
  advance(realSeconds: number): void
  /** Moves the playhead within what was played, at a multiple of real time; true while there is more to see. */
  replay(realSeconds: number, rate: number): boolean
  seek(step: number): void
  /** Makes all remaining steps at once and puts the playhead at the end. */
  finish(): void
  writePoses(out: Float32Array): void
  /** Takes room for another stretch of steps. */
  extend(): void
  /** Called after each step as it is made, with its poses: seven numbers a die, to be read at once. */
  onStep: ((step: number, poses: Float32Array) => void) | undefined
  pace: Pace
}

export interface ThrowPlayerOptions {
  readonly diceCount: number
  readonly stepsPerSecond: number
  /** Most steps from a start or a blow to the end. */
  readonly boundSteps: number
  readonly pace: Pace
  /** The height in cm above which the centre of the lowest die counts as still falling freely. */
  readonly slowBelow: number
}

/** A frame never plays more than this much, so that a hidden tab does not come back to a finished drop. */
const longestFrameSeconds = 0.2
/**
 * Rest is certain only after half a second without motion. Nobody can see anything in it, so it is played this much
 * faster once nothing has moved by a hair for this many steps.
 */
const stillRate = 6
const stillSteps = 8
/** Centimetres, or parts of a unit quaternion. */
const hair = 0.0015

export function createThrowPlayer(live: SteppedThrow, options: ThrowPlayerOptions): ThrowPlayer {
  const { diceCount, stepsPerSecond, boundSteps, slowBelow } = options
  const stride = diceCount * numbersPerPose
  let poses = new Float32Array(stride * (boundSteps + 2))
  const scratch = new Float32Array(stride)
  let lastStep = 0
  let playhead = 0
  let slowing = 0
  live.writePoses(scratch)
  poses.set(scratch, 0)

  function makeStep(): void {
    live.step()
    lastStep++
    live.writePoses(scratch)
    poses.set(scratch, lastStep * stride)
    player.onStep?.(lastStep, scratch)
  }

  function lowest(): number {
    let low = Number.POSITIVE_INFINITY
    const from = lastStep * stride
    for (let i = 1; i < stride; i += numbersPerPose) low = Math.min(low, poses[from + i]!)
    return low
  }

  function isStill(): boolean {
    if (lastStep < stillSteps) return false
    const now = lastStep * stride
    const before = (lastStep - stillSteps) * stride
    for (let i = 0; i < stride; i++) if (Math.abs(poses[now + i]! - poses[before + i]!) > hair) return false
    return true
  }

  const player: ThrowPlayer = {
    diceCount,
    onStep: undefined,
    pace: options.pace,
    get playhead() {
      return playhead
    },
    get lastStep() {
      return lastStep
    },
    get atRest() {
      return live.done && playhead >= lastStep
    },
    advance(realSeconds) {
      const seconds = Math.min(realSeconds, longestFrameSeconds)
      let rate = 1
      if (player.pace === 'gentle') {
        if (slowing > 0 || lowest() < slowBelow) slowing = Math.min(1, slowing + seconds / gentleEaseSeconds)
        rate = 1 + (gentleRate - 1) * slowing
      }
      if (isStill()) rate = stillRate
      const target = playhead + seconds * stepsPerSecond * rate
      while (!live.done && lastStep < target) makeStep()
      playhead = live.done ? Math.min(target, lastStep) : target
    },
    replay(realSeconds, rate) {
      player.seek(playhead + Math.min(realSeconds, longestFrameSeconds) * stepsPerSecond * rate)
      return rate < 0 ? playhead > 0 : playhead < lastStep
    },
    seek(step) {
      playhead = Math.min(Math.max(step, 0), lastStep)
    },
    finish() {
      while (!live.done) makeStep()
      playhead = lastStep
    },
    writePoses(out) {
      const before = Math.min(Math.floor(playhead), lastStep)
      const after = Math.min(before + 1, lastStep)
      interpolatePoses(poses, before * stride, after * stride, playhead - before, out, diceCount)
    },
    extend() {
      const wanted = stride * (lastStep + boundSteps + 2)
      if (poses.length < wanted) {
        const longer = new Float32Array(wanted)
        longer.set(poses.subarray(0, (lastStep + 1) * stride))
        poses = longer
      }
      slowing = 0
    },
  }
  return player
}

/** Poses between two sets that lie in one array: positions straight, rotations the shorter way round. */
export function interpolatePoses(
  poses: Float32Array,
  before: number,
  after: number,
  share: number,
  out: Float32Array,
  diceCount: number,
): void {
  for (let die = 0; die < diceCount; die++) {
    const at = die * numbersPerPose
    const a = before + at
    const b = after + at
    for (let i = 0; i < 3; i++) out[at + i] = poses[a + i]! + (poses[b + i]! - poses[a + i]!) * share
    let dot = 0
    for (let i = 3; i < 7; i++) dot += poses[a + i]! * poses[b + i]!
    // q and -q are the same rotation: without the sign a die would spin the long way round for one frame.
    const toward = dot < 0 ? -share : share
    let square = 0
    for (let i = 3; i < 7; i++) {
      const value = poses[a + i]! * (1 - share) + poses[b + i]! * toward
      out[at + i] = value
      square += value * value
    }
    const scale = 1 / Math.sqrt(square)
    for (let i = 3; i < 7; i++) out[at + i] = out[at + i]! * scale
  }
}
