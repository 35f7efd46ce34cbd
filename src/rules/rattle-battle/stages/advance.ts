/** Carries the game on until somebody has to decide or throw, or it is over. */
import { dropOf } from '../throws/askForDrop'
import { change, goTo, type Work } from '../work'
import { isPhaseId } from './flow'
import { leaveQueue } from './queue'
import { isWaiting, stageOf } from './stages'

export function advance(work: Work): void {
  for (;;) {
    const { next } = work
    if (next !== undefined) {
      work.next = undefined
      if (isPhaseId(next) && next !== work.state.phase) change(work, { phase: next })
      stageOf(next).enter(work)
      continue
    }
    if (dropOf(work.state) || work.state.phase === 'game.over') return
    if (!passOne(work)) return
  }
}

/** Passes over one seat that has nothing to decide, or leaves the phase. False if somebody must act. */
function passOne(work: Work): boolean {
  const stage = stageOf(work.state.phase)
  if (!isWaiting(stage)) return false
  const [first] = work.state.queue
  if (first !== undefined) stage.begin?.(work, first)
  const { state } = work
  if (state.queue.length === 0) {
    stage.leave(work)
    return true
  }
  if (!stage.hasChoice) return false
  const asked = stage.together ? state.queue : state.queue.slice(0, 1)
  const idle = asked.find(seat => !stage.hasChoice?.(state, seat))
  if (idle === undefined) return false
  if (stage.passOver) stage.passOver(work, idle)
  if (stage.together || !stage.passOver) leaveQueue(work, idle)
  return true
}

/** Sends a fresh table to its first decision. */
export function begin(work: Work): void {
  goTo(work, 'setup.part')
  advance(work)
}
