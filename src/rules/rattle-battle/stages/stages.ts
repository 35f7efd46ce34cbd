/** All stages of the game by id (5.2). */

import * as action from './actionStages'
import * as briefing from './briefingStages'
import * as crazy from './crazyStages'
import * as end from './endStages'
import type { FlowId, Stage, WaitingStage } from './flow'
import * as home from './homeStages'
import * as port from './portStages'
import * as reward from './rewardStages'
import * as setup from './setupStages'

const table: Readonly<Partial<Record<FlowId, Stage | WaitingStage>>> = {
  'setup.part': setup.setupPart,
  'briefing.reveal': briefing.reveal,
  'briefing.forced': briefing.forced,
  'briefing.commit': briefing.commit,
  'drop.pre': briefing.preDrop,
  'drop.main': briefing.mainDrop,
  np: action.np,
  'np.redrop': action.npRedrop,
  actions: action.actions,
  'actions.late': action.lateDropStage,
  'actions.drop': action.actionsDrop,
  'actions.first': action.firstTurn,
  'actions.turn': action.actionsTurn,
  battle: action.battle,
  'crazy.begin': crazy.begin,
  'crazy.throw': crazy.awaitThrow,
  'crazy.fallen': crazy.fallen,
  'crazy.pick': crazy.pick,
  'crazy.aside': crazy.aside,
  'crazy.reroll': crazy.reroll,
  'crazy.toss': crazy.toss,
  coins: reward.coins,
  loot: reward.loot,
  sailors: home.sailors,
  repair: home.repair,
  stow: home.stow,
  'adventure.end': home.adventureEnd,
  'adventure.over': home.adventureOver,
  port: port.port,
  'port.free': port.free,
  'port.market': port.market,
  'port.tavern': port.tavern,
  'port.shipyard': port.shipyard,
  'port.workshop': port.workshop,
  'port.pit': port.pit,
  'port.guild': port.guild,
  'quest.end': port.questEnd,
  'game.end': end.gameEnd,
  'game.rollOff': end.rollOff,
  'game.rolled': end.rolled,
  'game.over': end.gameOver,
}

export function stageOf(id: FlowId): Stage | WaitingStage {
  const stage = table[id]
  if (!stage) throw new Error(`The game has no stage ${id}`)
  return stage
}

export function isWaiting(stage: Stage | WaitingStage): stage is WaitingStage {
  return 'leave' in stage
}
