/** The throw that is awaited has the dice that it should (section 6). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { crewDiceCount, foeDiceCount } from '../fight'
import type { FortuneState } from '../state'
import { diceFor, isThrowPhase, type ThrowPhase } from '../throwing'

export function faultOfThrow(state: FortuneState): Refusal | undefined {
  const { phase, roll } = state
  if (!isThrowPhase(phase)) return roll ? refuse('WF-79', 'Nothing is to be thrown') : undefined
  if (!roll) return refuse('WF-79', 'The dice of the throw are missing')
  const wanted = diceFor(phase, countOf(state, phase))
  const there = [...roll.due, ...roll.lying.map(({ id }) => id)]
  const isWhole = [...there].sort().join() === [...wanted].sort().join()
  return firstOf(
    () => !isWhole && refuse('WF-79', `The dice of this throw are ${wanted.join(', ')}`),
    () =>
      Object.keys(roll.misses).some(id => !wanted.includes(id)) &&
      refuse('WF-79', 'A die is counted that is not thrown'),
  )
}

function countOf(state: FortuneState, phase: ThrowPhase): number {
  if (phase === 'reefThrow') return 1
  if (phase === 'cardThrow') return state.shown?.sent ?? 1
  return phase === 'foeThrow'
    ? foeDiceCount(state.options, state.combat!)
    : crewDiceCount(state, state.combat!)
}
