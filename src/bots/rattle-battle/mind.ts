/** What a computer player has before it when it chooses: its view, its chance, its budget, its judgement. */
import type { Seat } from '../../rules/game'
import type { Random } from '../../rules/random'
import { checkMove } from '../../rules/rattle-battle/legality'
import type { RattleMove } from '../../rules/rattle-battle/moves'
import type { RattleState } from '../../rules/rattle-battle/state'
import type { Meter } from '../search'
import type { Weights } from './weights'

export interface Mind {
  /** The seat's view. */
  readonly state: RattleState
  readonly seat: Seat
  readonly random: Random
  readonly meter: Meter
  readonly weights: Weights
}

export function isLegal({ state }: Mind, move: RattleMove): boolean {
  return checkMove(state, move) === undefined
}
