import { cosDeg, sinDeg } from './angle'
import { isTouching } from './gap'
import type { Outline } from './outline'
import { nearestPoints, type Polygon, polygonDistance, type Segment } from './polygon'
import { roundGap } from './rounding'
import { defaultRuler, type Ruler } from './ruler'

export const tileIds = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9', 'T10', 'T11'] as const
export type TileId = (typeof tileIds)[number]

/** A tile on the floor: its centre and its rotation in degrees, counter-clockwise (rattle-battle 4.4). */
export interface PlacedTile {
  readonly id: TileId
  readonly x: number
  readonly y: number
  readonly rotation: number
}

/** What a tile covers. Tiles have no height and no rounded corners (RB-72a). */
export interface TileOutline {
  readonly id: string
  readonly polygon: Polygon
}

const corners = (...pairs: readonly (readonly [number, number])[]): Polygon =>
  pairs.map(([x, y]) => ({ x, y }))

/** First corner on the +x axis. */
function regularPolygon(count: number, radius: number): Polygon {
  return Array.from({ length: count }, (_, i) => {
    const direction = (360 / count) * i
    return { x: radius * cosDeg(direction), y: radius * sinDeg(direction) }
  })
}

const rocks = corners([-26, -6], [-12, -18], [14, -18], [26, 2], [10, 18], [-16, 16])
const bones = corners([-45, -8], [-37, -12], [37, -12], [45, -8], [45, 8], [37, 12], [-37, 12], [-45, 8])
const harbour = corners([-80, -25], [80, -25], [80, 25], [-80, 25])
const island = corners([-40, -15], [-20, -30], [20, -30], [40, -15], [40, 15], [20, 30], [-20, 30], [-40, 15])

/** Convex outlines around each tile's centre, counter-clockwise (rattle-battle 4.9). */
export const tilePolygons: Readonly<Record<TileId, Polygon>> = {
  T1: rocks,
  T2: rocks,
  T3: rocks,
  T4: rocks,
  T5: bones,
  T6: bones,
  T7: bones,
  T8: harbour,
  T9: regularPolygon(16, 35),
  T10: island,
  T11: regularPolygon(16, 40),
}

export const tileNames: Readonly<Record<TileId, string>> = {
  T1: 'Rocks',
  T2: 'Rocks',
  T3: 'Rocks',
  T4: 'Rocks',
  T5: 'Bones',
  T6: 'Bones',
  T7: 'Bones',
  T8: 'Harbour',
  T9: 'Whirlpool',
  T10: 'Island',
  T11: 'Target',
}

export function tileOutline({ id, x, y, rotation }: PlacedTile): TileOutline {
  const cos = cosDeg(rotation)
  const sin = sinDeg(rotation)
  const polygon = tilePolygons[id].map(corner => ({
    x: x + corner.x * cos - corner.y * sin,
    y: y + corner.x * sin + corner.y * cos,
  }))
  return { id, polygon }
}

/** RB-62a, RB-63: the distance between a die's outline and a tile, to 0.001 mm. */
export function tileGap(die: Outline, tile: TileOutline): number {
  return roundGap(Math.max(0, polygonDistance(die.core, tile.polygon) - die.radius))
}

/** RB-62a: how far a die's outline reaches over a tile's border; exact, not rounded. */
export function tileOverlap(die: Outline, tile: TileOutline): number {
  return Math.max(0, die.radius - polygonDistance(die.core, tile.polygon))
}

/** RB-72, RB-72a: a Ship that at least touches a tile stands on it. */
export function isStandingOn(die: Outline, tile: TileOutline, ruler: Ruler = defaultRuler): boolean {
  return isTouching(tileGap(die, tile), ruler)
}

/** The first of the tiles on which a Ship stands. */
export function tileUnder(
  die: Outline,
  tiles: readonly TileOutline[],
  ruler: Ruler = defaultRuler,
): TileOutline | undefined {
  return tiles.find(tile => isStandingOn(die, tile, ruler))
}

/** Where the ruler lies between a die and a tile; undefined if the die's core is over the tile. */
export function nearestToTile(die: Outline, tile: TileOutline): Segment | undefined {
  const cores = nearestPoints(die.core, tile.polygon)
  if (!cores) return undefined
  const { from, to } = cores
  const dx = to.x - from.x
  const dy = to.y - from.y
  const distance = Math.sqrt(dx * dx + dy * dy)
  const part = Math.min(1, die.radius / distance)
  return { from: { x: from.x + dx * part, y: from.y + dy * part }, to }
}
