/** One move: checked, played, and the game carried on to the next decision. */
import { IllegalMove, type Played, type SetUp } from '../game'
import { advance, begin } from './advance'
import { checkMove } from './legality'
import { ruleFor } from './moveRules'
import type { RattleMove } from './moves'
import { setUpTable } from './setup'
import type { RattleState } from './state'
import { startWork } from './work'

export function setUpGame(setUp: SetUp): RattleState {
  const work = startWork(setUpTable(setUp))
  begin(work)
  return work.state
}

export function playMove(state: RattleState, move: RattleMove): Played<RattleState> {
  const refusal = checkMove(state, move)
  if (refusal) throw new IllegalMove(refusal)
  const work = startWork(state)
  ruleFor(move)!.play(work, move)
  advance(work)
  return { state: work.state, events: work.events, reveals: work.reveals }
}
