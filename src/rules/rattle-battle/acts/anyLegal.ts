import type { Seat } from '../../game'
import { createRandom } from '../../random'
import type { MoveRule } from '../moveRule'
import type { MoveKind, MoveOf } from '../moves'
import type { RattleState } from '../state'

/** Is anything that the rule lists for the seat legal? */
export function anyLegal<K extends MoveKind>(rule: MoveRule<K>, state: RattleState, seat: Seat): boolean {
  const listed = rule.list(state, seat, createRandom('is there any'))
  return listed.some((candidate: MoveOf<K>) => rule.check(state, candidate) === undefined)
}
