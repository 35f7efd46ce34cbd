import { createChance } from '../synth/chance'
import { type HitLayer, type ImpactName, impacts, variantCount } from '../synth/impacts'

/** One die's touch while dice are shaken in cupped hands. */
export interface Grain {
  readonly time: number
  readonly sound: ImpactName
  readonly layer: HitLayer
  readonly variant: number
  readonly rate: number
  readonly gain: number
}

/** Touches a second of many dice shaken hard. */
const fullRate = 75
/** From this many dice on, more of them are not heard as more. */
const manyDice = 12
/** Below this nothing knocks against anything. */
const silentShake = 0.03
/** Every this many touches two dice meet instead of die and hand. */
const dieOnDieShare = 0.25

/** Touches come at random moments, as rain does; how many and how hard follows the hand. */
export interface Rattle {
  /** The touches up to this time; continues where it left off, or starts over after a pause. */
  until(now: number, horizon: number, shake: number, dice: number): Grain[]
}

export function createRattle(seed: string): Rattle {
  const chance = createChance(seed)
  let next = 0
  return {
    until(now, horizon, shake, dice) {
      const grains: Grain[] = []
      if (shake < silentShake || dice < 1) {
        next = 0
        return grains
      }
      // One die alone knocks against two palms.
      const share = Math.min(1, (dice + 1) / manyDice)
      const perSecond = fullRate * share * shake ** 0.7
      const wait = () => -Math.log(1 - chance.between(0, 1)) / perSecond
      if (next < now) next = now + wait()
      for (; next < horizon; next += wait()) {
        const meets = dice > 1 && chance.between(0, 1) < dieOnDieShare
        const hard = shake * chance.between(0.4, 1.15)
        const sound = meets ? 'die-on-die' : 'die-in-hand'
        grains.push({
          time: next,
          sound,
          layer: hard < 0.3 ? 0 : hard < 0.75 ? 1 : 2,
          variant: chance.index(variantCount),
          rate: chance.around(0.08),
          gain: impacts[sound].gain * chance.between(0.25, 1) * (0.35 + 0.65 * Math.min(1, shake)),
        })
      }
      return grains
    },
  }
}
