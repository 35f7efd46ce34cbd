/** One move: checked, played, and the game carried on to the next decision. */
import { IllegalMove, type Played, type SetUp } from '../game'
import { checkMove } from './legality'
import { ruleFor } from './moveRules'
import type { RollingWavesMove } from './moves'
import { resolve } from './resolve'
import { startRound } from './round'
import { setUpTable } from './setup'
import type { RollingWavesState } from './state'
import { startWork } from './work'

export function setUpGame(setUp: SetUp): RollingWavesState {
  const work = startWork(setUpTable(setUp))
  startRound(work)
  return work.state
}

export function playMove(state: RollingWavesState, move: RollingWavesMove): Played<RollingWavesState> {
  const refusal = checkMove(state, move)
  if (refusal) throw new IllegalMove(refusal)
  const work = startWork(state)
  ruleFor(move)!.play(work, move)
  resolve(work)
  return { state: work.state, events: work.events, reveals: work.reveals }
}
