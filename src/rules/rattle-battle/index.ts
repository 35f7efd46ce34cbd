/**
 * Rattle, Battle, Grab the Loot, by docs/rules/rattle-battle.md.
 *
 * vocabulary, options, data/   words, table options, cards and tokens as data
 * state, moves                 what a game is between two moves, and what players do
 * setup, flow, stages/         how the game goes on by itself; advance.ts runs it
 * moveRule, acts/              one file a move: when it is legal, what it does, how it is listed
 * sea, npPhase, battle …       the Sea; every measurement is asked of src/measure
 * port/                        the visit: who is where, what wares cost, decks, Port Sailors
 * view, fault, faults/, read   what a seat may know, what cannot be, what comes from outside
 *
 * Left out on purpose: `exchangeCoins`, `measure` and `continue` of 5.3, which change nothing. Coins are one number
 * (RB-9a), measuring is free (RB-84), and events carry the steps that a table shows one by one.
 */
import { defineGame } from '../defineGame'
import { rattleChanges } from './changes'
import { questsOf } from './data/adventures'
import { isDieId } from './data/dice'
import { baseSailors, crewPackSailors } from './data/sailors'
import { allUpgrades } from './data/upgrades'
import { faultOf } from './fault'
import { legalityOf, movesOf, turnOf } from './legality'
import { type AnyMoveRule, ruleFor } from './moveRules'
import { moveSchema } from './moveSchema'
import type { RattleMove } from './moves'
import { rattleOptions } from './options'
import { reasonFor } from './reasons'
import { stateSchema } from './schema'
import { scoreOf, standingsOf } from './score'
import { shipName } from './sea/shipNames'
import { setUpTable } from './setup'
import { advance, begin } from './stages/advance'
import type { RattleState } from './state'
import { imagineState, viewOf } from './view'
import { playerColours } from './vocabulary'
import { startWork, type Work } from './work'

export type { RattleMove } from './moves'
export type { RattleOptions } from './options'
export type { RattleState } from './state'

export const rattleBattle = defineGame<RattleState, RattleMove, Work, AnyMoveRule>({
  id: 'rattle-battle',
  title: 'Rattle, Battle, Grab the Loot',
  players: { min: 2, max: 5 },
  options: rattleOptions,
  colours: playerColours,
  moveRule: 'RB-44',
  rulebook: { file: 'rattle-battle.md', prefix: 'RB' },
  schemas: { state: stateSchema, move: moveSchema },
  kindOf: ruleFor,
  setUpTable,
  startWork,
  begin,
  carryOn: advance,
  changes: rattleChanges,
  turn: turnOf,
  legality: legalityOf,
  moves: movesOf,
  score: scoreOf,
  standings: standingsOf,
  moments: ['explode', 'hamster', 'wanted', 'over'],

  progress({ options, quest, stage }) {
    const quests = questsOf(options.scenario)
    const before = quests.slice(0, quest).reduce((sum, piles) => sum + piles.length, 0)
    return {
      round: before + stage + 1,
      text: `Quest ${quest + 1} of ${quests.length}, Adventure ${stage + 1} of ${quests[quest]!.length}`,
    }
  },

  view: viewOf,
  imagine: (view, _viewer, random) =>
    imagineState(view, random, {
      sailors: (view.options.crewPack1 === 'on' ? [...baseSailors, ...crewPackSailors] : baseSailors).map(
        card => card.id,
      ),
      upgrades: allUpgrades.map(card => card.id),
    }),

  reasonFor,
  thingName: (state, id) => (isDieId(id) ? shipName(state, id) : undefined),

  fault: faultOf,
})
