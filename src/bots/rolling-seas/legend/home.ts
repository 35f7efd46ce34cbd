/** The Home Port from which whole voyages in the mind end best, with the same weather for all. */
import { roundCount } from '../../../rules/rolling-seas/data/ledger'
import type { RollingMove } from '../../../rules/rolling-seas/moves'
import { race } from '../../search'
import type { Mind } from '../mind'
import { berthsOf, setOutFrom } from '../setUp'
import { anyWeather } from '../simulate'
import { follow } from '../strong'
import { worthOf } from '../worth'
import { playRoundFully } from './round'

const voyages = 40
const doubt = 0.5

export function chooseHomeByVoyages(mind: Mind): RollingMove {
  const { state, random, meter } = mind
  const promise = new Map(
    berthsOf(mind).map(berth => [berth, worthOf(berth.study, berth.ship, roundCount)] as const),
  )
  const choices = [...promise.keys()].toSorted((a, b) => promise.get(b)! - promise.get(a)!)
  const best = race({
    choices,
    meter,
    doubt,
    mostWorlds: voyages,
    world() {
      const weathers = Array.from({ length: roundCount }, () =>
        anyWeather(random, state.options.directionTable),
      )
      return ({ study, ship }) => follow(mind, playRoundFully, study, ship, weathers, roundCount)
    },
  })
  return setOutFrom(mind, best)
}
