/** Follows each choice to the end of the round, and asks what has been learned from whole games who will win. */
import type { Seat } from '../../../rules/game'
import type { RollingWavesMove } from '../../../rules/rolling-with-the-waves/moves'
import { winnersOf } from '../../../rules/rolling-with-the-waves/score'
import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/state'
import { chancesBy } from '../../search'
import { featuresOf } from '../features'
import { learned } from '../learned'
import type { Mind } from '../mind'
import { byOutcome } from '../strong'
import { planByDealing } from '../strong/plan'
import { draftByPlaying } from './draft'

const foresight = {
  chance: chanceToWin,
  heats: [
    { plans: 30, tables: 10 },
    { plans: 12, tables: 30 },
    { plans: 5, tables: 80 },
    { plans: 2, tables: 120 },
  ],
  drafts: 60,
} as const

export function playLegendarily(mind: Mind): RollingWavesMove {
  const { state, seat } = mind
  switch (state.phase) {
    case 'draft':
      return draftByPlaying(mind, foresight)
    case 'allocate':
      return state.players[seat]!.plan ? { kind: 'yarrr', seat } : planByDealing(mind, foresight)
    default:
      return byOutcome(mind, chanceToWin)
  }
}

export function chanceToWin(state: RollingWavesState, seat: Seat): number {
  if (state.phase !== 'over') return chancesBy(learned, featuresOf(state))[seat]!
  const winners = winnersOf(state)
  return winners.includes(seat) ? 1 / winners.length : 0
}
