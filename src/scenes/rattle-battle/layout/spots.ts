import type { Location } from '../../../rules/rattle-battle/public'
import { fitted, type TableBox } from '../../table/camera/views'
import { type CameraSpot, degrees, spotOf, type ThingId, wideFov } from '../../things/layout'
import type { Layout } from './placement'
import { portBox } from './port'

/** Near enough to read one thing; undefined if it is not on the table. */
export function spotFor(layout: Layout, id: ThingId): CameraSpot | undefined {
  const thing = layout.things.get(id)
  return thing && spotOf(thing)
}

/** As large as the free part of the picture allows. */
function filling(box: TableBox, polarDegrees: number): CameraSpot {
  const { wide, halfWidth } = fitted(box, polarDegrees)
  return { ...wide, halfWidth }
}

/** The whole row of the port, with the Market token before it. */
export const portSpot: CameraSpot = filling(portBox, 24)

/** One location of the port, for a picture that has no room for the row. */
export const locationSpot = (layout: Layout, location: Location): CameraSpot | undefined =>
  spotFor(layout, `board:${location}`)

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
