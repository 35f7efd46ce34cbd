/** One move: checked, played, and the game carried on to the next decision. */
import { IllegalMove, type Played } from '../game'
import { checkMove } from './legality'
import { ruleFor } from './moveRules'
import type { FortuneMove } from './moves'
import type { FortuneState } from './state'
import { carryOn } from './voyage'
import { startWork } from './work'

export function playMove(state: FortuneState, move: FortuneMove): Played<FortuneState> {
  const refusal = checkMove(state, move)
  if (refusal) throw new IllegalMove(refusal)
  const work = startWork(state)
  ruleFor(move)!.play(work, move)
  carryOn(work)
  return { state: work.state, events: work.events, reveals: work.reveals }
}
