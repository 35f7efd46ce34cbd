import type { Seat, Viewer } from '../../../rules/game'
import type { SeatPlace } from './placement'
import { boxHalf } from './sizes'

/** Free ring around the Sea Box, where Ships are mustered: from its walls to the nearest player, in cm. */
export const ringWidth = 2.9
/** The area of a player: to the left, to the right, and towards him. */
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

/** Clockwise seen from above, beginning with whoever looks. */
const chairs: Readonly<Record<number, readonly Chair[]>> = {
  2: [south, north],
  3: [south, west, north],
  4: [south, west, north, east],
  5: [south, west, northWest, northEast, east],
}

/**
 * Where everybody sits: whoever looks sits in the south, the others follow clockwise. For the first seat and for
 * spectators these are the sides of RB-30a, but that with five nobody shares the side of the one who looks.
 */
export function seatPlaces(players: number, eyes: Viewer): readonly SeatPlace[] {
  const around = chairs[players]
  if (!around) throw new RangeError(`There is no table for ${players}`)
  const first = eyes === 'spectator' ? 0 : eyes
  return around.map((_, seat): SeatPlace => {
    const { x, z, quarters } = around[(seat - first + players) % players]!
    return { seat, x, z, yaw: (quarters * Math.PI) / 2, ...reach }
  })
}

export function placeOf(seats: readonly SeatPlace[], seat: Seat): SeatPlace {
  const place = seats[seat]
  if (!place) throw new RangeError(`Nobody sits at ${seat}`)
  return place
}
