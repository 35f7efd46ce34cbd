/** What cannot be of the queue: it holds the rest of those whom the step concerns, and the first has a choice. */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../moveRule'
import { hasChoice, queueOf } from '../resolve'
import type { RollingWavesState } from '../state'

export function faultOfQueue(state: RollingWavesState): Refusal | undefined {
  const { queue, step, phase } = state
  const [first] = queue
  if (phase !== 'resolve' || step === undefined || first === undefined) return undefined
  // Who has fired is not full any more, who has written or buried came before: the queue is the end of the whole one.
  const due = queueOf(state, step)
  const isEnd = queue.join() === due.slice(due.length - queue.length).join()
  return firstOf(
    !isEnd && refuse(step === 'S9' ? 'RW-83' : 'RW-52', 'Those who are still to act wait in their order'),
    !hasChoice(state, first) && refuse('RW-60', 'Nobody is waited for who has nothing to decide'),
  )
}
