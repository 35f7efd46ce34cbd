/** Whether a turn of phase 4 still holds anything but passing (5.5). */
import type { Seat } from '../game'
import { createRandom } from '../random'
import { fire } from './acts/fire'
import { move } from './acts/move'
import type { MoveRule } from './moveRule'
import type { MoveKind, MoveOf } from './moves'
import type { RattleState } from './state'
import { adventureOf } from './work'

/** Is anything that the rule lists for the seat legal? */
function hasLegal<K extends MoveKind>(rule: MoveRule<K>, state: RattleState, seat: Seat): boolean {
  const listed = rule.list(state, seat, createRandom('is there any'))
  return listed.some((candidate: MoveOf<K>) => rule.check(state, candidate) === undefined)
}

export function canUse(state: RattleState, seat: Seat): boolean {
  const { acted } = adventureOf(state)
  return !acted && (hasLegal(move, state, seat) || hasLegal(fire, state, seat))
}
