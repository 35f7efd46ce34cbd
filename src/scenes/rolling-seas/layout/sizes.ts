import { containers } from '../../../physics'
import { tableTopY } from '../../table/room/places'
import { chartSheet, ledgerSheet } from '../ink/sheet'

/** Sizes of the things (rolling-seas 2), in cm. */
export const tableTop = tableTopY
export const chartSize = { width: chartSheet.width / 10, depth: chartSheet.height / 10, height: 0.03 }
export const ledgerSize = { width: ledgerSheet.width / 10, depth: ledgerSheet.height / 10, height: 0.03 }
export const matSize = { width: 27, depth: 20, height: 0.2 }
export const cardSize = { width: 6.3, depth: 8.8, height: 0.04 }
/** A card that is drawn from lies there larger than it is printed: it is read from the chart. */
export const openCardScale = 1.45
export const compassSize = { width: 5, depth: 5, height: 0.2 }
export const d12Size = { width: 2, depth: 2, height: 2 }
export const d6Size = { width: 1.6, depth: 1.6, height: 1.6 }

const { innerX, innerZ, wallThickness, wallHeight, floorThickness } = containers['rolling-seas-tray']
/** Half of the tray's floor, and from its middle to the outside of its walls. */
export const trayFloor = { halfX: innerX / 20, halfZ: innerZ / 20 }
export const trayHalf = innerX / 20 + wallThickness / 10
export const trayHeight = wallHeight / 10
/** Where tray and mat stand. The tray stands on the table, its felt a little above it. */
export const trayMiddle = { x: -15.4, y: tableTop + floorThickness / 10, z: -7.6 } as const
export const matMiddle = { x: 14.6, z: -5 } as const

/** Boxes of the mat: 3 x 3 about the rose, and the Explore spot beside them, from the middle of the mat. */
export const matBox = 6.2
export const matRose = { u: -3.4, v: 0 } as const
export const exploreSpot = { u: 9.9, v: 0 } as const
