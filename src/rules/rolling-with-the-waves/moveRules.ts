/** The rule of every kind of move. */
import { allocate } from './acts/allocate'
import { bury } from './acts/bury'
import { draft } from './acts/draft'
import { fire } from './acts/fire'
import { raise } from './acts/raise'
import { thrown } from './acts/thrown'
import { yarrr } from './acts/yarrr'
import type { MoveRule } from './moveRule'
import type { MoveKind, RollingWavesMove } from './moves'

/** In the order of listing: a plan that is made is called first, then changed. */
const rules: { readonly [K in MoveKind]: MoveRule<K> } = { thrown, draft, yarrr, allocate, raise, bury, fire }

/** Moves of every kind alike; what goes in is of the rule's own kind. */
export type AnyMoveRule = MoveRule<MoveKind>

export const allMoveRules: readonly AnyMoveRule[] = Object.values(rules) as readonly AnyMoveRule[]

export function ruleFor(move: RollingWavesMove): AnyMoveRule | undefined {
  return Object.hasOwn(rules, move.kind) ? (rules[move.kind] as AnyMoveRule | undefined) : undefined
}
