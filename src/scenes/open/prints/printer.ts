import { type CrewColour, crewColours } from '../../../rules/rolling-with-the-waves/public'
import { printer as rattle } from '../../rattle-battle/prints/printer'
import { chartSize } from '../../rolling-seas/layout/sizes'
import { printer as seas } from '../../rolling-seas/prints/printer'
import { mapSize, miniSize } from '../../rolling-with-the-waves/layout'
import { drawMap } from '../../rolling-with-the-waves/prints/mapPrint'
import { drawMini } from '../../rolling-with-the-waves/prints/miniPrint'
import { printer as rollingWaves } from '../../rolling-with-the-waves/prints/printer'
import { type Printer, type PrintRecipe, recipe } from '../../things/prints'
import { printer as waves } from '../../waves/prints/printer'
import { printer as fortune } from '../../waves-of-fortune/prints/printer'
import { openRecipe } from './openPrints'

/** The prints of all boxes: every key begins with the mark of its box. */
const boxes: Readonly<Record<string, Printer>> = {
  rb: rattle,
  ry: rollingWaves,
  rs: seas,
  wf: fortune,
  ws: waves,
}

const crewOf = (text: string): CrewColour => crewColours.find(one => one === text) ?? 'red'

function recipeOf(print: string): PrintRecipe {
  const at = print.indexOf('/')
  const [box, key] = [print.slice(0, at), print.slice(at + 1)]
  const [kind = '', rest = ''] = key.split(':')
  if (box === 'ry' && kind === 'map') return recipe(mapSize, 3.6, pen => drawMap(pen, crewOf(rest)))
  if (box === 'ry' && kind === 'mini') return recipe(miniSize, 3.6, pen => drawMini(pen, crewOf(rest)))
  if (box === 'rs' && (kind === 'chart' || kind === 'ledger')) return blankSheet
  const printer = boxes[box]
  try {
    return printer ? printer.recipeOf(key) : openRecipe(key)
  } catch {
    // A file may name what no box prints.
    return openRecipe('blank')
  }
}

/** Charts are drawn by hand: here they begin as squared paper. */
const blankSheet: PrintRecipe = recipe(chartSize, 3, pen => {
  pen.fill('#f1ead6')
  for (let x = 14; x <= pen.width - 12; x += 10) pen.line(x, 27, x, pen.height - 22, 0.2, '#9db6bd')
  for (let y = 27; y <= pen.height - 22; y += 10) pen.line(14, y, pen.width - 12, y, 0.2, '#9db6bd')
  pen.frame(14, 27, pen.width - 26, pen.height - 49, 0.6, '#3c5b66')
  pen.text('Map', pen.width / 2, 19, { face: 'title', size: 13, colour: '#3a2a1a', align: 'center' })
  pen.age(0.4)
})

/** Everything that is printed on the open table. Symbols of the same name are the same in every box. */
export const printer: Printer = {
  symbols: {
    ...rollingWaves.symbols,
    ...seas.symbols,
    ...waves.symbols,
    ...fortune.symbols,
    ...rattle.symbols,
  },
  recipeOf,
  families: [{ prefix: 'open/pad:', most: 12 }],
  isFree: print => print.startsWith('rb/tile:') || print === 'open/spinner',
}
