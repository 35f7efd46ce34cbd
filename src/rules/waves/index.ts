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
 * told                              the table between two events of a move, for the scene
 * forecast                          what a player can work out before placing
 * fault, faults/, read              what cannot be, what comes from outside
 *
 * Cards are their class (WV-2): no card has an id that could be followed, so a place in a hand is all a table can show.
 * `tossWaveToken` of 5.3 is answered by `thrown`. Seats of the contract are people; where they sit is `personAt`.
 */
import { defineGame } from '../defineGame'
import { faultOf } from './fault'
import { imagineState } from './imagine'
import { inShort } from './inShort'
import { legalityOf, movesOf } from './legality'
import { type AnyMoveRule, ruleFor } from './moveRules'
import { moveSchema } from './moveSchema'
import type { WavesMove } from './moves'
import { wavesOptions } from './options'
import { reasonFor } from './reasons'
import { stateSchema } from './schema'
import { scoreOf, standingsOf } from './score'
import { setUpTable, startGame } from './setup'
import type { WavesState } from './state'
import { turnOf } from './turn'
import { viewOf } from './view'
import { startWork, type Work } from './work'

export type { WavesMove } from './moves'
export type { WavesOptions } from './options'
export type { WavesState } from './state'

export const waves = defineGame<WavesState, WavesMove, Work, AnyMoveRule>({
  id: 'waves',
  title: 'WAVES',
  players: { min: 2, max: 6 },
  options: wavesOptions,
  moveRule: 'WV-65',
  rulebook: { file: 'waves.md', prefix: 'WV' },
  schemas: { state: stateSchema, move: moveSchema },
  fieldRules: { seat: 'WV-6' },
  kindOf: ruleFor,
  setUpTable,
  startWork,
  begin: startGame,
  turn: turnOf,
  legality: legalityOf,
  moves: movesOf,
  reasonFor,
  score: scoreOf,
  standings: standingsOf,
  moments: ['elderCollected', 'gameWon'],
  inShort,

  progress(state) {
    const limit = state.options.roundLimit
    const round = limit > 0 ? `Round ${state.round} of ${limit}` : `Round ${state.round}`
    return { round: state.round, text: state.round === 0 ? 'Set-up' : round }
  },

  view: viewOf,
  imagine: (view, _viewer, random) => imagineState(view, random),

  fault: faultOf,
})
