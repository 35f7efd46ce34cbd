/** What a seat may know (RS-6, 5.4): everything but what chance will draw next. Decks have no order to be hidden. */
import type { Random } from '../random'
import type { RollingState } from './state'

export function viewOf(state: RollingState): RollingState {
  return { ...state, random: [] }
}

export function imagineState(view: RollingState, random: Random): RollingState {
  return { ...view, random: random.state() }
}
