/**
 * Waves of Fortune, by docs/rules/waves-of-fortune.md.
 *
 * vocabulary, grid, data/, options       words, spaces, cards and tiles, table options
 * state, moves                           what a game is between two moves, and what players do
 * setup, seating                         the table before the first turn; who is next, who throws for the pirates
 * voyage, landing                        the course of a turn, and what happens where a ship ends up
 * cargo, decks, effects, fight, sinking, home, ending
 *                                        what is gained and lost, drawn, fought, sunk, bought; how it ends
 * paths, throwing                        where a ship may sail; which dice are thrown and which of them count
 * moveRule, acts/                        one file a move: when it is legal, what it does, how it is listed
 * view, fault, faults/, read             what anybody may know, what cannot be, what comes from outside
 *
 * `throwDice` of 5.2 is `thrown`; tiles stand in one list, row by row, in the order of `cells`.
 */
import type { Game } from '../game'
import { faultOf } from './fault'
import { checkMove, movesOf } from './legality'
import { ruleFor } from './moveRules'
import { moveSchema } from './moveSchema'
import type { FortuneMove } from './moves'
import { fortuneOptions } from './options'
import { playMove } from './play'
import { readMove, readState } from './read'
import { stateSchema } from './schema'
import { scoreOf } from './score'
import { nameOf } from './seating'
import { setUpGame } from './setup'
import type { FortuneState } from './state'
import { turnOf } from './turn'
import { imagineState, viewOf } from './view'

export type { FortuneMove } from './moves'
export type { FortuneState } from './state'

export const wavesOfFortune: Game<FortuneState, FortuneMove> = {
  id: 'waves-of-fortune',
  title: 'Waves of Fortune',
  players: { min: 2, max: 4 },
  options: fortuneOptions,
  rulebook: { file: 'waves-of-fortune.md', prefix: 'WF' },
  schemas: { state: stateSchema, move: moveSchema },
  setup: setUpGame,
  turn: turnOf,
  check: checkMove,
  moves: movesOf,
  play: playMove,
  score: scoreOf,

  progress(state) {
    const { round, options, active } = state
    if (round === 0) return { round, text: 'The hold is filled' }
    const limit = options.roundLimit === 'off' ? '' : ` of ${options.roundLimit}`
    return { round, text: `Round ${round}${limit}: ${nameOf(state, active)}` }
  },

  view: viewOf,
  imagine: (view, _viewer, random) => imagineState(view, random),

  describe(state, move) {
    const rule = ruleFor(move)
    return { text: rule?.name(state, move) ?? move.kind, rule: rule?.rule ?? 'WF-20' }
  },

  fault: faultOf,
  read: readState,
  readMove,
}
