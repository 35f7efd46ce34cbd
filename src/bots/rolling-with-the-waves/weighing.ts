/** What rolls and decisions of Rolling with the Waves are worth, in points, once the match is over. */
import type { Seat } from '../../rules/game'
import { createRandom, type Random } from '../../rules/random'
import { rollingWithTheWaves } from '../../rules/rolling-with-the-waves'
import type { RollingWavesState } from '../../rules/rolling-with-the-waves/state'
import { budgets } from '../botFor'
import { playOnInMind } from '../search'
import type { Weighing } from '../weighing'
import { rollingWavesBots } from '.'
import { foreseen } from './weights'
import { worthsOf } from './worth'

const mate = rollingWavesBots.solid()

/** By seat, in points: what the maps promise once mates have played the round to its end. */
function worthsAfterRound(state: unknown, random: Random): readonly number[] {
  const end = playOnInMind(
    {
      game: rollingWithTheWaves,
      bot: mate,
      budget: budgets.solid,
      random,
      until: ({ phase }) => phase === 'roll',
    },
    state as RollingWavesState,
  )
  return worthsOf(end, foreseen)
}

/** What is taken from a rival is won as well: only the lead over the others counts. */
function leadOf(worths: readonly number[], seat: Seat): number {
  const sum = worths.reduce((all, worth) => all + worth, 0)
  return worths[seat]! - (sum - worths[seat]!) / Math.max(1, worths.length - 1)
}

export const rollingWavesWeighing: Weighing = {
  unit: 'points of lead',
  throws: {
    counts: () => true,
    worth(after) {
      const worths = worthsAfterRound(after, createRandom('luck'))
      return worths.map((_, seat) => leadOf(worths, seat))
    },
  },
  decisions: {
    counts: () => true,
    worth: ({ after, seat, random }) => leadOf(worthsAfterRound(after, random), seat),
  },
}
