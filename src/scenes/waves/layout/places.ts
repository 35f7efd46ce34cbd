import type { Frame } from '../../things/layout'
import { at, type Ring } from './ring'
import { cardSize } from './sizes'

/** A point in the frame of a seat: to its right, and away from the middle of the table. */
interface Spot {
  readonly u: number
  readonly v: number
}

/** Where the things of a seat lie. */
export interface SeatSpots {
  /** The middle of the lower edge of the fan. */
  readonly hand: Spot
  readonly display: Spot
  readonly goal: Spot
  readonly said: Spot
}

/** Classes of a display lie so far apart, in cm. */
export const displayStep = 3
export const displayWidth = displayStep * 4 + cardSize.width

/**
 * Up to four slots leave their corners free: there a seat has its display at one side and its hand at the other; the
 * one in the south, the viewer or the one a spectator sits with, holds theirs in the middle. More slots are too near to each other, and everything lies behind the Follower.
 */
export function seatSpots({ isTight }: Ring, angle: number): SeatSpots {
  const isFront = Math.cos(angle) > 0.99
  if (isTight)
    return {
      hand: { u: 0, v: isFront ? 48 : 44.4 },
      display: { u: 0, v: 33.2 },
      // The fan of the one in front covers what lies behind that display.
      goal: isFront ? { u: -19.4, v: 36.9 } : { u: -4.2, v: 39.3 },
      said: { u: 0, v: 30 },
    }
  const side = isEast(angle) ? 1 : -1
  const display = { u: ((isFront ? 12.6 : 7.4) + displayWidth / 2) * side, v: 29.4 }
  return {
    hand: isFront ? { u: 0, v: 37.4 } : { u: -14 * side, v: 30 },
    display,
    goal: { u: display.u, v: 23.46 },
    said: { u: isFront ? -14 * side : display.u, v: isFront ? 19.4 : 20.4 },
  }
}

/** In the east the display lies to the right of its player: in the south-east lie the tablets. */
const isEast = (angle: number) => Math.sin(angle) < -0.5

/** What belongs to nobody, upright for the viewer; a corner lies between two slots (4.11). */
export interface CommonSpots {
  readonly deck: Frame
  readonly discards: Frame
  readonly councilCard: Frame
  readonly tray: Frame
  readonly activeTablet: Frame
  readonly tablets: readonly Frame[]
  /** The count of each class: by the tablets while cards are placed, and where the Council is looked at. */
  readonly talliesByTablets: readonly Frame[]
  readonly tallies: readonly Frame[]
}

/**
 * The gap between two slots that is nearest to the north-east, where nothing else lies; with more slots to the east, for
 * the words of the page cover what lies farther away.
 */
export function freeCorner(ring: Ring): number {
  const free = Math.PI * (ring.isTight ? 1.5 : 1.25)
  const gaps = Array.from({ length: ring.slots }, (_, slot) => ring.bisector(slot))
  const away = (angle: number) => 1 - Math.cos(angle - free)
  return gaps.reduce((best, angle) => (away(angle) < away(best) ? angle : best))
}

/** How far from the middle the count of Shells lies: where slots are near to each other, behind what lies beside them. */
export const countAt = ({ isTight }: Ring) => (isTight ? 14.8 : 11.8)

const tallyStep = 2.8
const farTallyStep = 2.9
const columnStep = 14.6
const rowStep = 10.3

export function commonSpots(ring: Ring): CommonSpots {
  const tablets = (x: number, z: number) =>
    [0, 1, 2, 3, 4].map((index): Frame => {
      const row = index > 2 ? 1 : 0
      const column = index - row * 3 + row * 0.5
      return { x: x + column * columnStep, z: z + row * rowStep, yaw: 0 }
    })
  const tallies = ({ x, z }: Frame, step: number): readonly Frame[] =>
    [0, 1, 2, 3, 4].map((index): Frame => ({ x, z: z + (index - 2) * step, yaw: 0 }))
  if (ring.isTight) {
    return {
      deck: at(ring.bisector(1), 35.4),
      discards: at(ring.bisector(2), 32),
      councilCard: at(ring.bisector(0), 30.2),
      tray: at(ring.bisector(0), 22),
      // Between two mats and the deck: with six mats the room lies nearer to the viewer.
      activeTablet: ring.slots > 5 ? { x: -11.9, z: 20.6, yaw: 0 } : { x: -13.2, z: 16.4, yaw: 0 },
      tablets: tablets(24.6, 35.8),
      talliesByTablets: tallies({ x: 53.4, z: 22.2, yaw: 0 }, farTallyStep),
      tallies: tallies(at(freeCorner(ring), 27), tallyStep),
    }
  }
  const spot = (x: number, z: number): Frame => ({ x, z, yaw: 0 })
  return {
    deck: spot(-10.4, -12.6),
    discards: spot(-18.2, -12.6),
    councilCard: spot(17.6, 12.8),
    tray: spot(9.4, 11.4),
    activeTablet: spot(-13.6, 11.9),
    tablets: tablets(21.2, 27.8),
    talliesByTablets: tallies(spot(50.4, 13.4), farTallyStep),
    // Between two goals and the count of Shells.
    tallies: tallies(spot(15.86, -14.8), tallyStep),
  }
}
