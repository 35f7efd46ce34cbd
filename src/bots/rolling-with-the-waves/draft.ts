/** Phase 1: which die, and whether to pay for it. */
import type { Seat } from '../../rules/game'
import { draft } from '../../rules/rolling-with-the-waves/acts/draft'
import { colourOf } from '../../rules/rolling-with-the-waves/dice'
import type { Draft } from '../../rules/rolling-with-the-waves/moves'
import type { RollingWavesState } from '../../rules/rolling-with-the-waves/state'
import { bestLayout, type Gains } from './gains'
import type { Weights } from './weights'

export function draftMoves(state: RollingWavesState, seat: Seat): readonly Draft[] {
  return draft.list(state, seat).filter(move => draft.check(state, move) === undefined)
}

/**
 * The same without free dice below another free one of their colour: whatever a low die would be good for, playing the
 * highest instead won 56.5 % of the games against taking what seemed best.
 */
export function highestDrafts(state: RollingWavesState, seat: Seat): readonly Draft[] {
  const moves = draftMoves(state, seat)
  const faceOf = ({ dieId }: Draft) => state.pool.find(({ id }) => id === dieId)!.face
  return moves.filter(
    move =>
      move.via !== 'free' ||
      moves.every(
        other =>
          other.via !== 'free' ||
          colourOf(other.dieId) !== colourOf(move.dieId) ||
          faceOf(other) <= faceOf(move),
      ),
  )
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
