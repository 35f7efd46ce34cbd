/**
 * Computer players of Rattle Battle (docs/rules/rattle-battle.md, section 10).
 *
 * decide.ts        which part decides in which phase
 * briefing/        how many Ships to send: drops in the mind
 * sea/             phase 4: Moves, Fires and Upgrades, judged by the Battle that would follow
 * home/, port/     Loot: what to keep, and what the Port makes of it
 * weights.ts       what things are worth; pieces.ts, horizon.ts, standing.ts use it
 * easy.ts          rules of thumb, apart from all that
 */
import type { RattleMove } from '../../rules/rattle-battle/moves'
import type { RattleState } from '../../rules/rattle-battle/state'
import type { Bot } from '../bot'
import { startMeter } from '../search'
import { sendByEstimate } from './briefing/estimate'
import { sendBySampling } from './briefing/send'
import { decide, type Skill } from './decide'
import { playEasily } from './easy'
import type { Mind } from './mind'
import { visitByHabit } from './port/habits'
import { visit } from './port/visit'
import { judged } from './weights'

/** Drops that strong imagines for each number of Ships. */
const dropsImagined = 24

function player(choose: (mind: Mind) => RattleMove): () => Bot {
  return () => (view, seat, random, budget) =>
    choose({ state: view as RattleState, seat, random, meter: startMeter(budget), weights: judged })
}

/** Averages, one ply at Sea, and good habits in the Port. */
const solidSkill: Skill = {
  send: sendByEstimate,
  breadth: { rings: [0.99], usesPieces: false, looksTwice: false },
  visit: visitByHabit,
  samples: 1,
}

/** Drops in the mind, every piece and the shot after the move at Sea, and the Port as one plan. */
const strongSkill: Skill = {
  send: mind => sendBySampling(mind, dropsImagined),
  breadth: { rings: [0.99, 0.66, 0.33], usesPieces: true, looksTwice: true },
  visit,
  samples: 4,
}

/** One line in botFor.ts. */
export const rattleBattleBots = {
  easy: player(playEasily),
  solid: player(mind => decide(mind, solidSkill)),
  strong: player(mind => decide(mind, strongSkill)),
}
