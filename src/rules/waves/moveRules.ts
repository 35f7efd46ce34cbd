/** The rule of every kind of move. */
import { discardDown } from './acts/discardDown'
import { placeWaveToken } from './acts/placeWaveToken'
import { playFollower, playRebels } from './acts/placing'
import { teamSignal } from './acts/teamSignal'
import { thrown } from './acts/thrown'
import type { MoveRule } from './moveRule'
import type { MoveKind, WavesMove } from './moves'

const rules: { readonly [K in MoveKind]: MoveRule<K> } = {
  thrown,
  placeWaveToken,
  playFollower,
  playRebels,
  discardDown,
  teamSignal,
}

/** Moves of every kind alike; what goes in is of the rule's own kind. */
export type AnyMoveRule = MoveRule<MoveKind>

export const allMoveRules: readonly AnyMoveRule[] = Object.values(rules) as readonly AnyMoveRule[]

export function ruleFor(move: WavesMove): AnyMoveRule | undefined {
  return Object.hasOwn(rules, move.kind) ? (rules[move.kind] as AnyMoveRule | undefined) : undefined
}
