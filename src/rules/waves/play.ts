/** One move: checked, played, and the game carried on to the next decision. */
import { IllegalMove, type Played, type SetUp } from '../game'
import { checkMove } from './legality'
import { ruleFor } from './moveRules'
import type { WavesMove } from './moves'
import { setUpTable, startGame } from './setup'
import type { WavesState } from './state'
import { startWork } from './work'

export function setUpGame(setUp: SetUp): WavesState {
  const work = startWork(setUpTable(setUp))
  startGame(work)
  return work.state
}

export function playMove(state: WavesState, move: WavesMove): Played<WavesState> {
  const refusal = checkMove(state, move)
  if (refusal) throw new IllegalMove(refusal)
  const work = startWork(state)
  ruleFor(move)!.play(work, move)
  return { state: work.state, events: work.events, reveals: work.reveals }
}
