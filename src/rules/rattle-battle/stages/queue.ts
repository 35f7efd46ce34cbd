/** Who is still to act in a phase. */
import type { Seat } from '../../game'
import { change, type Work } from '../work'

/** This seat has done what the phase asks of it. */
export function leaveQueue(work: Work, seat: Seat): void {
  change(work, { queue: work.state.queue.filter(other => other !== seat) })
}

/** The first player's turn is over, but they are still in. */
export function toBack(work: Work): void {
  const [first, ...others] = work.state.queue
  if (first !== undefined) change(work, { queue: [...others, first] })
}
