import { roundCount } from '../../../rules/rolling-seas/public'
import { type Ink, lengthOf, letters, rule } from './hand'
import { palette, type } from './palette'
import { chartSheet } from './sheet'

const top = 197
const pitch = 6.3
const rows = Math.ceil(roundCount / 2)
const columnWidth = 92
const left = 13

const written = { family: type.text, weight: 500, colour: palette.pen } as const

/** The story of the voyage, a line a round (RS-8). */
export function drawTravelLog(ink: Ink, log: readonly string[]): void {
  letters(ink, 'Travel Log', [chartSheet.width / 2, 190], {
    family: type.title,
    size: 7,
    colour: palette.print,
    align: 'center',
  })
  for (const [index, line] of log.entries()) {
    const x = left + Math.floor(index / rows) * (columnWidth + 7)
    const y = top + (index % rows) * pitch
    rule(ink, [x, y + 1.1], [x + columnWidth, y + 1.1], { colour: palette.print, width: 0.2, alpha: 0.34 })
    letters(ink, String(index + 1), [x + 4, y], {
      family: type.number,
      weight: 800,
      size: 3,
      colour: palette.printSoft,
      align: 'right',
    })
    writeLine(ink, line, x + 6, y)
  }
}

/** In one line, else in two smaller ones. */
function writeLine(ink: Ink, text: string, x: number, y: number): void {
  const room = columnWidth - 6
  const one = { ...written, size: 3.5 }
  if (lengthOf(ink, text, one) <= room * 1.12) {
    letters(ink, text, [x, y], { ...one, width: room })
    return
  }
  const half = text.lastIndexOf(' ', Math.ceil(text.length / 2) + 4)
  const two = { ...written, size: 2.7, width: room }
  letters(ink, text.slice(0, half), [x, y - 2.5], two)
  letters(ink, text.slice(half + 1), [x, y + 0.3], two)
}
