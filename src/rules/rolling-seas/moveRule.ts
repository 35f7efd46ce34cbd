/** What each kind of move is made of: one file a move, gathered in moveRules.ts. */
import type { Refusal, Seat } from '../game'
import type { Random } from '../random'
import type { MoveKind, MoveOf } from './moves'
import type { PhaseId, RollingState } from './state'
import type { Work } from './work'

export interface MoveRule<K extends MoveKind> {
  /** The rule that allows it. */
  readonly rule: string
  /** When it can be made; an aside can be made at any time. */
  readonly phases: readonly PhaseId[] | 'aside'
  /** Time and seat are known to be right. Everything else that must hold is asked here and nowhere else. */
  check(state: RollingState, move: MoveOf<K>): Refusal | undefined
  /** The move has been checked. */
  play(work: Work, move: MoveOf<K>): void
  /** What the seat can do, all of it legal; of Sails a fair sample. */
  list(state: RollingState, seat: Seat, random: Random): readonly MoveOf<K>[]
  name(state: RollingState, move: MoveOf<K>): string
}
