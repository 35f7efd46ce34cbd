/** Sizes of the components (waves 2), in cm. */
import { containers } from '../../../physics'
import { tableTopY } from '../../table/room/places'

export const tableTop = tableTopY

/** A card is thicker than in life, or a bundle could not be told from one card. */
export const cardSize = { width: 6.3, depth: 8.8, height: 0.045 }
/** Larger than the card in the box, or its words could not be read from the chair; drawn on the card's own 10 by 7 cm. */
export const tabletSize = { width: 14.2, depth: 9.94, height: 0.3 }
export const tabletPrint = { width: 10, depth: 7, height: 0.3 }
export const shellSize = { width: 2.4, depth: 2, height: 1.2 }
export const tokenSize = { width: 4, depth: 4, height: 0.6 }

const { innerX, wallThickness, wallHeight, floorThickness } = containers['shell-dish']
export const dishSize = {
  width: (innerX + 2 * wallThickness) / 10,
  depth: (innerX + 2 * wallThickness) / 10,
  height: (wallHeight + floorThickness) / 10,
}
export const dishFloor = floorThickness / 10
export const traySize = { width: 7, depth: 7, height: 0.5 }

/** The ring round the dish with a sector for every player (WV-152), and the cloth that the Council lies on. */
export const ringSize = { width: 18.6, depth: 18.6, height: 0.04 }
/** A slot's mat reaches from the ring to beyond the Follower. */
export const matSize = { width: 7.6, depth: 18.2, height: 0.04 }
/** Where the middle of a mat lies. */
export const matMiddle = 18.4

export const orderSize = { width: 2, depth: 2, height: 0.12 }
export const arrowSize = { width: 4.4, depth: 1.9, height: 0.08 }
export const badgeSize = { width: 2.7, depth: 2.7, height: 0.09 }
export const verdictSize = { width: 7.8, depth: 3.9, height: 0.09 }
export const verdictPrint = { width: 6.2, depth: 3.1, height: 0.09 }
export const roleSize = { width: 2.5, depth: 2.5, height: 0.09 }
export const tallySize = { width: 12, depth: 2.4, height: 0.08 }
/** By the tablets, which are seen from farther away. */
export const farTallySize = { width: 13.2, depth: 2.64, height: 0.08 }
export const tallyPrint = { width: 9.6, depth: 1.92, height: 0.08 }
export const recordSize = { width: 10, depth: 2.8, height: 0.08 }
export const goalSize = { width: 19.2, depth: 3.04, height: 0.08 }
export const goalPrint = { width: 16.4, depth: 2.6, height: 0.08 }
export const countSize = { width: 3, depth: 3, height: 0.12 }
export const slipSize = { width: 15, depth: 2.9, height: 0.05 }
export const hintSize = { width: 9, depth: 2.9, height: 0.08 }
