/** Phase 1: which die, and whether to pay for it. */
import type { Seat } from '../../rules/game'
import { draft } from '../../rules/rolling-with-the-waves/acts/draft'
import type { Draft } from '../../rules/rolling-with-the-waves/moves'
import type { RollingWavesState } from '../../rules/rolling-with-the-waves/state'
import { bestLayout, type Gains } from './gains'
import type { Weights } from './weights'

export function draftMoves(state: RollingWavesState, seat: Seat): readonly Draft[] {
  return draft.list(state, seat).filter(move => draft.check(state, move) === undefined)
}

export function faceAfter(state: RollingWavesState, { dieId, via }: Draft): number {
  return via === 'drunk' ? 1 : state.pool.find(({ id }) => id === dieId)!.face
}

/** What the dice in the nests and one more are worth, less the price. */
export function pickWorth(state: RollingWavesState, gains: Gains, move: Draft, { infamy }: Weights): number {
  const dice = state.players[move.seat]!.nests.map(({ face }) => face)
  const face = faceAfter(state, move)
  return bestLayout(gains, [...dice, face]) - (move.via === 'bribe' ? face * infamy : 0)
}
