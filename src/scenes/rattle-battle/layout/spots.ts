import { type CameraSpot, degrees, spotOf, type ThingId, wideFov } from '../../things/layout'
import type { Layout, SeatPlace } from './placement'

/** Near enough to read one thing; undefined if it is not on the table. */
export function spotFor(layout: Layout, id: ThingId): CameraSpot | undefined {
  const thing = layout.things.get(id)
  return thing && spotOf(thing)
}

/** How far the player's view reaches into their own area: the Sea Box stays in it. */
const seatFocus = 0.24

/** Everything of one player, from their own side. */
export function seatSpot(place: SeatPlace): CameraSpot {
  const { x, z, yaw, depth } = place
  return {
    x: x + Math.sin(yaw) * depth * seatFocus,
    y: 0,
    z: z + Math.cos(yaw) * depth * seatFocus,
    azimuth: yaw,
    polar: 30 * degrees,
    half: 24,
    fov: wideFov,
  }
}

/** The whole row of the port, seen over the box. */
export const portSpot: CameraSpot = {
  x: -8,
  y: 0,
  z: -26.6,
  azimuth: 0,
  polar: 26 * degrees,
  half: 20,
  fov: wideFov,
}

/** The table from the viewer's chair: box, port, card, and the viewer's own things in front. */
export const tableSpot: CameraSpot = {
  x: -1,
  y: 0,
  z: 5.4,
  azimuth: 0,
  polar: 36 * degrees,
  half: 33,
  fov: wideFov,
}

/** All of the table and everybody at it. */
export const roundSpot: CameraSpot = {
  x: 0,
  y: 0,
  z: -4,
  azimuth: 0,
  polar: 32 * degrees,
  half: 52,
  fov: wideFov,
}
