import type { Seat } from '../../../rules/game'
import type { Location } from '../../../rules/rattle-battle/public'
import { fitted, type OwnViews, type TableBox } from '../../table/camera/views'
import { type CameraSpot, degrees, type Placement, spotOf, type ThingId, wideFov } from '../../things/layout'
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

/** A player who sends Ships sees them, and the Adventure that they are sent to. */
export function briefingSpot(layout: Layout, seat: Seat, card: string): CameraSpot | undefined {
  const seen = [`quay@${seat}`, `card:${card}`].flatMap(id => layout.things.get(id) ?? [])
  if (seen.length < 2) return undefined
  const edge = (of: (thing: Placement) => number, pick: typeof Math.min) => pick(...seen.map(of))
  return filling(
    {
      west: edge(({ x, width }) => x - width / 2, Math.min) - 0.5,
      // What is held up is nearer to the eye, and so takes more of the picture.
      east: edge(({ x, y, width }) => x + width / 2 + Math.max(0, y) * 0.15, Math.max) + 0.5,
      // And it stands higher in it.
      north: edge(({ y, z, depth }) => z - depth / 2 - Math.max(0, y) * 0.7, Math.min) - 1,
      south: edge(({ z, depth }) => z + depth / 2, Math.max) + 0.5,
    },
    36,
  )
}

/** The Adventure alone, for a picture that stands upright: beside anything else it could not be read. */
export function uprightBriefingSpot(layout: Layout, card: string): CameraSpot | undefined {
  const held = layout.things.get(`card:${card}`)
  // As much of the width as its height takes between the words and the panel of a telephone.
  return held && { ...spotOf(held), halfWidth: held.width * 0.94 }
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

/** "Seat" is the table from the player's chair, with what lies before them. */
export const ownViews: OwnViews = { seat: { wide: tableSpot, halfWidth: 43 } }
