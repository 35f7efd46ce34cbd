import type { Viewer } from '../../../rules/game'
import { ownerOf, slotToPlace } from '../../../rules/waves/public'
import { type FreePart, fitted, type OwnViews } from '../../table/camera/views'
import { degrees } from '../../things/layout'
import { ringOf } from './ring'
import type { ShownTable } from './shown'

const spot = (x: number, z: number, polar: number, half: number, halfWidth: number, fov = 30) => ({
  wide: { x, y: 0, z, azimuth: 0, polar: polar * degrees, half, fov: fov * degrees },
  halfWidth,
})

/** On a telephone: between the prompt and the open list, and while a round is told. */
const asking: FreePart = { aspect: 390 / 300, above: 0.98, below: 0.98 }
const telling: FreePart = { aspect: 390 / 480, above: 0.98, below: 0.98 }

/** What a table of WAVES is looked at for: the Council, or the slot where the viewer places, before them or across the dish. */
export interface Looked {
  readonly slots: number
  readonly at: 'council' | 'near slot' | 'far slot'
}

export function lookedFor(table: ShownTable, eyes: Viewer): Looked {
  const ring = ringOf(table, eyes)
  const placing = table.phase === 'play' ? slotToPlace(table) : undefined
  const isFar =
    placing !== undefined && ownerOf(table, placing) === eyes && Math.cos(ring.slotAngle(placing)) < -0.5
  const at = table.phase === 'placeToken' ? 'council' : isFar ? 'far slot' : 'near slot'
  return { slots: ring.slots, at }
}

/**
 * How the table of WAVES is seen. The player who is asked has the Council, the hand and the tablets before them; on a
 * telephone the hand and the Elder that is asked about, as wide as the picture. Near by: all that is decided in a
 * round, clear of bars and prompt.
 */
export function viewsOf({ slots, at }: Looked): OwnViews {
  const isTight = slots > 4
  const wider = isTight ? 1.17 : 1
  const nearer = isTight ? 3.4 : 0
  const council = isTight
    ? { west: -33, east: 33, north: -33, south: 30 }
    : { west: -28, east: 28, north: -31, south: 28 }
  // A telephone shows the mats alone: the counts beside them could not be read, and the prompt tells them.
  const mats = { west: -28, east: 28, north: -28, south: 28 }
  const fan = { west: -14.2, east: 14.2, south: isTight ? 49 : 38.6 }
  const narrow = {
    council: fitted(council, 22, 30, asking),
    'near slot': fitted({ ...fan, north: 9.4 }, isTight ? 52 : 38, 30, asking),
    'far slot': fitted({ ...fan, north: -27.6 }, 64, 24, asking),
  }[at]
  const whole = isTight
    ? { west: -33, east: 61, north: -33.2, south: 51.6 }
    : { west: -33, east: 58, north: -32, south: 43.3 }
  return {
    drop: { ...fitted(whole, 33), narrow },
    seat: spot(6, 21 + nearer, 42, 21 * wider, 40 * wider),
    close: { ...fitted(council, 27), narrow: fitted(mats, 22, 30, telling) },
    hand: { wide: { ...spot(0, -2, 56, 23, 16).wide, y: 11 }, halfWidth: 16 },
    judge: {
      wide: { x: 2, y: 0, z: 4, azimuth: 0, polar: 0, half: 38 * wider, fov: 1.2 * degrees },
      halfWidth: 44 * wider,
    },
  }
}
