import { containers } from '../../../physics'
import type { RattleState } from '../../../rules/rattle-battle/public'

/** Sizes of the things (rattle-battle 2.1), in cm. */
/** Dice have the size that was agreed on (RB-61). */
export const dieEdgeOf = ({ options }: RattleState): number => options.dieEdgeMm / 10
export const tableTop = -containers['sea-box'].floorThickness / 10
/** From the middle of the Sea Box to the outside of its walls. */
export const boxHalf = containers['sea-box'].innerX / 20 + containers['sea-box'].wallThickness / 10
export const boxHeight = containers['sea-box'].wallHeight / 10

export const boardThickness = 0.2
export const cardSize = { width: 6.3, depth: 8.8, height: 0.04 }
/** The Adventure in play lies there larger than it is printed: all have to read it from their seats. */
export const openCardScale = 2
export const portBoard = { width: 9, depth: 12, height: boardThickness }
export const scenarioBoard = { width: 20, depth: 15, height: boardThickness }
export const captainToken = { width: 12, depth: 8, height: boardThickness }
export const castle = { width: 9, depth: 7, height: boardThickness }
/** One deck of the hull between the castles; it is drawn wider or higher as the Galleon grows. */
export const waist = { width: 9, depth: 5.3, height: 0.12 }
export const mast = { width: 4, depth: 13, height: boardThickness }
export const sail = { width: 6, depth: 4.5, height: boardThickness }
export const cannon = { width: 3.5, depth: 3.5, height: boardThickness }
export const hold = { width: 4.5, depth: 5, height: boardThickness }
export const upgradeToken = { width: 4.5, depth: 4.5, height: boardThickness }
export const lootToken = { width: 2.2, depth: 2.2, height: boardThickness }
export const silverCoin = { width: 2.2, depth: 2.2, height: 0.2 }
export const goldCoin = { width: 2.8, depth: 2.8, height: 0.2 }
/** The sheet on which a player's Ships are moored and drawn Loot is put down. */
export const quaySheet = { width: 7.2, depth: 18.4, height: 0.05 }
export const rulerSize = { width: 8.8, depth: 2.5, height: 0.2 }
export const wantedToken = { width: 4, depth: 4, height: boardThickness }
export const markerToken = { width: 3, depth: 3, height: boardThickness }
export const questMarker = { width: 2, depth: 2, height: 0.3 }
const { tray } = containers
/** A player's tray, in which dice are rolled (6.2); it stands in the Sea Box meanwhile. */
export const rollTray = {
  width: (tray.innerX + 2 * tray.wallThickness) / 10,
  depth: (tray.innerZ + 2 * tray.wallThickness) / 10,
  height: (tray.wallHeight + tray.floorThickness) / 10,
}
export const fleetTray = { width: 12.6, depth: 9.4, height: 0.3 }
