import type { OwnViews } from '../../table/camera/views'
import { degrees } from '../../things/layout'

const spot = (x: number, z: number, polar: number, half: number, halfWidth: number, fov = 30) => ({
  wide: { x, y: 0, z, azimuth: 0, polar: polar * degrees, half, fov: fov * degrees },
  halfWidth,
})

/** How the table of WAVES is seen: whole, from the chair, the Council alone, the token in the hand, from above. */
export function viewsOf(isTight: boolean): OwnViews {
  const wider = isTight ? 1.17 : 1
  const nearer = isTight ? 3.4 : 0
  return {
    drop: spot(4.6, 4.4 + nearer, 33, 29 * wider, 41 * wider),
    seat: spot(4.6, 17 + nearer, 40, 21 * wider, 36 * wider),
    close: spot(0, 1.2, 26, 21.4 * (isTight ? 1.08 : 1), 25),
    hand: { wide: { ...spot(0, 1, 48, 17, 16).wide, y: 6 }, halfWidth: 16 },
    judge: {
      wide: { x: 2, y: 0, z: 4, azimuth: 0, polar: 0, half: 38 * wider, fov: 1.2 * degrees },
      halfWidth: 44 * wider,
    },
  }
}
