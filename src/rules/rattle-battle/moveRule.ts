/** What each kind of move is made of: one file a move, gathered in moveRules.ts. */
import type { Listing } from '../defineGame'
import type { Refusal, Seat } from '../game'
import type { Random } from '../random'
import type { MoveKind, MoveOf } from './moves'
import type { PhaseId, RattleState } from './state'
import type { Work } from './work'

export interface MoveRule<K extends MoveKind> {
  /** The rule that allows it. */
  readonly rule: string
  /** When it can be made. */
  readonly phases: readonly PhaseId[]
  /** Time and seat are known to be right. Everything else that must hold is asked here and nowhere else. */
  check(state: RattleState, move: MoveOf<K>): Refusal | undefined
  /** The move has been checked. */
  play(work: Work, move: MoveOf<K>): void
  /** Candidates for the seat whose time it is; what `check` refuses is left out by the caller. */
  list(state: RattleState, seat: Seat, random: Random): readonly MoveOf<K>[]
  name(state: RattleState, move: MoveOf<K>): string
  /** How people find it where there are many, and where it stands among them. */
  lists?(state: RattleState, move: MoveOf<K>): Listing
}

/** One kind of move with a rule for each of its times: at Sea and in the Port, say. The phases must not overlap. */
export function byPhase<K extends MoveKind>(...rules: readonly [MoveRule<K>, ...MoveRule<K>[]]): MoveRule<K> {
  const ruleAt = ({ phase }: RattleState) => rules.find(rule => rule.phases.includes(phase)) ?? rules[0]
  return {
    rule: rules[0].rule,
    phases: rules.flatMap(rule => rule.phases),
    check: (state, move) => ruleAt(state).check(state, move),
    play: (work, move) => ruleAt(work.state).play(work, move),
    list: (state, seat, random) => ruleAt(state).list(state, seat, random),
    name: (state, move) => ruleAt(state).name(state, move),
    lists: (state, move) => ruleAt(state).lists?.(state, move) ?? {},
  }
}
