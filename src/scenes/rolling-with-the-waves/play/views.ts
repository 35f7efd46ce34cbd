import { parallelFov } from '../../table/camera/rigState'
import type { OwnViews } from '../../table/camera/views'
import { draftSpot, tableSpot, trayHalf } from '../layout'

/** The views that buttons and keys ask for: the whole table, the tray and the own map, the dice, all from above. */
export function wavesViews(players: number): OwnViews {
  const whole = tableSpot(players)
  return {
    seat: { wide: whole, halfWidth: players > 3 ? 50 : 34 },
    drop: { wide: draftSpot, halfWidth: 20 },
    hand: { wide: { ...draftSpot, z: 8, y: 3, half: 22 }, halfWidth: 20 },
    close: { wide: { ...draftSpot, z: 0.5, half: 10 }, halfWidth: trayHalf.x },
    judge: { wide: { ...whole, polar: 0, fov: parallelFov }, halfWidth: players > 3 ? 50 : 34 },
  }
}
