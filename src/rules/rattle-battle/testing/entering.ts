/** A stage entered by itself, and what follows of it. */
import { advance } from '../stages/advance'
import type { FlowId } from '../stages/flow'
import type { RattleState } from '../state'
import { goTo, startWork } from '../work'
import { type Course, possible } from './position'

export function entering(state: RattleState, id: FlowId): Course {
  const work = startWork(state)
  goTo(work, id)
  advance(work)
  return { state: possible(work.state), events: work.events }
}
