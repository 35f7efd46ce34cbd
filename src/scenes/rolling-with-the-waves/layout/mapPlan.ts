/** Where everything is printed on a Pirate Map and a mini board (4.7, 4.8), in mm from the top left corner. */
import type { Icon, TrackId } from '../../../rules/rolling-with-the-waves/public'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** An area by its top left corner. */
export interface Area extends Spot {
  readonly w: number
  readonly h: number
}

export const squareSide = 16
export const levelRadius = 5
export const infamyRadius = 3.5
export const nestRadius = 13

const row = (xs: readonly number[], y: number): readonly Spot[] => xs.map(x => ({ x, y }))

export const nests = row([105, 135, 165], 16)
export const infamyCircles: readonly Spot[] = Array.from({ length: 30 }, (_, index) => ({
  x: 12 + 8 * (index % 10),
  y: 9 + 9 * Math.floor(index / 10),
}))

/** Squares by their top left corners. */
export const trackSquares: Readonly<Record<TrackId | 'spirits', readonly Spot[]>> = {
  spirits: row([206, 226], 8),
  hull: row([10, 28, 46, 64, 82], 53),
  small: row([124, 142], 53),
  large: row([196, 214, 232], 53),
  ports: row([10, 28, 46, 64, 82], 91),
  crew: row([150, 168, 186, 204, 222], 91),
}
/** Circles by their centres. */
export const levelCircles: Readonly<Record<TrackId, readonly Spot[]>> = {
  hull: row([34, 58, 82], 46),
  small: row([126, 141, 156], 46),
  large: row([200, 215, 230, 245], 46),
  ports: row([34, 58, 82], 84),
  crew: row([174, 198, 222], 84),
}

const chestLefts = [30, 118, 206] as const
/** RW-71a: the squares of each chest in the order in which they are filled, by their top left corners. */
export const chestSquares: readonly (readonly Spot[])[] = chestLefts.map(x => [
  { x: x + 17, y: 137 },
  { x, y: 137 },
  { x: x + 17, y: 120 },
  { x, y: 120 },
])
export const chestAreas: readonly Area[] = chestLefts.map(x => ({ x, y: 120, w: 33, h: 33 }))
export const treasureMaps: readonly Area[] = chestLefts.map(x => ({ x, y: 158, w: 34, h: 24 }))

/** RW-112a: beside the chests, and beside the fifth squares. */
export const endMarks = {
  chests: { x: 258, y: 149 },
  hull: { x: 103.5, y: 61 },
  ports: { x: 103.5, y: 99 },
  crew: { x: 243.5, y: 99 },
} as const

/** Where the figures of a track stand beside it: sum, and what it is worth now. */
export const trackNotes: Readonly<Record<TrackId, Spot>> = {
  hull: { x: 95, y: 47.6 },
  small: { x: 165, y: 47.6 },
  large: { x: 254, y: 47.6 },
  ports: { x: 95, y: 85.6 },
  crew: { x: 229.4, y: 85.6 },
}
export const chestNotes: readonly Spot[] = chestLefts.map(x => ({ x: x + 37, y: 134 }))
export const infamyNote: Spot = { x: 34, y: 37.4 }

/** The middle of a square. */
export const middleOf = ({ x, y }: Spot): Spot => ({ x: x + squareSide / 2, y: y + squareSide / 2 })

const around = (squares: readonly Spot[]): Area => {
  const xs = squares.map(({ x }) => x)
  const ys = squares.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x + squareSide, h: Math.max(...ys) - y + squareSide }
}

/** The part of the map where dice of an icon are written, or that burying is about. */
export function partArea(icon: Icon): Area {
  switch (icon) {
    case 'chest1':
    case 'chest2':
    case 'chest3':
      return chestAreas[Number(icon.slice(-1)) - 1]!
    case 'bury':
      return { x: 30, y: 158, w: 210, h: 24 }
    case 'smallCannon':
      return around(trackSquares.small)
    case 'largeCannon':
      return around(trackSquares.large)
    default:
      return around(trackSquares[icon])
  }
}

/** Cells of the mini board by their left edges; Bury has three. */
export const miniCells: Readonly<Record<Icon, readonly number[]>> = {
  spirits: [6],
  chest1: [32],
  chest2: [54],
  chest3: [76],
  bury: [102, 124, 146],
  hull: [172],
  smallCannon: [198],
  largeCannon: [220],
  ports: [246],
  crew: [268],
}
export const cellSide = 20
export const cellTop = 20
