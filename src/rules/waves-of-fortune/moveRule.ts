/** What each kind of move is made of: one file a move in acts/, gathered in moveRules.ts. */
import type { Refusal, Seat } from '../game'
import type { Random } from '../random'
import type { MoveKind, MoveOf } from './moves'
import type { FortuneState, PhaseId } from './state'
import type { Work } from './work'

export interface MoveRule<K extends MoveKind> {
  /** The rule that allows it. */
  readonly rule: string
  readonly phases: readonly PhaseId[]
  /** Phase and seat are known to be right. Everything else that must hold is asked here and nowhere else. */
  check(state: FortuneState, move: MoveOf<K>): Refusal | undefined
  /** The move has been checked. */
  play(work: Work, move: MoveOf<K>): void
  /** Candidates for a seat whose time it is; what `check` refuses is left out by the caller. */
  list(state: FortuneState, seat: Seat, random: Random): readonly MoveOf<K>[]
  name(state: FortuneState, move: MoveOf<K>): string
}
