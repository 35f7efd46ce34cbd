import { type Bang, type ContainerId, type DieSpec, dieEdgeMm, seedWords } from '../../../measure'
import { containers, type DieContact, dieMass } from '../../../physics'
import { impacts } from '../synth/impacts'
import { type RollingFloor, rollingFloors } from '../synth/rolling'
import { createHitEar } from './hitEar'
import { createHitMerger, type ThrowVoice } from './mergeHits'

/** What the sound of a throw needs to know of it. */
export interface HeardThrow {
  readonly seed: string
  readonly container: ContainerId
  /** Thrown dice first, then those that lie there. */
  readonly dice: readonly DieSpec[]
  readonly edgeMm?: number
}

/** A die with twelve faces is larger and sounds lower. */
const d12Pitch = 0.92
/** How loud each blow of the fist is against the hardest. */
const blowGain: Readonly<Record<Bang['level'], number>> = { 1: 0.6, 2: 0.8, 3: 1 }

export function fistVoice(step: number, level: Bang['level']): ThrowVoice {
  const gain = impacts.fist.gain * blowGain[level]
  return { at: step, sound: 'fist', layer: 2, variant: level - 1, rate: 1, gain, x: 0, z: 0 }
}

/**
 * All sounds of a throw with the moments at which they fall, written as its steps are made. A playback at any speed
 * reads the same tape.
 */
export interface ThrowTape {
  readonly voices: readonly ThrowVoice[]
  /** The last step that has been heard. */
  readonly lastStep: number
  readonly rollingFloor: RollingFloor | undefined
  /** Steps come in order; what has been heard before is not heard again. `poses`: seven numbers a die, in cm. */
  hear(step: number, contacts: readonly DieContact[], poses: ArrayLike<number>): void
  /** The fist comes down after this step; undefined if it did already. */
  bang(step: number, level: Bang['level']): ThrowVoice | undefined
  /** How loudly dice roll and slide, 0 to 1. */
  rollingAt(step: number): number
}

export function createThrowTape({ seed, container, dice, edgeMm = dieEdgeMm }: HeardThrow): ThrowTape {
  const ear = createHitEar(dice.map(({ kind }) => dieMass(kind, edgeMm).mass))
  const merger = createHitMerger({
    seed: seedWords(seed)[0],
    container,
    pitches: dice.map(({ kind }) => (kind === 'd12' ? d12Pitch : 1)),
  })
  const rollingFloor = rollingFloors.find(floor => floor === containers[container].floor)
  const rolling = createRollingEar(dice.length, edgeMm)
  const halfX = containers[container].innerX / 20
  const halfZ = containers[container].innerZ / 20
  const voices: ThrowVoice[] = []
  const levels: number[] = []
  let lastStep = 0

  function add(voice: ThrowVoice): void {
    let place = voices.length
    while (place > 0 && voices[place - 1]!.at > voice.at) place--
    voices.splice(place, 0, voice)
  }

  return {
    voices,
    rollingFloor,
    get lastStep() {
      return lastStep
    },
    hear(step, contacts, poses) {
      if (step <= lastStep) return
      if (rollingFloor) levels[step] = rolling(step, poses)
      lastStep = step
      const isOverFloor = (die: number) =>
        Math.abs(poses[die * 7] ?? 0) < halfX && Math.abs(poses[die * 7 + 2] ?? 0) < halfZ
      for (const voice of merger.merge(step, ear.hear(step, contacts, isOverFloor), poses)) add(voice)
    },
    bang(step, level) {
      if (voices.some(voice => voice.sound === 'fist' && voice.at === step)) return undefined
      const voice = fistVoice(step, level)
      add(voice)
      return voice
    },
    rollingAt: step => levels[Math.max(0, Math.floor(step))] ?? 0,
  }
}

/** Below this share of its edge the middle of a die is low enough for it to touch the floor. */
const lowShare = 0.76
/** A die that rises or falls faster than this flies, in cm/s. */
const flyingSpeed = 8
/** Sum of speeds at which the rolling is at its loudest, in cm/s. */
const fullRolling = 150

/** Hears rolling and sliding from how dice move near the floor. */
function createRollingEar(count: number, edgeMm: number): (step: number, poses: ArrayLike<number>) => number {
  const before = new Float32Array(count * 3)
  let lastStep = -1
  return (step, poses) => {
    const isNext = step === lastStep + 1
    lastStep = step
    let sum = 0
    for (let die = 0; die < count; die++) {
      const [x, y, z] = [poses[die * 7] ?? 0, poses[die * 7 + 1] ?? 0, poses[die * 7 + 2] ?? 0]
      const at = die * 3
      if (isNext && y > 0 && y < (lowShare * edgeMm) / 10) {
        const perSecond = 120
        const rise = Math.abs(y - before[at + 1]!) * perSecond
        if (rise < flyingSpeed) sum += Math.hypot(x - before[at]!, z - before[at + 2]!) * perSecond
      }
      before[at] = x
      before[at + 1] = y
      before[at + 2] = z
    }
    // Dice that creep to rest make no noise.
    return sum < 3 ? 0 : Math.min(1, sum / fullRolling)
  }
}
