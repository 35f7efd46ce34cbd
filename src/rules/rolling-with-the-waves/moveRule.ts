/** What each kind of move is made of: one file a move in acts/, gathered in moveRules.ts. */
import type { Refusal, Seat } from '../game'
import type { MoveKind, MoveOf } from './moves'
import type { PhaseId, RollingWavesState } from './state'
import type { Work } from './work'

export interface MoveRule<K extends MoveKind> {
  /** The rule that allows it. */
  readonly rule: string
  readonly phase: PhaseId
  /** Phase and seat are known to be right. Everything else that must hold is asked here and nowhere else. */
  check(state: RollingWavesState, move: MoveOf<K>): Refusal | undefined
  /** The move has been checked. */
  play(work: Work, move: MoveOf<K>): void
  /** Candidates for a seat whose time it is; what `check` refuses is left out by the caller. */
  list(state: RollingWavesState, seat: Seat): readonly MoveOf<K>[]
  /** A list for people begins with the lowest. */
  rank?(state: RollingWavesState, move: MoveOf<K>): number
  name(state: RollingWavesState, move: MoveOf<K>): string
}
