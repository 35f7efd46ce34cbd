import {
  type DieReading,
  type FireFault,
  fireFault,
  type PlacedTile,
  type TileId,
  tileIds,
  tileNames,
  tileOutline,
  tileUnder,
} from '../measure'
import { measuresOf } from '../table/judge/measures'
import type { Table } from '../table/part'
import { labStoreOf } from './labStore'

/** Ocean tiles on the floor of the lab's box: cards flat on the print, which dice fall onto without noticing (RB-72a). */

/** The middle of a tile stays this far within the walls, in mm. */
export const tileReachMm = 145

const within = (mm: number) => Math.min(tileReachMm, Math.max(-tileReachMm, mm))
const wholeTurn = (degrees: number) => degrees - 360 * Math.floor(degrees / 360)

/** A tile's name, and which of its kind: "Rocks 2". */
export function tileName(id: TileId): string {
  const alike = tileIds.filter(other => tileNames[other] === tileNames[id])
  return alike.length > 1 ? `${tileNames[id]} ${alike.indexOf(id) + 1}` : tileNames[id]
}

export function layTile(table: Table, id: TileId): void {
  const labStore = labStoreOf(table)
  const { tiles } = labStore.getState()
  if (!tiles.some(tile => tile.id === id))
    labStore.setState({ tiles: [...tiles, { id, x: 0, y: 60, rotation: 0 }] })
}

export function moveTile(table: Table, id: TileId, change: Partial<Omit<PlacedTile, 'id'>>): void {
  labStoreOf(table).setState(({ tiles }) => ({
    tiles: tiles.map(tile => {
      if (tile.id !== id) return tile
      const { x, y, rotation } = { ...tile, ...change }
      return { id, x: within(x), y: within(y), rotation: wholeTurn(rotation) }
    }),
  }))
}

export function takeTile(table: Table, id: TileId): void {
  labStoreOf(table).setState(({ tiles }) => ({ tiles: tiles.filter(tile => tile.id !== id) }))
}

/** What would hinder a shot from one die to another where tiles block fire (RB-80); undefined if nothing does. */
export function shotFault(
  lying: readonly DieReading[],
  tiles: readonly PlacedTile[],
  from: string | undefined,
  to: string | undefined,
): FireFault | undefined {
  if (from === undefined || to === undefined || tiles.length === 0) return undefined
  const { outlines, ruler } = measuresOf(lying)
  const [shooter, target] = [outlines.get(from), outlines.get(to)]
  return shooter && target && fireFault(shooter, target, tiles.map(tileOutline), ruler)
}

/** The tile that a die stands on (RB-72). */
export function tileBelow(
  lying: readonly DieReading[],
  tiles: readonly PlacedTile[],
  id: string,
): TileId | undefined {
  const { outlines, ruler } = measuresOf(lying)
  const outline = outlines.get(id)
  const under = outline && tileUnder(outline, tiles.map(tileOutline), ruler)
  return tileIds.find(tile => tile === under?.id)
}

/** Why a shot is not possible, with the tile by its name. */
export function shotWords({ rule, why, by }: FireFault): { readonly text: string; readonly rule: string } {
  const tile = tileIds.find(id => id === by)
  return { text: tile ? why.replace(`tile ${by}`, `the tile ${tileName(tile)}`) : why, rule }
}
