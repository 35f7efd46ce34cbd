/** Impossible states of the queue: it holds the rest of those whom the step concerns, and the first has a choice. */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { hasChoice, queueOf } from '../resolve'
import type { RollingWavesState } from '../state'

export function faultOfQueue(state: RollingWavesState): Refusal | undefined {
  const { queue, step, phase } = state
  const [first] = queue
  if (phase !== 'resolve' || step === undefined || first === undefined) return undefined
  // Seats leave the front when they have written, buried or fired: the queue is the tail of the full one.
  const due = queueOf(state, step)
  const isEnd = queue.join() === due.slice(due.length - queue.length).join()
  return firstOf(
    () =>
      !isEnd && refuse(step === 'S9' ? 'RW-83' : 'RW-52', 'Those who are still to act wait in their order'),
    () =>
      !hasChoice(state, first) && refuse('RW-60', 'The game waits only for players with something to decide'),
  )
}
