/** Who must do what (5.2, 5.3). */
import type { Seat, Turn } from '../game'
import { winnersOf } from './score'
import { drafterOf, turnOrder } from './seating'
import type { RollingWavesState } from './state'
import { throwTurn } from './throwing'
import { type Icon, iconNames, type StepId, stepOfIcon } from './vocabulary'
import { playerAt } from './work'

/** Who may act: one seat, but in the allocation everybody who has not called YARRR. */
export function actorsOf(state: RollingWavesState): readonly Seat[] {
  switch (state.phase) {
    case 'roll':
      return [state.firstSeat]
    case 'draft': {
      const seat = drafterOf(state)
      return seat === undefined ? [] : [seat]
    }
    case 'allocate':
      return turnOrder(state).filter(seat => !playerAt(state, seat).ready)
    case 'resolve':
      return state.queue.slice(0, 1)
    case 'over':
      return []
  }
}

export function turnOf(state: RollingWavesState): Turn {
  const { phase, roll } = state
  if (phase === 'over') return { kind: 'over', winners: winnersOf(state) }
  if (roll) return throwTurn(state, roll)
  const seats = actorsOf(state)
  return { kind: 'move', seats, phase, ...askOf(state) }
}

function askOf({ phase, step }: RollingWavesState): { rule: string; ask: string } {
  if (phase === 'draft') return { rule: 'RW-22', ask: 'Take a die out of the tray' }
  if (phase === 'allocate') {
    return { rule: 'RW-40', ask: 'Plan in secret where your three dice go, then call YARRR!' }
  }
  if (step === 'S5') return { rule: 'RW-78', ask: 'Choose the chest to bury' }
  if (step === 'S9') return { rule: 'RW-84', ask: 'Aim your cannons' }
  const icon = (Object.keys(stepOfIcon) as Icon[]).find(one => stepOfIcon[one] === (step as StepId))
  return { rule: 'RW-60', ask: `You may raise the die for ${icon && iconNames[icon]} to a 7` }
}
