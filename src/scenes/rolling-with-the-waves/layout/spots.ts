import type { Seat } from '../../../rules/game'
import { aboveList, type FreePart, fitted, type TableBox } from '../../table/camera/views'
import { type CameraSpot, degrees, wideFov } from '../../things/layout'
import type { WavesLayout } from './layoutOf'
import { nearMapZ, type SeatPlace } from './seatPlaces'
import { bellGap, bellSize, mapSize, miniSize, trayHalf } from './sizes'

const halfMini = miniSize.width / 2

/** As large as the free part of the picture allows. */
function filling(box: TableBox, polarDegrees: number, free?: FreePart): CameraSpot {
  const { wide, halfWidth } = fitted(box, polarDegrees, undefined, free)
  return { ...wide, halfWidth }
}

const boxOf = ({ x, z }: { readonly x: number; readonly z: number }): TableBox => ({
  west: x - mapSize.width / 2 - 0.5,
  east: x + mapSize.width / 2 + 0.5,
  north: z - mapSize.depth / 2 - 0.3,
  south: z + mapSize.depth / 2 + 0.3,
})

const miniBoxOf = ({ x, z }: { readonly x: number; readonly z: number }): TableBox => ({
  west: x - halfMini,
  east: x + halfMini,
  north: z - miniSize.depth / 2 - 1,
  south: z + miniSize.depth / 2,
})

/** The tray, and the viewer's map. */
export const draftSpot: CameraSpot = filling(
  { west: -trayHalf.x, east: trayHalf.x, north: 1.2 - trayHalf.z, south: nearMapZ + mapSize.depth / 2 },
  22,
)

/** The whole table from the viewer's chair: everybody's maps and mini boards, and the tray. */
export function tableSpot(seats: readonly SeatPlace[]): CameraSpot {
  const xs = [-trayHalf.x, trayHalf.x, ...seats.flatMap(({ mini: { x } }) => [x - halfMini, x + halfMini])]
  const zs = [-trayHalf.z, trayHalf.z, ...seats.flatMap(({ map, mini }) => [map.z, mini.z])]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [far, near] = [Math.min(...zs) - 3, Math.max(...zs) + 3]
  return filling({ west: left - 0.5, east: right + 0.5, north: far, south: near }, 20)
}

/**
 * Behind the own screen: map, mini board, and the plate beside the screen that is struck to call YARRR. A telephone shows
 * the plate only where it can be struck, so that the map may be larger before.
 */
export function planSpot({ seats }: WavesLayout, seat: Seat, showsPlate = true): CameraSpot {
  const { map, mini } = seats[seat]!
  const east = Math.max(map.x + mapSize.width / 2, mini.x + halfMini) + 0.5
  const west = showsPlate
    ? map.x - mapSize.width / 2 - bellSize.width - bellGap - 0.5
    : Math.min(map.x - mapSize.width / 2, mini.x - halfMini) - 0.5
  const box = { ...boxOf(map), west, east, south: mini.z + miniSize.depth / 2 + 0.3 }
  return showsPlate ? filling(box, 15) : filling(box, 15, aboveList)
}

/** The inside of the own screen, which tells what each icon does: it stands, so it is read from lower down. */
export function aidSpot({ screen }: SeatPlace): CameraSpot {
  const { x, z } = screen
  return { x, y: 5, z: z + 2, azimuth: 0, polar: 58 * degrees, half: 8.6, fov: wideFov }
}

/** One map, to be read. */
export function mapSpot({ seats }: WavesLayout, seat: Seat): CameraSpot {
  return filling(boxOf(seats[seat]!.map), 15)
}

/** The tray by itself, with what lies in it. */
export const traySpot: CameraSpot = filling(
  { west: -trayHalf.x, east: trayHalf.x, north: -trayHalf.z, south: trayHalf.z },
  15,
)

/** On a telephone a map beside the tray could not be read, and prices would cover the dice. */
export const draftSpotFor = (isUpright: boolean): CameraSpot => (isUpright ? traySpot : draftSpot)

/** Several maps at once. */
export function mapsSpot({ seats }: WavesLayout, which: readonly Seat[]): CameraSpot {
  return filling(around(which.map(seat => boxOf(seats[seat]!.map))), 15)
}

/**
 * All chests that can be aimed at, on the maps alone, from one edge to the other. Beside the only rival's map there is
 * room for their mini board below the prompt: it lies on the far side of their map.
 */
export function aimSpot({ seats }: WavesLayout, isUpright = false): CameraSpot {
  const maps = around(seats.map(({ map }) => boxOf(map)))
  if (isUpright) return filling(maps, 12, aboveList)
  if (seats.length > 2) return filling(maps, 15)
  const minis = seats.filter(({ isNear }) => !isNear).map(({ mini }) => miniBoxOf(mini))
  return filling(around([...seats.map(({ map }) => boxOf(map)), ...minis]), 15)
}

/** The part of the table that holds all of these. */
const around = (boxes: readonly TableBox[]): TableBox => ({
  west: Math.min(...boxes.map(({ west }) => west)),
  east: Math.max(...boxes.map(({ east }) => east)),
  north: Math.min(...boxes.map(({ north }) => north)),
  south: Math.max(...boxes.map(({ south }) => south)),
})
