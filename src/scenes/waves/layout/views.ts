import { fitted, type OwnViews } from '../../table/camera/views'
import { degrees } from '../../things/layout'

const spot = (x: number, z: number, polar: number, half: number, halfWidth: number, fov = 30) => ({
  wide: { x, y: 0, z, azimuth: 0, polar: polar * degrees, half, fov: fov * degrees },
  halfWidth,
})

/** On a telephone the bars are no part of the picture. */
const telephone = { aspect: 390 / 480, above: 0.98, below: 0.98 }

/**
 * How the table of WAVES is seen. The player who is asked has the Council, the hand and the tablets before them; on a telephone
 * the hand and the own Elder, as wide as the picture. Near by: all that is decided in a round, clear of bars and prompt.
 */
export function viewsOf(isTight: boolean): OwnViews {
  const wider = isTight ? 1.17 : 1
  const nearer = isTight ? 3.4 : 0
  const near = isTight ? 10.4 : 0
  const council = isTight
    ? { west: -33, east: 33, north: -33, south: 30 }
    : { west: -28, east: 28, north: -29, south: 28 }
  return {
    drop: {
      ...fitted({ west: -34, east: 52, north: isTight ? -31 : -24, south: isTight ? 53.5 : 40 }, 33),
      narrow: fitted({ west: -12.9, east: 12.9, north: 15 + near, south: 38.6 + near }, 36, 30, telephone),
    },
    seat: spot(6, 21 + nearer, 42, 21 * wider, 40 * wider),
    close: { ...fitted(council, 27), narrow: fitted(council, 22, 30, telephone) },
    hand: { wide: { ...spot(0, -2, 56, 23, 16).wide, y: 11 }, halfWidth: 16 },
    judge: {
      wide: { x: 2, y: 0, z: 4, azimuth: 0, polar: 0, half: 38 * wider, fov: 1.2 * degrees },
      halfWidth: 44 * wider,
    },
  }
}
