import { containers } from '../../../physics'

/** Sizes of the things (rolling-with-the-waves 2), in cm. */
export const tableTop = -0.3
const tray = containers['rolling-waves-tray']
/** The tray stands in the middle of the table, its felt at the height 0. */
export const trayHalf = {
  x: (tray.innerX / 2 + tray.wallThickness) / 10,
  z: (tray.innerZ / 2 + tray.wallThickness) / 10,
}
export const trayInner = { x: tray.innerX / 20, z: tray.innerZ / 20 }
export const trayHeight = tray.wallHeight / 10

export const mapSize = { width: 27, depth: 19, height: 0.2 }
export const miniSize = { width: 29.4, depth: 6, height: 0.2 }
export const screenSize = { width: 30, depth: 0.2, height: 11 }
export const markerSize = { width: 12, depth: 1.2, height: 1.2 }
export const bagSize = { width: 9, depth: 9, height: 11 }
/** The pad on which points are added up when the game is over. */
export const padSize = { width: 26, depth: 18, height: 0.1 }
export const dieEdge = 1.6
/** The plate that is struck to call YARRR. */
export const bellSize = { width: 11, depth: 3.2, height: 0.4 }
/** From the map to the plate. */
export const bellGap = 1.1
