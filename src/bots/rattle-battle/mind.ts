/** What a computer player has before it when it chooses: its view, its chance, its budget, its judgement. */
import type { Seat } from '../../rules/game'
import type { Random } from '../../rules/random'
import { rattleBattle } from '../../rules/rattle-battle'
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
  return rattleBattle.check(state, move) === undefined
}
