import { longRangeMm, thousandths } from '../../../measure'
import { playerAt } from '../../../rules/rattle-battle/table'
import type { Mind } from '../mind'
import { ownAfloat } from './choices'
import { fires } from './fires'
import { forecastBattle } from './forecast'
import { type Position, positionOf, withoutNp } from './position'
import { type Spoils, spoilsFor } from './spoils'

/** A boarding that is in reach often fails: the way is blocked, or another Ship is closer in the end. */
const boardingChance = 0.6

/**
 * What the beginning of phase 4 promises: the Battle as it stands, and what one shot and one Sail would add to it,
 * guessed without looking for places.
 */
export function prospect(mind: Mind): number {
  const position = positionOf(mind.state)
  const spoils = spoilsFor(mind.state, mind.seat, mind.weights)
  const idle = spoils(forecastBattle(position))
  return idle + shot(mind, position, spoils, idle) + boarding(mind, position, spoils, idle)
}

function shot(mind: Mind, position: Position, spoils: Spoils, idle: number): number {
  if (playerAt(mind.state, mind.seat).cannons.ready === 0) return 0
  const breadth = { rings: [], usesPieces: false, looksTwice: false }
  return fires(mind, position, breadth).reduce(
    (best, { after, cost }) => Math.max(best, spoils(forecastBattle(after)) - cost - idle),
    0,
  )
}

/** The best NP Ship that a Ship with a Sail could touch and beat. */
function boarding(mind: Mind, position: Position, spoils: Spoils, idle: number): number {
  const { state, seat } = mind
  if (playerAt(state, seat).sails.ready === 0) return 0
  const reach = thousandths(longRangeMm)
  const ships = ownAfloat(mind, position)
  let best = 0
  for (const [n, np] of position.nps.entries()) {
    const isInReach =
      np &&
      ships.some(
        ([p, ship]) => ship.strength > np.strength && position.gaps[p * position.nps.length + n]! <= reach,
      )
    if (!isInReach) continue
    const after = withoutNp(position, n, { seat, boarded: true })
    best = Math.max(best, spoils(forecastBattle(after)) - idle)
  }
  return boardingChance * best
}
