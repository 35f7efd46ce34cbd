/** One move: checked, played, and the game carried on to the next decision. */
import { IllegalMove, type Played, type SetUp } from '../game'
import { advance, turnUpIslands } from './flow'
import { checkMove } from './legality'
import { ruleFor } from './moveRules'
import type { RollingMove } from './moves'
import { setUpTable } from './setup'
import type { RollingState } from './state'
import { startWork } from './work'

export function setUpGame(setUp: SetUp): RollingState {
  const work = startWork(setUpTable(setUp))
  turnUpIslands(work)
  advance(work)
  return work.state
}

export function playMove(state: RollingState, move: RollingMove): Played<RollingState> {
  const refusal = checkMove(state, move)
  if (refusal) throw new IllegalMove(refusal)
  const work = startWork(state)
  const rule = ruleFor(move)!
  rule.play(work, move)
  if (rule.phases !== 'aside') advance(work)
  return { state: work.state, events: work.events, reveals: work.reveals }
}
