import { reach, wallDirections } from './box'
import { overlap } from './gap'
import type { Outline } from './outline'
import { differences, type Polygon } from './polygon'
import { defaultRuler, type Ruler, seaHalfMm, stopOverlapMm } from './ruler'
import { crossingOfInside, type Stretch } from './sweep'
import { type TileOutline, tileUnder } from './tiles'
import { type PlanePoint, type Side, sides } from './types'

/** What a moving Ship may meet. */
export interface Surroundings {
  /** The other Ships in the Sea, a reef (B07) included; the moving Ship itself may be among them. */
  readonly others: readonly Outline[]
  /** Tiles of a card on which tiles block moves (RB-79); others are scenery and do not belong here. */
  readonly blockingTiles?: readonly TileOutline[]
  /** Half of the box's inner side, if not the Sea Box's. */
  readonly halfMm?: number
}

export type Obstacle =
  | { readonly kind: 'wall'; readonly side: Side }
  | { readonly kind: 'tile'; readonly id: string }
  | { readonly kind: 'die'; readonly id: string }

export interface Stop {
  readonly travelMm: number
  /** What ended the way; undefined if all of it was travelled. */
  readonly by: Obstacle | undefined
}

/**
 * Below this a length or a direction's component is rounding noise. Without it a Ship could not slide along a wall or
 * along a Ship that it touches.
 */
const noise = 1e-9

/** RB-78: how far a Ship gets along a unit direction, at most `wantedMm`. Exact, no search (5.6 `legalStop`). */
export function legalStop(
  die: Outline,
  direction: PlanePoint,
  wantedMm: number,
  surroundings: Surroundings,
  ruler: Ruler = defaultRuler,
): Stop {
  let stop: Stop = { travelMm: Math.max(0, wantedMm), by: undefined }
  const shorten = (travelMm: number, by: Obstacle) => {
    if (travelMm < stop.travelMm) stop = { travelMm: Math.max(0, travelMm), by }
  }
  for (const side of sides) {
    shorten(wayToWall(die, direction, side, surroundings.halfMm ?? seaHalfMm), { kind: 'wall', side })
  }
  for (const tile of surroundings.blockingTiles ?? []) {
    shorten(wayToTile(die, direction, tile, ruler), { kind: 'tile', id: tile.id })
  }
  const overlaps = surroundings.others
    .filter(other => other.id !== die.id)
    .map(other => ({ id: other.id, stretch: stretchOver(die, direction, other) }))
  for (;;) {
    const under = overlaps.find(({ stretch }) => isWithin(stop.travelMm, stretch))
    if (!under || stop.travelMm <= 0) return stop
    shorten(under.stretch!.from, { kind: 'die', id: under.id })
  }
}

function isWithin(travelMm: number, stretch: Stretch | undefined): boolean {
  return stretch !== undefined && stretch.from < travelMm && travelMm < stretch.to
}

function wayToWall(die: Outline, direction: PlanePoint, side: Side, halfMm: number): number {
  const wall = wallDirections[side]
  const approach = direction.x * wall.x + direction.y * wall.y
  return approach > noise ? (halfMm - reach(die, wall)) / approach : Number.POSITIVE_INFINITY
}

function wayToTile(die: Outline, direction: PlanePoint, tile: TileOutline, ruler: Ruler): number {
  if (tileUnder(die, [tile], ruler)) return 0
  const stretch =
    ruler.tileBlock === 'centre'
      ? crossingOfInside(die, direction, tile, stopOverlapMm)
      : crossingOfRounded(direction, differences(die.core, tile.polygon), die.radius - stopOverlapMm)
  return stretch && stretch.to > 0 ? stretch.from : Number.POSITIVE_INFINITY
}

/** Where on its way the Ship overlaps another one more than it may: more than at the start, which the engine left. */
function stretchOver(die: Outline, direction: PlanePoint, other: Outline): Stretch | undefined {
  const allowed = Math.max(stopOverlapMm, overlap(die, other))
  const radius = die.radius + other.radius - allowed - noise
  return crossingOfRounded(direction, differences(die.core, other.core), radius)
}

/** The open stretch of the ray from the origin on which it is nearer than `radius` to a polygon. */
function crossingOfRounded(direction: PlanePoint, polygon: Polygon, radius: number): Stretch | undefined {
  if (radius <= 0) return undefined
  // The rounded polygon's border consists of arcs around the corners and of shifted edges; as it is convex, the
  // ray enters it where it first enters a disc or an edge's strip, and leaves it where it leaves the last of them.
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  const include = (stretch: Stretch | undefined) => {
    if (!stretch) return
    from = Math.min(from, stretch.from)
    to = Math.max(to, stretch.to)
  }
  let start = polygon.at(-1)!
  for (const end of polygon) {
    include(crossingOfDisc(direction, end, radius))
    include(crossingOfStrip(direction, start, end, radius))
    start = end
  }
  return from < to ? { from, to } : undefined
}

function crossingOfDisc(direction: PlanePoint, centre: PlanePoint, radius: number): Stretch | undefined {
  const along = centre.x * direction.x + centre.y * direction.y
  const across = centre.x * direction.y - centre.y * direction.x
  const square = radius * radius - across * across
  if (square <= 0) return undefined
  const half = Math.sqrt(square)
  return { from: along - half, to: along + half }
}

/** The strip between an edge and the same edge shifted outwards by the radius. */
function crossingOfStrip(
  direction: PlanePoint,
  start: PlanePoint,
  end: PlanePoint,
  radius: number,
): Stretch | undefined {
  const ex = end.x - start.x
  const ey = end.y - start.y
  const length = Math.sqrt(ex * ex + ey * ey)
  if (length === 0) return undefined
  const tx = ex / length
  const ty = ey / length
  // Outwards of a counter-clockwise edge is (ty, -tx).
  const outwards = clip(start.y * tx - start.x * ty, direction.x * ty - direction.y * tx, radius)
  const along = clip(-start.x * tx - start.y * ty, direction.x * tx + direction.y * ty, length)
  if (!outwards || !along) return undefined
  const from = Math.max(outwards.from, along.from)
  const to = Math.min(outwards.to, along.to)
  return from < to ? { from, to } : undefined
}

/** Where a value that starts at `offset` and changes at `rate` lies between 0 and `width`. */
function clip(offset: number, rate: number, width: number): Stretch | undefined {
  if (Math.abs(rate) < 1e-15) {
    const isBetween = offset > 0 && offset < width
    return isBetween ? { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY } : undefined
  }
  const a = -offset / rate
  const b = (width - offset) / rate
  return a < b ? { from: a, to: b } : { from: b, to: a }
}
