import type { MoveKind, MoveOf, RattleMove } from '../../rules/rattle-battle/moves'

/** The moves of these kinds. */
export function movesOfKind<K extends MoveKind>(
  moves: readonly RattleMove[],
  ...kinds: readonly K[]
): readonly MoveOf<K>[] {
  return moves.filter((move): move is MoveOf<K> => (kinds as readonly MoveKind[]).includes(move.kind))
}
