/** Simulates the rest of a round: each player who is asked does what adds most to their map. */
import { rollingWithTheWaves } from '../../../rules/rolling-with-the-waves'
import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/state'
import { chooseResolve } from '../resolveChoices'
import type { Weights } from '../weights'

/** From any step of phase 3 to the next draw, or to the end of the game. */
export function finishRound(state: RollingWavesState, weights: Weights): RollingWavesState {
  while (state.phase === 'resolve') {
    state = rollingWithTheWaves.play(state, chooseResolve(state, state.queue[0]!, weights)).state
  }
  return state
}
