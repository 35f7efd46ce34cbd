import { type Colour, colours } from '../../../rules/waves-of-fortune/public'
import type { Frame, Size } from '../../things/layout'

/** Sizes and places in cm: chapter 2 of the rules, drawn together until a screen holds the whole table. */
export const tableTop = -0.3

export const board: Size = { width: 44, depth: 44, height: 0.6 }
export const tilePitch = 4.2
export const tileSize: Size = { width: 4, depth: 4, height: 0.3 }
/** What lies on a tile lies this high above the table top. */
export const onTile = board.height + tileSize.height

export const cardSize: Size = { width: 6.3, depth: 8.8, height: 0.03 }
export const shownScale = 1.9
export const upgradeCardScale = 1.24
export const playerCard: Size = { width: 18, depth: 12, height: 0.25 }
export const token: Size = { width: 1.8, depth: 1.8, height: 0.3 }
export const upgradeToken: Size = { width: 2, depth: 2, height: 0.3 }
export const cube: Size = { width: 0.8, depth: 0.8, height: 0.8 }
export const ship: Size = { width: 3.6, depth: 1.4, height: 3 }
export const chest: Size = { width: 5, depth: 3.5, height: 3.4 }
export const bowl: Size = { width: 5.4, depth: 5.4, height: 1.48 }
export const rail: Size = { width: 6.4, depth: 22, height: 0.2 }
export const die: Size = { width: 1.6, depth: 1.6, height: 1.6 }
export const mapSlip: Size = { width: 1.9, depth: 2.3, height: 0.03 }
export const outcome: Size = { width: 1.1, depth: 1.1, height: 0.12 }
export const slip: Size = { width: 2.5, depth: 1, height: 0.04 }
export const wideSlip: Size = { width: 11.6, depth: 4.8, height: 0.04 }
export const voyageSlip: Size = { width: 12, depth: 8.2, height: 0.04 }
export const goldTag: Size = { width: 3.4, depth: 1.4, height: 0.04 }
export const wreckPile: Size = { width: 5.4, depth: 4.4, height: 0.12 }

export const trayAt = { x: 38.6, z: 0 } as const
/** The tray's wood reaches this far from its middle. */
export const trayHalf = 8.8
export const railAt = { x: 25.9, z: 0 } as const
export const shownAt = { x: -29.2, z: 0.4 } as const
export const wideSlipAt = { x: -29.2, z: 11.5 } as const
/** Large enough to be read where something is bought. */
export const upgradesAt = { x: -45.2, z: 0, across: 8.2, down: 11.3 } as const
export const pilesAt = { x: -24.4, z: -28, step: 14, discard: 6.8 } as const
/** Dice that nobody needs lie in a row behind the tray. */
export const restAt = { x: 31.2, z: -11, step: 2.4 } as const
export const bowlsAt = { z: 25.6, food: -15.5, bank: -8.5, crew: -1.5 } as const

/** What lies in one corner of the table: a captain's card, the chest between it and the board, loot of their wrecks. */
export interface Corner {
  readonly card: Frame
  readonly chestAside: number
  readonly wrecks: { readonly x: number; readonly z: number }
}

/** North-west, north-east, south-east, south-west. */
const corners: readonly Corner[] = [
  { card: { x: -37.6, z: -19.6, yaw: 0 }, chestAside: 12, wrecks: { x: -25.6, z: -13.6 } },
  { card: { x: 37.6, z: -19.6, yaw: 0 }, chestAside: -12, wrecks: { x: 25.6, z: -13.6 } },
  { card: { x: 37.6, z: 19.6, yaw: 0 }, chestAside: -12, wrecks: { x: 24.4, z: 25.8 } },
  { card: { x: -37.6, z: 19.6, yaw: 0 }, chestAside: 12, wrecks: { x: -24.4, z: 25.8 } },
]
const ownCorner = 3

/** Colours go round the table in their order, and one's own lie near, in the south-west. */
export function cornerOf(colour: Colour, own: Colour | undefined): Corner {
  const at = colours.indexOf(colour)
  const place = own === undefined ? at : at - colours.indexOf(own) + ownCorner
  return corners[(place + corners.length) % corners.length]!
}

/** Places on a player card, from its middle. */
export const onCard = {
  cargo: { u: -7.6, v: -1.35, pitch: 1.4 },
  /** Two rows of two more, covered until Deep Hold is bought. */
  hold: { u: 1.4 },
  fighters: { u: 7.4, v: -1.6, pitch: 1.6 },
  gold: { u: -4.7, v: 3.4, width: 7, depth: 3.9 },
  sockets: { u: 0.3, v: 3.5, pitch: 2.35 },
  maps: { u: 0.4, v: -4.2, pitch: 2.1 },
} as const

/** Places on the rail, from its middle. */
export const onRail = {
  crew: -1.55,
  foe: 1.55,
  first: -2.6,
  pitch: 2.4,
  spare: 5.4,
  hp: { u: -2.1, v: -8.1, pitch: 1.05 },
} as const
