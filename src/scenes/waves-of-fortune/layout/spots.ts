import type { Colour } from '../../../rules/waves-of-fortune/public'
import { parallelFov } from '../../table/camera/rigState'
import { aboveList, type FreePart, fitted, type OwnViews, type TableBox } from '../../table/camera/views'
import { type CameraSpot, degrees, wideFov } from '../../things/layout'
import { bowl, bowlsAt, chest, cornerOf, playerCard, railAt, shownAt, trayAt } from './sizes'

const spot = (x: number, z: number, half: number, polar = 32): CameraSpot => ({
  x,
  y: 0,
  z,
  azimuth: 0,
  polar: polar * degrees,
  half,
  fov: wideFov,
})

/** Everything: the sea, all four corners, the piles. */
export const tableSpot = spot(0, -1.2, 25.4, 30)
/** Half of the picture's height in which the whole table is seen, for a picture of this shape. */
export function tableHalf(aspect: number): number {
  const halfWidth = 54.5
  return Math.max(tableSpot.half, halfWidth / Math.max(1.6, aspect))
}
/** The sea alone. */
export const seaSpot = spot(0, 0.2, 22.4, 28)
/** The tray, the rail beside it and the edge of the sea. */
export const traySpot = spot(trayAt.x - 5.4, 0.6, 13.4, 34)
export const railSpot = spot(railAt.x + 3, 0.2, 11.6, 26)
/** A card that has just been drawn. */
export const cardSpot = spot(shownAt.x + 2.5, shownAt.z + 1.4, 12.4, 22)

/** As large as the free part of the picture allows. */
function filling(box: TableBox, polarDegrees: number, free?: FreePart): CameraSpot {
  const { wide, halfWidth } = fitted(box, polarDegrees, undefined, free)
  return { ...wide, halfWidth }
}

/**
 * Where a hold is filled: the card, the chest, the bowls, and at home the upgrades for sale. On a telephone the hold is
 * filled in the list, and what can be read on card and upgrades takes the room of the bowls.
 */
export function homeSpot(
  colour: Colour,
  own: Colour | undefined,
  { sells, isUpright = false }: { readonly sells: boolean; readonly isUpright?: boolean },
): CameraSpot {
  const { card, chestAside } = cornerOf(colour, own)
  const reach = playerCard.width / 2 + 0.6
  const near = bowlsAt.z + bowl.depth / 2
  const isWest = card.x < 0
  if (isUpright) {
    const chestEnds = card.x + chestAside + (Math.sign(chestAside) * chest.width) / 2
    const edges = [card.x - reach, card.x + reach, chestEnds, ...(sells && isWest ? [-54] : [])]
    return filling(
      {
        west: Math.min(...edges),
        east: Math.max(...edges),
        north: sells && isWest ? -12 : card.z - playerCard.depth / 2 - 0.6,
        south: card.z + playerCard.depth / 2 + 0.6,
      },
      26,
      aboveList,
    )
  }
  return filling(
    {
      west: isWest ? (sells ? -54 : card.x - reach) : bowlsAt.food - bowl.width / 2,
      east: isWest ? bowlsAt.crew + bowl.width / 2 : card.x + reach,
      north: sells ? -12 : Math.min(card.z - playerCard.depth / 2, near - 27),
      south: near + 0.4,
    },
    26,
  )
}

/** Where a ship sails: the whole sea, and beside it how long the food lasts. */
export const sailSpot = filling({ west: -36, east: 22.6, north: -22.4, south: 22.4 }, 24)

/** The views that the page's buttons ask for. */
export const ownViews: OwnViews = {
  hand: { wide: { ...traySpot, y: 3, half: 15.5 }, halfWidth: 15 },
  drop: { wide: { ...traySpot, half: 12.6 }, halfWidth: 14 },
  seat: { wide: tableSpot, halfWidth: 48 },
  close: { wide: seaSpot, halfWidth: 24 },
  judge: { wide: { ...seaSpot, z: 0, polar: 0, half: 23.4, fov: parallelFov }, halfWidth: 23.4 },
}
