import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/public'
import { type PrintRecipe, recipe } from '../../things/prints'
import { penWidth, strokesOf } from '../ink/handwriting'
import { type InkMark, inkOf, mapSize, mapThing, miniSize, miniThing } from '../layout'
import { drawMap } from './mapPrint'
import { drawMini } from './miniPrint'
import { crewInk, noteColours } from './palette'

const density = 8

/** A map with all that is written on it, or a mini board, to be held before the eyes; nothing for other things. */
export function sheetOf(id: string, view: RollingWavesState): PrintRecipe | undefined {
  for (const [seat, { colour }] of view.players.entries()) {
    if (id === miniThing(seat)) return recipe(miniSize, density, pen => drawMini(pen, colour))
    if (id !== mapThing(seat)) continue
    return recipe(mapSize, density, pen => {
      drawMap(pen, colour)
      const { marks, notes } = inkOf(view, seat)
      pen.freely(context => {
        for (const mark of marks) write(context, mark, crewInk[colour].ink)
      })
      for (const { x, y, text, size, align = 'left', tone } of notes)
        pen.text(text, x, y, {
          face: tone === 'strong' ? 'black' : 'bold',
          size,
          align,
          colour: noteColours[tone],
        })
    })
  }
  return undefined
}

function write(context: CanvasRenderingContext2D, mark: InkMark, colour: string): void {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = colour
  context.lineWidth = penWidth(mark)
  for (const points of strokesOf(mark)) {
    context.beginPath()
    for (const [index, { x, y }] of points.entries())
      if (index === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    context.stroke()
  }
}
