import type { Seat, Viewer } from '../../../rules/game'
import { sideOfSeat } from '../../../rules/rolling-with-the-waves/public'
import { quarterTurn, type Turn } from '../../table/turn'
import { mapSize, miniSize, trayHalf } from './sizes'

/**
 * Where a seat has its map, screen and mini board, by their middles. The viewer sits in the south and reads every
 * map upright: the others' maps are turned towards the viewer, with their screens standing beyond them.
 */
export interface SeatPlace {
  readonly seat: Seat
  readonly isNear: boolean
  readonly map: { readonly x: number; readonly z: number }
  readonly screen: { readonly x: number; readonly z: number; readonly yaw: number }
  readonly mini: { readonly x: number; readonly z: number }
}

/** Between tray and maps. */
const ring = 2.4
export const nearMapZ = trayHalf.z + ring + mapSize.depth / 2
/** Room that an own screen hides from its owner, who looks over it from above, and that a far one needs to stand. */
const behindOwnScreen = 3.6
const behindFarScreen = 2
const miniGap = 1

const half = mapSize.width / 2
const sideX = trayHalf.x + ring + half

/** Beside the tray, or two at a side, the far one beyond the screen of the near one. */
const [beside, near, far] = [3, 12, -17]

/** Middles of the others' maps, clockwise from the viewer's left. */
const others: Readonly<Record<number, readonly (readonly [x: number, z: number])[]>> = {
  1: [[-sideX, beside]],
  2: [
    [-sideX, beside],
    [sideX, beside],
  ],
  3: [
    [-sideX, near],
    [-sideX, far],
    [sideX, beside],
  ],
  4: [
    [-sideX, near],
    [-sideX, far],
    [sideX, far],
    [sideX, near],
  ],
}

const firstOf = (eyes: Viewer): Seat => (eyes === 'spectator' ? 0 : eyes)

export function seatPlaces(players: number, eyes: Viewer): readonly SeatPlace[] {
  const first = firstOf(eyes)
  return Array.from({ length: players }, (_, seat): SeatPlace => {
    const away = (seat - first + players) % players
    if (away === 0) {
      const screenZ = nearMapZ + mapSize.depth / 2 + behindOwnScreen
      return {
        seat,
        isNear: true,
        map: { x: 0, z: nearMapZ },
        screen: { x: 0, z: screenZ, yaw: 0 },
        mini: { x: 0, z: screenZ + miniGap + miniSize.depth / 2 },
      }
    }
    const [x, z] = others[players - 1]![away - 1]!
    const screenZ = z - mapSize.depth / 2 - behindFarScreen
    return {
      seat,
      isNear: false,
      map: { x, z },
      screen: { x, z: screenZ, yaw: Math.PI },
      mini: { x, z: screenZ - miniGap - miniSize.depth / 2 },
    }
  })
}

const quarters = { south: 0, west: -1, north: 2, east: 1 } as const

/** How the tray's own south, from where the first player throws, is turned towards the viewer (RW-140). */
export function trayTurn(players: number, eyes: Viewer): Turn {
  // A tray that is longer than deep is turned by half turns only; from its ends dice are thrown from the side.
  const side = quarters[sideOfSeat(players, firstOf(eyes))]
  return quarterTurn(side === 2 ? 2 : 0)
}

/** The wall over which a seat throws, as the viewer sees it: 0 is the near one. */
export function throwerYaw(players: number, eyes: Viewer, seat: Seat): number {
  return (quarters[sideOfSeat(players, seat)] * Math.PI) / 2 + trayTurn(players, eyes).angle
}
