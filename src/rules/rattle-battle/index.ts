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
import type { Game } from '../game'
import { questsOf } from './data/adventures'
import { baseSailors, crewPackSailors } from './data/sailors'
import { allUpgrades } from './data/upgrades'
import { faultOf } from './fault'
import { checkMove, movesOf, turnOf } from './legality'
import { ruleFor } from './moveRules'
import { moveSchema } from './moveSchema'
import type { RattleMove } from './moves'
import { rattleOptions } from './options'
import { playMove, setUpGame } from './play'
import { readMove, readState } from './read'
import { stateSchema } from './schema'
import { scoreOf } from './score'
import type { RattleState } from './state'
import { imagineState, viewOf } from './view'

export type { RattleMove } from './moves'
export type { RattleOptions } from './options'
export type { RattleState } from './state'

export const rattleBattle: Game<RattleState, RattleMove> = {
  id: 'rattle-battle',
  title: 'Rattle, Battle, Grab the Loot',
  players: { min: 2, max: 5 },
  options: rattleOptions,
  rulebook: { file: 'rattle-battle.md', prefix: 'RB' },
  schemas: { state: stateSchema, move: moveSchema },
  setup: setUpGame,
  turn: turnOf,
  check: checkMove,
  moves: movesOf,
  play: playMove,
  score: scoreOf,

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

  describe(state, move) {
    const rule = ruleFor(move)
    if (!rule) return { text: move.kind, rule: 'RB-44' }
    return { text: rule.name(state, move), rule: rule.rule, ...rule.lists?.(state, move) }
  },

  fault: faultOf,
  read: readState,
  readMove,
}
