import { sum } from '../../match/fairness/chiSquare'
import { physicsSettings } from '../../physics'
import type { Tally } from './tally'

/** The counts and rates of a tally in the shape that people read. */
export function summary(tally: Tally) {
  const dice = tally.drops * tally.dicePerDrop
  const { stepsPerSecond } = physicsSettings
  return {
    thrown: dice,
    counts: tally.faces,
    yawCounts: tally.yaw,
    landingCounts: tally.landing,
    rates: {
      cocked: (tally.tilted + tally.stacked) / dice,
      tilted: tally.tilted / dice,
      stacked: tally.stacked / dice,
      leftBox: tally.outside / dice,
      unsettledDrops: tally.unsettledDrops / tally.drops,
      dropsWithFist: tally.fistDrops / tally.drops,
      repeatedDrops: tally.repeatedDrops / tally.drops,
    },
    bangs: tally.bangs,
    secondsToRest: {
      mean: tally.steps / tally.drops / stepsPerSecond,
      longest: tally.longest / stepsPerSecond,
    },
    /** Standard deviation of the landing places along an axis, in mm. */
    spreadMm: Math.sqrt(tally.spread / dice / 2),
    deepestSinkMm: tally.deepestSink,
    afterFist: { dice: sum(tally.afterFist), counts: tally.afterFist },
    afterRepeat: { dice: sum(tally.afterRepeat), counts: tally.afterRepeat },
  }
}
