/** Every kind of move and the rule behind it (5.3). */

import { choosePart } from './acts/choosePart'
import { closeLocation } from './acts/closeLocation'
import { commitShips } from './acts/commitShips'
import { endSailors } from './acts/endSailors'
import { exhaustForCard } from './acts/exhaustForCard'
import { fire } from './acts/fire'
import { declineLate, lateDrop } from './acts/lateDrop'
import { chooseLoot, declineExchange, lootExchange } from './acts/lootChoices'
import { move } from './acts/move'
import { endTurn, pass } from './acts/passing'
import { portDone } from './acts/portDone'
import { rearrange } from './acts/rearrange'
import { repair } from './acts/repair'
import { stow } from './acts/stow'
import { thrown } from './drop'
import type { MoveRule } from './moveRule'
import type { MoveKind, RattleMove } from './moves'

type MoveRules = { readonly [K in MoveKind]?: MoveRule<K> }

const rules: MoveRules = {
  thrown,
  choosePart,
  exhaustForCard,
  commitShips,
  lateDrop,
  declineLate,
  move,
  fire,
  endTurn,
  pass,
  chooseLoot,
  lootExchange,
  declineExchange,
  endSailors,
  repair,
  stow,
  closeLocation,
  portDone,
  rearrange,
}

/** Moves of every kind alike; what goes in is of the rule's own kind. */
export type AnyMoveRule = MoveRule<MoveKind>

export const allMoveRules: readonly AnyMoveRule[] = Object.values(rules) as readonly AnyMoveRule[]

export function ruleFor(move: RattleMove): AnyMoveRule | undefined {
  return Object.hasOwn(rules, move.kind) ? (rules[move.kind] as AnyMoveRule | undefined) : undefined
}
