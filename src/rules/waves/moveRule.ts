/** What each kind of move is made of: one file a move in acts/, gathered in moveRules.ts. */
import type { Refusal, Seat } from '../game'
import type { MoveKind, MoveOf } from './moves'
import type { PhaseId, WavesState } from './state'
import type { Work } from './work'

export interface MoveRule<K extends MoveKind> {
  /** The rule that allows it. */
  readonly rule: string
  /** When it can be made; an aside comes at any time before the end. */
  readonly phase: PhaseId | 'aside'
  /** The phase is known to be right. Everything else that must hold is asked here and nowhere else. */
  check(state: WavesState, move: MoveOf<K>): Refusal | undefined
  /** The move has been checked. */
  play(work: Work, move: MoveOf<K>): void
  /** Candidates for a seat whose turn it is; what `check` refuses is left out by the caller. */
  list(state: WavesState, seat: Seat): readonly MoveOf<K>[]
  name(state: WavesState, move: MoveOf<K>): string
  /** Where it stands in a list among others of its kind. */
  rank?(state: WavesState, move: MoveOf<K>): number
}
