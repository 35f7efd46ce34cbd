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
import type { Game } from '../game'
import { faultOf } from './fault'
import { checkMove, movesOf } from './legality'
import { ruleFor } from './moveRules'
import { moveSchema } from './moveSchema'
import type { RollingWavesMove } from './moves'
import { rollingWavesOptions } from './options'
import { playMove, setUpGame } from './play'
import { readMove, readState } from './read'
import { stateSchema } from './schema'
import { scoreOf } from './score'
import type { RollingWavesState } from './state'
import { turnOf } from './turn'
import { imagineState, viewOf } from './view'

export type { RollingWavesMove } from './moves'
export type { RollingWavesState } from './state'

export const rollingWithTheWaves: Game<RollingWavesState, RollingWavesMove> = {
  id: 'rolling-with-the-waves',
  title: 'Rolling with the Waves',
  players: { min: 2, max: 5 },
  options: rollingWavesOptions,
  rulebook: { file: 'rolling-with-the-waves.md', prefix: 'RW' },
  schemas: { state: stateSchema, move: moveSchema },
  setup: setUpGame,
  turn: turnOf,
  check: checkMove,
  moves: movesOf,
  play: playMove,
  score: scoreOf,
  progress: state => ({ round: state.round, text: `Round ${state.round}: ${phaseNames[state.phase]}` }),
  view: viewOf,
  imagine: (view, _viewer, random) => imagineState(view, random),

  describe(state, move) {
    const rule = ruleFor(move)
    return { text: rule?.name(state, move) ?? move.kind, rule: rule?.rule ?? 'RW-14' }
  },

  fault: faultOf,
  read: readState,
  readMove,
}

/** RW-14. */
const phaseNames = {
  roll: 'Draft Dice',
  draft: 'Draft Dice',
  allocate: 'Allocate Dice',
  resolve: 'Write Values & Trigger Actions',
  over: 'Drop Anchor',
} as const
