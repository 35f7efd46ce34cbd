/** Every kind of move and the rule behind it (5.2). */
import { chooseHomePort } from './acts/chooseHomePort'
import { explore } from './acts/explore'
import { placeIsland } from './acts/placeIsland'
import { placeObstacle } from './acts/placeObstacle'
import { sail } from './acts/sail'
import { sailToFinalPort } from './acts/sailToFinalPort'
import { thrown } from './acts/thrown'
import { visitPort } from './acts/visitPort'
import { nameShip, writeLog } from './acts/writing'
import type { MoveRule } from './moveRule'
import type { MoveKind, RollingMove } from './moves'

const rules: { readonly [K in MoveKind]: MoveRule<K> } = {
  thrown,
  placeIsland,
  placeObstacle,
  chooseHomePort,
  visitPort,
  explore,
  sail,
  sailToFinalPort,
  writeLog,
  nameShip,
}

/** Moves of every kind alike; what goes in is of the rule's own kind. */
export type AnyMoveRule = MoveRule<MoveKind>

export const allMoveRules = Object.values(rules) as readonly unknown[] as readonly AnyMoveRule[]

export function ruleFor(move: Pick<RollingMove, 'kind'>): AnyMoveRule | undefined {
  return Object.hasOwn(rules, move.kind) ? (rules[move.kind] as unknown as AnyMoveRule) : undefined
}
