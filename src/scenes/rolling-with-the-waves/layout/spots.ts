import type { Seat } from '../../../rules/game'
import { type CameraSpot, degrees, wideFov } from '../../things/layout'
import type { WavesLayout } from './layoutOf'
import { mapSize } from './sizes'

/** From here: flat prints are read from nearly above. */
const reading = 17 * degrees
const leaning = 30 * degrees

/** The tray, and the map of whoever looks. */
export const draftSpot: CameraSpot = {
  x: 0,
  y: 0,
  z: 10.5,
  azimuth: 0,
  polar: 21 * degrees,
  half: 21.6,
  fov: wideFov,
}

/** The whole table from the chair of whoever looks. */
export function tableSpot(players: number): CameraSpot {
  return { x: 0, y: 0, z: 0, azimuth: 0, polar: leaning, half: players > 3 ? 46 : 43, fov: wideFov }
}

/** Behind the own screen: map and mini board. */
export function planSpot({ seats }: WavesLayout, seat: Seat): CameraSpot {
  const { map, mini } = seats[seat]!
  const z = (map.z - mapSize.depth / 2 + mini.z + 3) / 2
  return { x: map.x, y: 0, z: z + 1.2, azimuth: 0, polar: 20 * degrees, half: 17.4, fov: wideFov }
}

/** One map, to be read. */
export function mapSpot({ seats }: WavesLayout, seat: Seat): CameraSpot {
  const { x, z } = seats[seat]!.map
  return { x, y: 0, z: z + 0.4, azimuth: 0, polar: reading, half: 11.6, fov: wideFov }
}

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
