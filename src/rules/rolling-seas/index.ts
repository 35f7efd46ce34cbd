/**
 * Rolling Seas by George Jaros (GJJ Games, 2019, CC BY-NC-SA 4.0), by docs/rules/rolling-seas.md.
 *
 * vocabulary, grid, options, data/    words, spaces, table options, map and cards as data
 * state, moves                        what a game is between two moves, and what players do
 * chart, sea, placements              a map as numbers, connected water, shapes lying on it
 * islandPlaces, drawings, homePorts   where things may be drawn and where a voyage begins
 * voyage, passages, sailing           a ship under way: one step, all ways, one whole Sail
 * ledger, visiting, finalSail         circles and bonuses, ports, the last trip
 * flow, ending, throwing              how the game goes on by itself, and its dice
 * moveRule, acts/                     one file a move: when it is legal, what it does, how it is listed
 * view, fault, faults/, read          what a seat may know, what cannot be, what comes from outside
 *
 * Of a Sail only a sample can be listed: for every wind and every end the cheapest and the richest way, and some at
 * random; `check` accepts them all. Drawings and islands that look the same on the map are listed once.
 */
import { defineGame } from '../defineGame'
import { inShortBy } from '../inShortBy'
import { roundCount } from './data/ledger'
import { faultOf } from './fault'
import { advance, turnUpIslands } from './flow'
import { askOf, legalityOf, movesOf, turnOf } from './legality'
import { type AnyMoveRule, ruleFor } from './moveRules'
import { moveSchema } from './moveSchema'
import type { RollingMove } from './moves'
import { rollingOptions } from './options'
import { reasonFor } from './reasons'
import { mostPlayers, stateSchema } from './schema'
import { scoreOf, standingsOf } from './score'
import { setUpTable } from './setup'
import type { RollingState } from './state'
import { stepsOf } from './steps'
import { rollingTale } from './tale'
import { imagineState, viewOf } from './view'
import { startWork, type Work } from './work'

export { type Chart, chartOf, shipAt } from './chart'
export { adventureCard } from './data/adventures'
export { directionOf, explorationGain } from './data/dice'
export { islandCard } from './data/islands'
export { allBonuses, holds, upgradeCosts } from './data/ledger'
export { rankOf } from './data/ranks'
export { legalDrawings } from './drawings'
export { starsOf, totalOf } from './ledger'
export type * from './moves'
export type { RollingOptions } from './options'
export { cardFor, drawingCaseOf, mapInHands } from './passing'
export { layDown } from './placements'
export { isRefusal, sailAlong } from './sailing'
export type * from './state'
export * from './vocabulary'
export { windsOf } from './winds'

export const rollingSeas = defineGame<RollingState, RollingMove, Work, AnyMoveRule>({
  id: 'rolling-seas',
  title: 'Rolling Seas',
  players: { min: 1, max: mostPlayers },
  options: rollingOptions,
  moveRule: 'RS-44',
  rulebook: { file: 'rolling-seas.md', prefix: 'RS' },
  schemas: { state: stateSchema, move: moveSchema },
  kindOf: ruleFor,
  setUpTable,
  startWork,
  begin(work) {
    turnUpIslands(work)
    advance(work)
  },
  carryOn(work, { phases }) {
    if (phases !== 'aside') advance(work)
  },
  turn: turnOf,
  askOf,
  legality: legalityOf,
  steps: stepsOf,
  moves: movesOf,
  reasonFor,
  score: scoreOf,
  standings: standingsOf,
  tale: rollingTale,
  moments: ['tell', 'upgrade', 'finalStory', 'over'],
  inShort: inShortBy(
    ['bonusMove', 'storm', 'monster', 'current', 'bonus', 'crossedOff', 'round', 'dice'],
    ['round'],
  ),

  progress: ({ round }) => ({
    round,
    text: round === 0 ? 'Drawing the maps' : `Round ${round} of ${roundCount}`,
  }),

  view: viewOf,
  imagine: (view, _viewer, random) => imagineState(view, random),

  fault: faultOf,
})
