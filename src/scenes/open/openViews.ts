import { parallelFov } from '../table/camera/rigState'
import type { OwnViews } from '../table/camera/views'
import { degrees, nearFov, wideFov } from '../things/layout'

/** The whole table is in play here: the views stand farther off than those of the Sea Box. */
export const openViews: OwnViews = {
  drop: {
    // The southern seat is seen above both rows of verbs.
    wide: { x: 0, y: 0, z: 9, azimuth: 0, polar: 40 * degrees, half: 33, fov: wideFov },
    halfWidth: 40,
  },
  seat: {
    wide: { x: 0, y: 1, z: 2, azimuth: 0, polar: 56 * degrees, half: 30, fov: wideFov },
    halfWidth: 44,
  },
  close: {
    wide: { x: 0, y: 0, z: 2, azimuth: 0.15, polar: 44 * degrees, half: 12, fov: nearFov },
    halfWidth: 18,
  },
  judge: { wide: { x: 0, y: 0, z: 0, azimuth: 0, polar: 0, half: 38, fov: parallelFov }, halfWidth: 58 },
}
