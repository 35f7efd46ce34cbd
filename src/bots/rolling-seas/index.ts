/**
 * Computer captains of Rolling Seas (docs/rules/rolling-seas.md, section 10).
 *
 * mind, waterways    the own sheets as numbers; steps to every port and the shortest tours
 * worth, weights     what a position will come to by the end of the voyage
 * reach, simulate    an imagined round, as a solid captain plays it
 * actions            what can be done, with the rules' own search over winds, Provisions and Currents
 * setUp, drawing     islands, Home Port, obstacles
 * strong             the best actions followed through many samples of weather
 * legend             looks ahead by a captain who plays a round better: actions, obstacles, the Home Port
 * easy               rules of thumb, apart from all that
 */

import { movesOf } from '../../rules/rolling-seas/legality'
import type { RollingMove } from '../../rules/rolling-seas/moves'
import type { RollingState } from '../../rules/rolling-seas/state'
import { playerAt } from '../../rules/rolling-seas/work'
import type { Bot } from '../bot'
import { startMeter } from '../search'
import { actionsOf } from './actions'
import { drawAhead, drawByThumb, drawWell } from './drawing'
import { playEasily } from './easy'
import { drawByRace } from './legend/draw'
import { chooseHomeByVoyages } from './legend/home'
import { playRoundFully } from './legend/round'
import { type Mind, studyOf } from './mind'
import { chooseHome, layOutIslands } from './setUp'
import { playRound } from './simulate'
import { lookAhead } from './strong'
import { evolved, judged } from './weights'

function player(choose: (mind: Mind) => RollingMove): () => Bot {
  return () => (view, seat, random, budget) =>
    choose({ state: view as RollingState, seat, random, meter: startMeter(budget), weights: judged })
}

/** What a captain may leave to looking ahead. */
interface Skill {
  readonly draw: (mind: Mind) => RollingMove
  readonly home: (mind: Mind) => RollingMove
  readonly act: (mind: Mind) => RollingMove
}

const solid: Skill = { draw: mind => drawWell(mind, drawByThumb), home: chooseHome, act: actNow }
const strong: Skill = {
  draw: mind => drawWell(mind, drawAhead),
  home: chooseHome,
  act: mind => lookAhead(mind, { depth: 6, round: playRound }),
}
const legend: Skill = {
  draw: mind => drawWell(evolvedOf(mind), drawByRace),
  home: mind => chooseHomeByVoyages(evolvedOf(mind)),
  act: mind => lookAhead(evolvedOf(mind), { depth: 6, round: playRoundFully }),
}

function evolvedOf(mind: Mind): Mind {
  return { ...mind, weights: evolved }
}

function decide(mind: Mind, { draw, home, act }: Skill): RollingMove {
  const { state, seat, random } = mind
  switch (state.phase) {
    case 'setupIslands':
      return layOutIslands(mind)
    case 'setupKnownObstacles':
    case 'adventure':
      return draw(mind)
    case 'setupHomePort':
      return home(mind)
    case 'action':
      return act(mind)
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
  solid: player(mind => decide(mind, solid)),
  strong: player(mind => decide(mind, strong)),
  legend: player(mind => decide(mind, legend)),
}
