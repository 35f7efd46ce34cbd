import { parallelFov } from '../../table/camera/rigState'
import type { OwnViews } from '../../table/camera/views'
import { aidSpot, draftSpot, draftSpotFor, screenSize, seatPlaces, tableSpot, trayHalf } from '../layout'

/**
 * The views that buttons and keys ask for: the whole table, the tray and the own map, and close by the dice; while the
 * own screen stands, its inside.
 */
export function wavesViews(players: number, isBehindScreen: boolean): OwnViews {
  const seats = seatPlaces(players, 0)
  const whole = tableSpot(seats)
  const halfWidth = whole.halfWidth!
  const upright = draftSpotFor(true)
  return {
    seat: { wide: whole, halfWidth },
    drop: {
      wide: draftSpot,
      halfWidth: draftSpot.halfWidth!,
      narrow: { wide: upright, halfWidth: upright.halfWidth! },
    },
    hand: { wide: { ...draftSpot, z: 8, y: 3, half: 22 }, halfWidth: 20 },
    close: isBehindScreen
      ? { wide: aidSpot(seats[0]!), halfWidth: screenSize.width / 2 + 0.6 }
      : { wide: { ...draftSpot, z: 0.5, half: 10 }, halfWidth: trayHalf.x },
    judge: { wide: { ...whole, polar: 0, fov: parallelFov }, halfWidth },
  }
}
