/** Looks ahead to the end of the draft and of the round, and asks how likely the game is then to be won. */

import { rollingWithTheWaves } from '../../../rules/rolling-with-the-waves'
import type { RollingWavesMove } from '../../../rules/rolling-with-the-waves/moves'
import { buriableChests } from '../../../rules/rolling-with-the-waves/resolve'
import { bestOf } from '../../search'
import type { Mind } from '../mind'
import { rankedVolleys } from '../volleys'
import { draftAhead } from './draft'
import { finishRound } from './finishRound'
import type { Foresight } from './foresight'
import { planByDealing } from './plan'
import { winChance } from './winChance'

/** Declarations of targets that are played out. */
const declarations = 24

const foresight: Foresight = {
  chance: winChance,
  heats: [
    { plans: 20, tables: 6 },
    { plans: 8, tables: 16 },
    { plans: 3, tables: 30 },
  ],
}

export function playStrongly(mind: Mind): RollingWavesMove {
  const { state, seat } = mind
  switch (state.phase) {
    case 'draft':
      return draftAhead(mind)
    case 'allocate':
      return state.players[seat]!.plan ? { kind: 'yarrr', seat } : planByDealing(mind, foresight)
    default:
      return byOutcome(mind, winChance)
  }
}

/** The boards lie open: each choice is played out to the end of the round. */
export function byOutcome(
  { state, seat, random, meter, weights }: Mind,
  chance: Foresight['chance'],
): RollingWavesMove {
  const whole = { ...state, random: random.state() }
  const worthOf = (move: RollingWavesMove) => {
    meter.look()
    return chance(finishRound(rollingWithTheWaves.play(whole, move).state, weights), seat)
  }
  return bestOf(choicesOf({ state, seat, weights }), worthOf, random)
}

function choicesOf({
  state,
  seat,
  weights,
}: Pick<Mind, 'state' | 'seat' | 'weights'>): readonly RollingWavesMove[] {
  switch (state.step) {
    case 'S5':
      return buriableChests(state, seat).map(chest => ({ kind: 'bury', seat, chest }))
    case 'S9':
      return rankedVolleys(state, seat, weights)
        .slice(0, declarations)
        .map(volleys => ({ kind: 'fire', seat, volleys }))
    default:
      return [true, false].map(use => ({ kind: 'raise', seat, use }))
  }
}
