import type { Seat, Viewer } from '../../../rules/game'
import type { Frame } from '../../things/layout'

/** The middle of the upper edge of a player's area; u to their right, v towards them. */
export interface SeatPlace extends Frame {
  readonly seat: Seat
}

/** How far a player's area reaches to the left, to the right and towards them, in cm. */
export const reach = { left: 18.8, right: 17.5, depth: 27.9 } as const

const south: Frame = { x: 0, z: 12, yaw: 0 }
const west = (z: number): Frame => ({ x: -34, z, yaw: -Math.PI / 2 })
const east = (z: number): Frame => ({ x: 46, z, yaw: Math.PI / 2 })
const north = (x: number): Frame => ({ x, z: -27, yaw: Math.PI })
const southAt = (x: number): Frame => ({ x, z: 12, yaw: 0 })

const [northOne, northTwo, northThree] = [
  [north(0.6)],
  [north(-19.5), north(19.2)],
  [north(-38), north(0.6), north(39)],
] as const

/** Clockwise from the viewer, by the number of players. */
const chairs: Readonly<Record<number, readonly Frame[]>> = {
  1: [south],
  2: [south, ...northOne],
  3: [south, ...northTwo],
  4: [south, west(0), ...northOne, east(0)],
  5: [south, west(0), ...northTwo, east(0)],
  6: [south, west(0), ...northThree, east(0)],
  7: [south, southAt(-53), west(-8), ...northTwo, east(-8), southAt(55)],
  8: [south, southAt(-53), west(-8), ...northThree, east(-8), southAt(55)],
}

/** The viewer sits in the south, the others clockwise around the table (RS-2); spectators sit with the first seat. */
export function seatPlaces(players: number, eyes: Viewer): readonly SeatPlace[] {
  const first = eyes === 'spectator' ? 0 : eyes
  return Array.from({ length: players }, (_, seat) => {
    const chair = chairs[players]?.[(seat - first + players) % players]
    if (!chair) throw new RangeError(`There is no table for ${players} players`)
    return { seat, ...chair }
  })
}
