import type { ContainerId } from '../../../measure'
import { containers } from '../../../physics'
import { type HitLayer, type ImpactName, impacts, variantCount } from '../synth/impacts'
import { hitChance } from './hitChance'
import type { Hit } from './hitEar'
import { hitLevel, hitSound, layerOf } from './hitSounds'

/** One sound of a throw, with the moment at which it falls. */
export interface ThrowVoice {
  /** Moment in steps from the start of the throw, with fraction. */
  readonly at: number
  readonly sound: ImpactName
  readonly layer: HitLayer
  readonly variant: number
  readonly rate: number
  readonly gain: number
  /** Where it happens, in cm. */
  readonly x: number
  readonly z: number
}

/** A pair that has sounded keeps still for this many steps (40 ms), unless it is hit twice as hard. */
const restSteps = 4.8
/** Most voices that begin in one step. */
export const mostVoicesPerStep = 4
/** Playback rates of takes differ by this share. */
const rateSpread = 0.06

export interface HitMerger {
  /** The voices for the hits of a step. `poses`: seven numbers a die, in cm. */
  merge(step: number, hits: readonly Hit[], poses: ArrayLike<number>): ThrowVoice[]
}

export interface HitMergerOptions {
  readonly seed: number
  readonly container: ContainerId
  /** How high each die's voice is: large dice sound lower. */
  readonly pitches: readonly number[]
}

interface Group {
  readonly sound: ImpactName
  loudest: Hit
  level: number
  energy: number
}

/**
 * Some 300 hits of a drop become about 90 voices that are as loud: hits of one step on the same surface in the same
 * part of the table are heard as one. All voices of a step begin at different moments within it, or 120 steps a
 * second would be heard as a buzz.
 */
export function createHitMerger({ seed, container, pitches }: HitMergerOptions): HitMerger {
  const sounded = new Map<number, { readonly step: number; readonly level: number }>()
  const lastVariant = new Map<ImpactName, number>()
  const third = containers[container].innerX / 10 / 6

  function isFresh(step: number, { pair }: Hit, level: number): boolean {
    const before = sounded.get(pair)
    return !before || step - before.step >= restSteps || level >= 2 * before.level
  }

  function variantFor(sound: ImpactName, chance: number): number {
    const drawn = Math.floor(chance * variantCount)
    const variant = lastVariant.get(sound) === drawn ? (drawn + 1) % variantCount : drawn
    lastVariant.set(sound, variant)
    return variant
  }

  return {
    merge(step, hits, poses) {
      if (hits.length === 0) return []
      const groups = new Map<string, Group>()
      for (const hit of hits) {
        const level = hitLevel(hit.speed)
        if (!isFresh(step, hit, level)) continue
        sounded.set(hit.pair, { step, level })
        const sound = hitSound(hit.against, container)
        const x = poses[hit.die * 7] ?? 0
        const key = `${sound} ${x < -third ? 'left' : x > third ? 'right' : 'middle'}`
        const group = groups.get(key)
        if (!group) groups.set(key, { sound, loudest: hit, level, energy: level * level })
        else {
          group.energy += level * level
          if (level > group.level) {
            group.level = level
            group.loudest = hit
          }
        }
      }
      const loud = [...groups.values()]
        .map(group => ({
          ...group,
          gain: impacts[group.sound].gain * Math.min(Math.sqrt(group.energy), 2 * group.level),
        }))
        .sort((a, b) => b.gain - a.gain || a.loudest.pair - b.loudest.pair)
        .slice(0, mostVoicesPerStep)
      return loud.map(({ sound, loudest, gain }) => {
        const { die, pair, speed } = loudest
        const chance = (what: number) => hitChance(seed, step, pair, what)
        return {
          at: step - 1 + chance(1),
          sound,
          layer: layerOf(speed),
          variant: variantFor(sound, chance(2)),
          rate: (pitches[die] ?? 1) * (1 + rateSpread * (2 * chance(3) - 1)),
          gain,
          x: poses[die * 7] ?? 0,
          z: poses[die * 7 + 2] ?? 0,
        }
      })
    },
  }
}
