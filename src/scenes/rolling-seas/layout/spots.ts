import type { Seat, Viewer } from '../../../rules/game'
import { parallelFov } from '../../table/camera/rigState'
import { fitted, type OwnViews, type TableBox } from '../../table/camera/views'
import { type CameraSpot, degrees, nearFov, type Placement, pointOf, wideFov } from '../../things/layout'
import { grid, middleOf } from '../ink/sheet'
import type { SeasLayout } from './layoutOf'
import { chartSize, matMiddle, matSize, trayHalf, trayMiddle } from './sizes'

/** Sheets are read from nearly above. */
const reading = 11 * degrees

const seatOf = (layout: SeasLayout, eyes: Viewer) => layout.seats[eyes === 'spectator' ? 0 : eyes]!

/** A spot over a part of what lies before a seat. */
function over(layout: SeasLayout, eyes: Viewer, u: number, v: number, half: number): CameraSpot {
  const place = seatOf(layout, eyes)
  return { ...pointOf(place, u, v), y: 0, azimuth: place.yaw, polar: reading, half, fov: nearFov }
}

/** As large as the free part of the picture allows. */
function filling(box: TableBox, polarDegrees: number, fovDegrees = 30): CameraSpot {
  const { wide, halfWidth } = fitted(box, polarDegrees, fovDegrees)
  return { ...wide, halfWidth }
}

/** The grid of the viewer's chart with its letters and numbers, from the middle of the seat's upper edge. */
const gridEdges = { left: -19, right: 3, top: 1.6, bottom: 18.2 } as const

/** The viewer sits in the south, so their sheets lie upright there. */
function sheetsBox(layout: SeasLayout, eyes: Viewer, left: number, right: number): TableBox {
  const { x, z } = seatOf(layout, eyes)
  return { west: x + left, east: x + right, north: z + gridEdges.top, south: z + gridEdges.bottom }
}

/** The viewer's chart, on which they act. */
export const actionSpot = (layout: SeasLayout, eyes: Viewer): CameraSpot =>
  filling(sheetsBox(layout, eyes, gridEdges.left, gridEdges.right), 11, 24)

/** The viewer's chart and ledger. */
const sheetsSpot = (layout: SeasLayout, eyes: Viewer): CameraSpot => over(layout, eyes, -0.5, 9.4, 11.9)

/** The chart that is drawn on, and the card beside it. */
export const drawingSpot = (layout: SeasLayout, eyes: Viewer): CameraSpot =>
  filling(sheetsBox(layout, eyes, -29.2, gridEdges.right), 11, 24)

/** Tray and mat, for throws: neither is covered by the panel. */
export const throwSpot: CameraSpot = filling(
  {
    west: trayMiddle.x - trayHalf,
    east: matMiddle.x + matSize.width / 2,
    north: trayMiddle.z - trayHalf,
    south: trayMiddle.z + trayHalf + 0.6,
  },
  24,
)

/** Dice in the hand, with the tray below and the mat beside it: high up they are seen farther to the left. */
export const handSpot: CameraSpot = { ...throwSpot, x: throwSpot.x - 1.2, y: 3 }

/** On a picture that stands upright the tray alone is as wide as it; mat and winds are told by the page. */
export const uprightHandSpot: CameraSpot = {
  x: trayMiddle.x,
  y: 5,
  z: -5,
  azimuth: 0,
  polar: 40 * degrees,
  half: 11,
  fov: wideFov,
}
export const uprightThrowSpot: CameraSpot = {
  x: trayMiddle.x,
  y: 0,
  z: trayMiddle.z,
  azimuth: 0,
  polar: 30 * degrees,
  half: 10,
  fov: wideFov,
}

/** The chart alone, from its first column to its last. */
export function uprightChartSpot(layout: SeasLayout, owner: Seat): CameraSpot | undefined {
  const spot = chartSpot(layout, owner)
  return spot && { ...spot, half: 7.7, halfWidth: 10.2 }
}

/** So much of the chart is seen around a ship, in cm: its spaces are as large then as a fingertip. */
const around = { half: 5.4, halfWidth: 6.9 } as const

/** The waters around a ship, on a picture that stands upright. */
export function uprightShipSpot(layout: SeasLayout, owner: Seat, ship: number): CameraSpot | undefined {
  const spot = chartSpot(layout, owner)
  const chart = layout.things.get(`chart:${owner}`)
  if (!spot || !chart) return undefined
  const [x, y] = middleOf(ship)
  const keep = (at: number, from: number, length: number, half: number) =>
    Math.min(Math.max(at, from + half), from + length - half)
  // Not past the edge of the chart, where there is nothing to see.
  const u = keep(x / 10, grid.left / 10 - 0.6, grid.width / 10 + 1.2, around.halfWidth) - chartSize.width / 2
  const v = keep(y / 10, grid.top / 10 - 0.6, grid.height / 10 + 1.2, around.half) - chartSize.depth / 2
  return { ...spot, ...sheetPoint(chart, u, v), ...around }
}

/** The table from the chair: what is one's own in front, dice and decks behind it. */
export const tableSpot: CameraSpot = {
  x: 2,
  y: 0,
  z: 7.5,
  azimuth: 0,
  polar: 34 * degrees,
  half: 29,
  fov: wideFov,
}

/** Any chart, from the side on which it is upright; without its Travel Log. */
export function chartSpot(layout: SeasLayout, owner: Seat): CameraSpot | undefined {
  const chart = layout.things.get(`chart:${owner}`)
  if (!chart) return undefined
  const middle = (grid.top + grid.height / 2) / 10 - chartSize.depth / 2
  return {
    ...sheetPoint(chart, 0, middle - 0.4),
    y: 0,
    azimuth: chart.yaw,
    polar: reading,
    half: 9.9,
    fov: nearFov,
  }
}

/** The views of this table: the chair's over one's own sheets, the tray, the chart, and the chart from straight above. */
export function seasViews(layout: SeasLayout, eyes: Viewer): OwnViews {
  const sheets = sheetsSpot(layout, eyes)
  const chart = chartSpot(layout, eyes === 'spectator' ? 0 : eyes) ?? sheets
  return {
    hand: { wide: handSpot, halfWidth: handSpot.halfWidth! },
    drop: { wide: tableSpot, halfWidth: 30 },
    seat: { wide: sheets, halfWidth: 18.6 },
    close: { wide: chart, halfWidth: 11 },
    judge: { wide: { ...chart, polar: 0, half: 9.6, fov: parallelFov }, halfWidth: 11 },
  }
}

/** A point of a sheet on the table; from its middle, to the right and towards its reader. */
export function sheetPoint(sheet: Placement, u: number, v: number): { x: number; z: number } {
  return pointOf(sheet, u, v)
}
