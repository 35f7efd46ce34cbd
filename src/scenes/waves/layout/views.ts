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
    drop: { ...spot(5, isTight ? 13.9 : 8.6, 39, 35.5 * wider, 44 * wider), narrowAway: 11 },
    seat: spot(6, 21 + nearer, 42, 21 * wider, 40 * wider),
    close: spot(0, 2.4, 28, 24.6 * (isTight ? 1.06 : 1), 30),
    hand: { wide: { ...spot(0, -2, 56, 23, 16).wide, y: 11 }, halfWidth: 16 },
    judge: {
      wide: { x: 2, y: 0, z: 4, azimuth: 0, polar: 0, half: 38 * wider, fov: 1.2 * degrees },
      halfWidth: 44 * wider,
    },
  }
}
