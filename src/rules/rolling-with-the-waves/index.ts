/**
 * Rolling with the Waves, by docs/rules/rolling-with-the-waves.md.
 *
 * vocabulary, dice, tracks, options   words, dice, squares and thresholds, table options
 * state, moves                        what a game is between two moves, and what players do
 * setup, round, resolve               how a round begins, is resolved step by step, and drops anchor
 * throwing, freestSpot                the one throw of a round and its repetitions
 * writing, volleys, firing, ports     what the icons do
 * moveRule, acts/                     one file a move: when it is legal, what it does, how it is listed
 * view, fault, faults/, read          what a seat may know, what cannot be, what comes from outside
 *
 * The dice of a round are drawn when the round begins, so that the throw which is asked for can name them (RW-20).
 * `throwPool` and `rethrow` of 5.3 are both answered by `thrown`.
 */
import { defineGame } from '../defineGame'
import { inShortBy } from '../inShortBy'
import { faultOf } from './fault'
import { legalityOf, movesOf } from './legality'
import { type AnyMoveRule, ruleFor } from './moveRules'
import { moveSchema } from './moveSchema'
import type { RollingWavesMove } from './moves'
import { rollingWavesOptions } from './options'
import { reasonFor } from './reasons'
import { resolve } from './resolve'
import { startRound } from './round'
import { stateSchema } from './schema'
import { scoreOf, standingsOf } from './score'
import { setUpTable } from './setup'
import type { RollingWavesState } from './state'
import { turnOf } from './turn'
import { imagineState, viewOf } from './view'
import { crewColours } from './vocabulary'
import { startWork, type Work } from './work'

export type { RollingWavesMove } from './moves'
export type { RollingWavesState } from './state'

export const rollingWithTheWaves = defineGame<RollingWavesState, RollingWavesMove, Work, AnyMoveRule>({
  id: 'rolling-with-the-waves',
  title: 'Rolling with the Waves',
  players: { min: 2, max: 5 },
  options: rollingWavesOptions,
  colours: crewColours,
  moveRule: 'RW-14',
  rulebook: { file: 'rolling-with-the-waves.md', prefix: 'RW' },
  schemas: { state: stateSchema, move: moveSchema },
  kindOf: ruleFor,
  setUpTable,
  startWork,
  begin: startRound,
  carryOn: resolve,
  turn: turnOf,
  legality: legalityOf,
  moves: movesOf,
  reasonFor,
  score: scoreOf,
  standings: standingsOf,
  moments: ['buried', 'gameOver'],
  inShort: inShortBy(
    [
      'levelUp',
      'crewJoined',
      'infamyPaid',
      'lost',
      'misfire',
      'infamyGained',
      'cannonWiped',
      'roundEnd',
      'bagPassed',
      'drawn',
    ],
    ['infamyPaid', 'cannonWiped', 'roundEnd'],
  ),
  progress: state => ({ round: state.round, text: `Round ${state.round}: ${phaseNames[state.phase]}` }),
  view: viewOf,
  imagine: (view, _viewer, random) => imagineState(view, random),

  fault: faultOf,
})

/** RW-14. */
const phaseNames = {
  roll: 'Draft Dice',
  draft: 'Draft Dice',
  allocate: 'Allocate Dice',
  resolve: 'Write Values & Trigger Actions',
  over: 'Drop Anchor',
} as const
