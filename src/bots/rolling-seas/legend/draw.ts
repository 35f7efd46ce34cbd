/** Obstacles where they help or hinder most, many places followed far: a good one lies on the way for many rounds. */
import { race, startMeter } from '../../search'
import { type Draughtsman, sketched, weathersFrom } from '../drawing'
import { roundsAfter } from '../mind'
import { follow } from '../strong'
import { playRoundFully } from './round'

const breadth = 20
const depth = 8
/** More positions tell hardly anything new. */
const positions = 4000
const mostWorlds = 200

export const drawByRace: Draughtsman = (mind, commission) => {
  const rounds = roundsAfter(mind.state) + 1
  const meter = startMeter({ positions: Math.min(positions, mind.meter.left) })
  return race({
    choices: commission.choices.slice(0, breadth).map(lying => sketched(mind, commission, lying)),
    meter,
    doubt: 0,
    mostWorlds,
    world() {
      const weathers = weathersFrom(mind, Math.min(depth, rounds))
      return ({ ship, study }) =>
        commission.sign * follow({ meter }, playRoundFully, study, ship, weathers, rounds)
    },
  }).lying
}
