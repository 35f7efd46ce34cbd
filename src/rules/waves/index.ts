/**
 * WAVES, by docs/rules/waves.md: head to head, three players, teams, all against all.
 *
 * vocabulary, options, data/        classes and roles, table options; tablets, Council cards, modes as data
 * state, moves, signals             what a game is between two moves, and what players do and say
 * seating                           who sits where, with whom, and what belongs to whom
 * setup, toss, deck                 how a game begins; the one throw of the game; drawing
 * round, majority, resolve          how a round begins, is counted and resolved, and ends
 * collecting                        both Waves as a pure function: every tablet is decided here
 * goals, score                      how far a party has come, and who has won
 * moveRule, acts/                   one file a move: when it is legal, what it does, how it is listed
 * view, imagine                     what a seat may know, and a whole state that fits it
 * told                              the table between two events of a move, for whoever shows it
 * forecast                          what a player can work out before he places
 * fault, faults/, read              what cannot be, what comes from outside
 *
 * Cards are their class (WV-2): no card has an id that could be followed, so a place in a hand is all a table can show.
 * `tossWaveToken` of 5.3 is answered by `thrown`. Seats of the contract are people; where they sit is `personAt`.
 */
import type { Game } from '../game'
import { faultOf } from './fault'
import { roundLimitOf } from './goals'
import { imagineState } from './imagine'
import { checkMove, movesOf } from './legality'
import { ruleFor } from './moveRules'
import { moveSchema } from './moveSchema'
import type { WavesMove } from './moves'
import { wavesOptions } from './options'
import { playMove, setUpGame } from './play'
import { readMove, readState } from './read'
import { stateSchema } from './schema'
import { scoreOf } from './score'
import type { WavesState } from './state'
import { turnOf } from './turn'
import { viewOf } from './view'

export type { WavesMove } from './moves'
export type { WavesOptions } from './options'
export type { WavesState } from './state'

export const waves: Game<WavesState, WavesMove> = {
  id: 'waves',
  title: 'WAVES',
  players: { min: 2, max: 6 },
  options: wavesOptions,
  rulebook: { file: 'waves.md', prefix: 'WV' },
  schemas: { state: stateSchema, move: moveSchema },
  setup: setUpGame,
  turn: turnOf,
  check: checkMove,
  moves: movesOf,
  play: playMove,
  score: scoreOf,

  progress(state) {
    const limit = roundLimitOf(state)
    const round = limit > 0 ? `Round ${state.round} of ${limit}` : `Round ${state.round}`
    return { round: state.round, text: state.round === 0 ? 'Set-up' : round }
  },

  view: viewOf,
  imagine: (view, _viewer, random) => imagineState(view, random),

  describe(state, move) {
    const rule = ruleFor(move)
    return { text: rule?.name(state, move) ?? move.kind, rule: rule?.rule ?? 'WV-65' }
  },

  fault: faultOf,
  read: readState,
  readMove,
}
