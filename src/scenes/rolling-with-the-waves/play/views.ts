import { parallelFov } from '../../table/camera/rigState'
import type { OwnViews } from '../../table/camera/views'
import { draftSpot, seatPlaces, tableSpot, trayHalf } from '../layout'

/** The views that buttons and keys ask for: the whole table, the tray and the own map, the dice, all from above. */
export function wavesViews(players: number): OwnViews {
  const whole = tableSpot(seatPlaces(players, 0))
  const halfWidth = whole.half * 1.5
  return {
    seat: { wide: whole, halfWidth },
    drop: { wide: draftSpot, halfWidth: 20 },
    hand: { wide: { ...draftSpot, z: 8, y: 3, half: 22 }, halfWidth: 20 },
    close: { wide: { ...draftSpot, z: 0.5, half: 10 }, halfWidth: trayHalf.x },
    judge: { wide: { ...whole, polar: 0, fov: parallelFov }, halfWidth },
  }
}
