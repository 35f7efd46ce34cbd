/**
 * Computer players of Rattle Battle (docs/rules/rattle-battle.md, section 10).
 *
 * decide.ts        which part decides in which phase
 * briefing/        how many Ships to send: imagined drops
 * sea/             phase 4: Moves, Fires and Upgrades, judged by the Battle that would follow
 * home/, port/     Loot: what to keep, and what the Port makes of it
 * weights.ts       what things are worth; pieces.ts, horizon.ts, standing.ts use it
 * weighing.ts      what drops and decisions were worth, once a match is over
 * skills.ts        how hard solid, strong and legend think; easy.ts plays by rules of thumb, apart from all that
 * legend/          phase 4 played on until the Battle
 */
import type { RattleMove } from '../../rules/rattle-battle/moves'
import type { RattleState } from '../../rules/rattle-battle/state'
import type { Bot } from '../bot'
import { startMeter } from '../search'
import { decide } from './decide'
import { playEasily } from './easy'
import type { Mind } from './mind'
import { legendSkill, solidSkill, strongSkill } from './skills'
import { bestDrawn, judged } from './weights'

function player(choose: (mind: Mind) => RattleMove, weights = judged): () => Bot {
  return () => (view, seat, random, budget) =>
    choose({ state: view as RattleState, seat, random, meter: startMeter(budget), weights })
}

/** One line in botFor.ts. */
export const rattleBattleBots = {
  easy: player(playEasily),
  solid: player(mind => decide(mind, solidSkill)),
  strong: player(mind => decide(mind, strongSkill)),
  legend: player(mind => decide(mind, legendSkill), bestDrawn),
}
