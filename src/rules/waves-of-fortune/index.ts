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
import { defineGame } from '../defineGame'
import { inShortBy } from '../inShortBy'
import { fortuneChanges } from './changes'
import { faultOf } from './fault'
import { legalityOf, movesOf } from './legality'
import { type AnyMoveRule, ruleFor } from './moveRules'
import { moveSchema } from './moveSchema'
import type { FortuneMove } from './moves'
import { fortuneOptions } from './options'
import { reasonFor } from './reasons'
import { stateSchema } from './schema'
import { scoreOf, standingsOf } from './score'
import { setUpGame } from './setup'
import type { FortuneState } from './state'
import { turnOf } from './turn'
import { imagineState, viewOf } from './view'
import { colours } from './vocabulary'
import { carryOn } from './voyage'
import { startWork, type Work } from './work'

export type { FortuneMove } from './moves'
export type { FortuneState } from './state'

export const wavesOfFortune = defineGame<FortuneState, FortuneMove, Work, AnyMoveRule>({
  id: 'waves-of-fortune',
  title: 'Waves of Fortune',
  players: { min: 2, max: 4 },
  options: fortuneOptions,
  colours,
  moveRule: 'WF-20',
  rulebook: { file: 'waves-of-fortune.md', prefix: 'WF' },
  changes: fortuneChanges,
  schemas: { state: stateSchema, move: moveSchema },
  kindOf: ruleFor,
  setUpTable: setUpGame,
  startWork,
  carryOn,
  turn: turnOf,
  legality: legalityOf,
  moves: movesOf,
  reasonFor,
  score: scoreOf,
  standings: standingsOf,
  moments: ['kingBeaten', 'sunk', 'foeBeaten', 'banked', 'salvaged', 'mapFound', 'gameOver'],
  inShort: inShortBy(
    [
      'tileTurned',
      'tokenPlaced',
      'tokenMet',
      'mapFound',
      'gold',
      'cargoGained',
      'cargoLost',
      'hull',
      'nothing',
      'mark',
      'wreck',
      'fed',
      'turn',
      'banked',
      'bought',
      'loaded',
    ],
    ['turn'],
  ),

  progress(state) {
    const { round, options } = state
    if (round === 0) return { round, text: 'Filling the holds' }
    const limit = options.roundLimit === 'off' ? '' : ` of ${options.roundLimit}`
    return { round, text: `Round ${round}${limit}` }
  },

  view: viewOf,
  imagine: (view, _viewer, random) => imagineState(view, random),

  fault: faultOf,
})
