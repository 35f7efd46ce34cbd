import type { Side } from '../../../measure'
import type { Seat, Viewer } from '../../../rules/game'
import { sideOfSeat } from '../../../rules/rattle-battle/public'
import { quarterTurn, type Turn } from '../../table/turn'
import type { SeatPlace } from './placement'
import { boxHalf } from './sizes'

/** Free ring around the Sea Box, where Ships are mustered: from its walls to the nearest player, in cm. */
export const ringWidth = 2.9
/** The area of a player: to the left, to the right, and towards the player. */
const reach = { left: 41.6, right: 43, depth: 19.4 }

interface Chair {
  readonly x: number
  readonly z: number
  /** Quarter turns, counter-clockwise seen from above: 0 south, -1 west, 2 north, 1 east. */
  readonly quarters: number
}

const south: Chair = { x: 0, z: boxHalf + ringWidth, quarters: 0 }
const west: Chair = { x: -49, z: 9, quarters: -1 }
const east: Chair = { x: 49, z: 9, quarters: 1 }
const northZ = -35.6
const north: Chair = { x: 0, z: northZ, quarters: 2 }
/** Two share the north side. */
const northWest: Chair = { x: -45, z: northZ, quarters: 2 }
const northEast: Chair = { x: 45, z: northZ, quarters: 2 }

const chairs = [south, west, north, east] as const
/**
 * Clockwise seen from above, beginning with the viewer. Two of five share a wall; the viewer has a side
 * alone, so from some chairs one of the two sits round the corner of it.
 */
const chairsOfFive = [south, west, northWest, northEast, east] as const

const quartersOf: Readonly<Record<Side, number>> = { south: 0, west: -1, north: 2, east: 1 }

const firstOf = (eyes: Viewer): Seat => (eyes === 'spectator' ? 0 : eyes)

/**
 * The viewer sits in the south, everybody else on their side as seen from there (RB-30a); spectators look over the
 * first player's shoulder. The Sea Box is turned with them (`seaTurn`), so that everybody keeps their wall of it.
 */
export function seatPlaces(players: number, eyes: Viewer): readonly SeatPlace[] {
  const first = firstOf(eyes)
  const own = quartersOf[sideOfSeat(players, first)]
  return Array.from({ length: players }, (_, seat): SeatPlace => {
    const away = own - quartersOf[sideOfSeat(players, seat)]
    const chair = players === 5 ? chairsOfFive[(seat - first + 5) % 5] : chairs[(away + 4) % 4]
    const { x, z, quarters } = chair!
    return { seat, x, z, yaw: (quarters * Math.PI) / 2, ...reach }
  })
}

/** How the Sea Box stands on the table: with the viewer's wall in the south. */
export function seaTurn(players: number, eyes: Viewer): Turn {
  return quarterTurn(0 - quartersOf[sideOfSeat(players, firstOf(eyes))])
}

export function placeOf(seats: readonly SeatPlace[], seat: Seat): SeatPlace {
  const place = seats[seat]
  if (!place) throw new RangeError(`Nobody sits at ${seat}`)
  return place
}
