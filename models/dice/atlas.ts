import { blur, clamp01, type Field, makeField, mapField } from '../lib/field'
import { drawMask, normalsFrom, type Picture, packFields } from '../lib/picture'
import { cellDrawing } from './cellDrawings'
import { atlasColumns, atlasRows, type PageName, pages } from './cells'
import { cellMm } from './roundedDie'

export interface DiceAtlas {
  /**
   * Red and green: ink. Blue: cavity, 0 on the flat to 1 in the depth. Ink is what the eye is sharp for, so it has the
   * channels that WebP keeps at full size.
   */
  readonly ink: Picture
  readonly normal: Picture
}

/** The engraving of one page of faces at this many pixels a cell. */
export async function diceAtlas(page: PageName, cellPixels: number): Promise<DiceAtlas> {
  const rows = atlasRows(page)
  const width = atlasColumns * cellPixels
  const height = rows * cellPixels
  const cells = pages[page].map((name, index) => {
    const x = (index % atlasColumns) * cellMm
    const y = Math.floor(index / atlasColumns) * cellMm
    return `<g transform="translate(${x} ${y})">${cellDrawing(name)}</g>`
  })
  const mask = await drawMask(width, height, atlasColumns * cellMm, rows * cellMm, cells.join(''))
  // The groove: walls of 0.1 mm and a hollow floor, so that light runs round in it.
  const pixelsPerMm = cellPixels / cellMm
  const steep = blur(mask, 0.09 * pixelsPerMm)
  const soft = blur(mask, 0.36 * pixelsPerMm)
  const depth: Field = makeField(width, height)
  for (let i = 0; i < depth.data.length; i++) {
    depth.data[i] = 0.6 * steep.data[i]! + 0.7 * soft.data[i]! * steep.data[i]!
  }
  const cavity = mapField(soft, (value, i) => clamp01(value * (0.4 + 0.6 * mask.data[i]!) * 1.15))
  return {
    ink: packFields(mask, mask, cavity),
    normal: normalsFrom(
      mapField(depth, value => -value),
      // 0.28 mm deep: a shade deeper than the mill cuts, for it must be seen from the seat.
      0.28 * pixelsPerMm,
    ),
  }
}
