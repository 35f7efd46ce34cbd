import { tileNames, tilePolygons } from '../../../measure'
import { adventureCard, type RattleState } from '../../../rules/rattle-battle/public'
import { tableTop } from './sizes'
import type { Frame, LayoutWriter } from './writer'

/** A hair above the floor of the Sea Box, in cm: tiles have no height (RB-72a). */
const aboveFloor = 0.02

/** The Ocean tiles of the card, on the floor of the Sea Box. */
export function layTiles(writer: LayoutWriter, view: RattleState, sea: Frame): void {
  if (!view.adventure) return
  for (const tile of adventureCard(view.adventure.card).tiles) {
    const polygon = tilePolygons[tile.id]
    const reach = (of: (corner: { x: number; y: number }) => number) =>
      (2 * Math.max(...polygon.map(corner => Math.abs(of(corner))))) / 10
    writer.put(
      sea,
      `tile:${tile.id}`,
      'tile',
      tile.x / 10,
      -tile.y / 10,
      { width: reach(({ x }) => x), depth: reach(({ y }) => y), height: 0.01 },
      {
        label: `An Ocean tile: ${tileNames[tile.id]}`,
        front: `tile:${tile.id}`,
        item: tile.id,
        lift: aboveFloor - tableTop,
        turn: (tile.rotation * Math.PI) / 180,
      },
    )
  }
}
