import { tileIds, tilePolygons } from '../../../measure'
import type { Pen } from '../../things/prints'

/** An Ocean tile: its very outline in the middle of the cell, what it is inside. The ground stays clear. */
export function drawTile(pen: Pen, id: string): void {
  const tile = tileIds.find(one => one === id)
  if (!tile) return
  const polygon = tilePolygons[tile]
  const outline = (scale: number) =>
    polygon.map(({ x, y }) => [pen.width / 2 + x * scale, pen.height / 2 - y * scale] as const)
  const [cx, cy] = [pen.width / 2, pen.height / 2]
  switch (tile) {
    case 'T9':
      for (let k = 0; k < 6; k++) pen.shape(outline(1 - k * 0.16), k % 2 === 0 ? '#0a3348' : '#4f93a3')
      pen.icon('whirlwind', cx, cy, 40, '#dfe9da')
      return
    case 'T11':
      for (let k = 0; k < 4; k++) pen.shape(outline(1 - k * 0.24), k % 2 === 0 ? '#a8432f' : '#efe6c9')
      return
    case 'T8':
      pen.shape(outline(1), '#6d4f2e')
      pen.shape(outline(0.93), '#a98a58')
      pen.icon('harbor-dock', cx - 30, cy, 34, '#3a2712')
      pen.icon('castle', cx + 14, cy, 30, '#3a2712')
      pen.icon('anchor', cx + 52, cy, 24, '#3a2712')
      return
    case 'T10':
      pen.shape(outline(1), '#d9c68c')
      pen.shape(outline(0.82), '#7f9a4e')
      pen.icon('island', cx, cy, 40, '#2f4a22')
      return
    case 'T5':
    case 'T6':
    case 'T7':
      pen.shape(outline(1), '#c8bd9c')
      pen.shape(outline(0.92), '#e9e0c4')
      for (const dx of [-26, 0, 26]) pen.icon('skull-crossed-bones', cx + dx, cy, 19, '#4a3d28')
      return
    default:
      pen.shape(outline(1), '#4a463f')
      pen.shape(outline(0.8), '#6b665b')
      pen.shape(outline(0.45), '#8b8475')
      pen.icon('rock', cx, cy, 22, '#3a3731')
  }
}
