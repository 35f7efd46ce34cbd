import type { Seat } from '../../rules/game'
import { createRandom } from '../../rules/random'
import type { RattleState } from '../../rules/rattle-battle/state'
import { startMeter } from '../search'
import { prospect } from './sea/prospect'
import { judged } from './weights'

/** More than any Sea takes: every drop is looked at as thoroughly as every other. */
const positions = 20_000

/**
 * What the Sea promises a seat after a drop, in victory points: the Battle as it stands, and what one shot and one Sail
 * would add. `undefined` where no Ships lie in it.
 */
export function dropWorth(view: unknown, seat: Seat): number | undefined {
  const state = view as RattleState
  if (state.phase !== 'actions.turn' || !state.adventure?.sea.length) return undefined
  const mind = {
    state,
    seat,
    random: createRandom('luck'),
    meter: startMeter({ positions }),
    weights: judged,
  }
  return prospect(mind)
}
