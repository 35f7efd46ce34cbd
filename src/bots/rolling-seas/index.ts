/**
 * Computer captains of Rolling Seas (docs/rules/rolling-seas.md, section 10).
 *
 * mind, waterways    the own sheets as numbers; steps to every port and the shortest tours
 * worth, weights     what a position will come to by the end of the voyage
 * reach, simulate    an imagined round, as a solid captain plays it
 * actions            what can be done, with the rules' own search over winds, Provisions and Currents
 * setUp, drawing     islands, Home Port, obstacles
 * strong             the best actions followed through many samples of weather
 * easy               rules of thumb, apart from all that
 */

import { movesOf } from '../../rules/rolling-seas/legality'
import type { RollingMove } from '../../rules/rolling-seas/moves'
import type { RollingState } from '../../rules/rolling-seas/state'
import { playerAt } from '../../rules/rolling-seas/work'
import type { Bot } from '../bot'
import { startMeter } from '../search'
import { actionsOf } from './actions'
import { drawWell } from './drawing'
import { playEasily } from './easy'
import { type Mind, studyOf } from './mind'
import { chooseHome, layOutIslands } from './setUp'
import { lookAhead } from './strong'
import { judged } from './weights'

function player(choose: (mind: Mind) => RollingMove): () => Bot {
  return () => (view, seat, random, budget) =>
    choose({ state: view as RollingState, seat, random, meter: startMeter(budget), weights: judged })
}

function decide(mind: Mind, isStrong: boolean): RollingMove {
  const { state, seat, random } = mind
  switch (state.phase) {
    case 'setupIslands':
      return layOutIslands(mind)
    case 'setupKnownObstacles':
    case 'adventure':
      return drawWell(mind, isStrong)
    case 'setupHomePort':
      return chooseHome(mind)
    case 'action':
      return isStrong ? lookAhead(mind) : actNow(mind)
    default:
      return random.pick(movesOf(state, seat, random))
  }
}

/** The action after which the voyage is worth most, as far as can be said now. */
function actNow(mind: Mind): RollingMove {
  const { state, seat, weights } = mind
  return actionsOf(mind, studyOf(playerAt(state, seat), state.options, weights))[0]!.move
}

/** One line in botFor.ts. */
export const rollingSeasBots = {
  easy: player(playEasily),
  solid: player(mind => decide(mind, false)),
  strong: player(mind => decide(mind, true)),
}
