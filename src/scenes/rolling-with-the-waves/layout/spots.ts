import type { Seat } from '../../../rules/game'
import { type CameraSpot, degrees, wideFov } from '../../things/layout'
import type { WavesLayout } from './layoutOf'
import type { SeatPlace } from './seatPlaces'
import { mapSize, miniSize, trayHalf } from './sizes'

/** From here: flat prints are read from nearly above. */
const reading = 17 * degrees
const halfMini = miniSize.width / 2

/** The tray, and the map of whoever looks. */
export const draftSpot: CameraSpot = {
  x: 0,
  y: 0,
  z: 10.5,
  azimuth: 0,
  polar: 12 * degrees,
  half: 22,
  fov: wideFov,
}

/** The whole table from the chair of whoever looks: everybody's maps and mini boards, and the tray. */
export function tableSpot(seats: readonly SeatPlace[]): CameraSpot {
  const xs = [-trayHalf.x, trayHalf.x, ...seats.flatMap(({ mini: { x } }) => [x - halfMini, x + halfMini])]
  const zs = [-trayHalf.z, trayHalf.z, ...seats.flatMap(({ map, mini }) => [map.z, mini.z])]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [far, near] = [Math.min(...zs) - 3, Math.max(...zs) + 3]
  return {
    x: (left + right) / 2,
    y: 0,
    z: (far + near) / 2 + 1,
    azimuth: 0,
    polar: 24 * degrees,
    half: Math.max((near - far) / 2, (right - left) / 3.2) + 1.5,
    fov: wideFov,
  }
}

/** Behind the own screen: map and mini board. */
export function planSpot({ seats }: WavesLayout, seat: Seat): CameraSpot {
  const { map, mini } = seats[seat]!
  const z = (map.z - mapSize.depth / 2 + mini.z + 3) / 2
  return { x: map.x, y: 0, z: z + 1.2, azimuth: 0, polar: 20 * degrees, half: 17.4, fov: wideFov }
}

/** The inside of the own screen, which tells what each icon does: it stands, so it is read from lower down. */
export function aidSpot({ screen }: SeatPlace): CameraSpot {
  const { x, z } = screen
  return { x, y: 5, z: z + 2, azimuth: 0, polar: 58 * degrees, half: 8.6, fov: wideFov }
}

/** One map, to be read. */
export function mapSpot({ seats }: WavesLayout, seat: Seat): CameraSpot {
  const { x, z } = seats[seat]!.map
  return { x, y: 0, z: z + 0.4, azimuth: 0, polar: reading, half: 11.6, fov: wideFov }
}

/** The tray by itself, with what lies in it. */
export const traySpot: CameraSpot = { ...draftSpot, z: 0.5, polar: reading, half: 13 }

/** Several maps at once. */
export function mapsSpot({ seats }: WavesLayout, which: readonly Seat[]): CameraSpot {
  const maps = which.map(seat => seats[seat]!.map)
  const [left, right] = [Math.min(...maps.map(({ x }) => x)), Math.max(...maps.map(({ x }) => x))]
  const [far, near] = [Math.min(...maps.map(({ z }) => z)), Math.max(...maps.map(({ z }) => z))]
  return {
    x: (left + right) / 2,
    y: 0,
    z: (far + near) / 2 + 0.4,
    azimuth: 0,
    polar: reading,
    half: Math.max((near - far) / 2 + 12, (right - left + mapSize.width) * 0.34),
    fov: wideFov,
  }
}
