import type { CrewColour } from '../../../rules/rolling-with-the-waves/public'
import type { Pen } from '../../things/prints'
import { drawEmblem } from './mapPrint'
import { crewInk, onCrew, palette } from './palette'

/** Rows of the score sheet, and where the columns of the seats are, in mm. */
export const padRows = ['Treasure', 'Buried chests', 'Full tracks', 'Infamy left', 'Total'] as const
export const padRowY = (row: number): number => 64 + row * 25
export const padColumnX = (seat: number, seats: number): number => 96 + ((seat + 0.5) * 154) / seats

const words = [
  'each number as it is written',
  '2 points each',
  '5 points each',
  '1 point for every 3',
  '',
] as const

/** The sheet on which the points are added up (RW-120 to RW-123). */
export function drawPad(pen: Pen, colours: readonly CrewColour[]): void {
  const { width, height } = pen
  pen.fill(palette.square)
  pen.age(0.45)
  pen.frame(3, 3, width - 6, height - 6, 0.8, palette.line, 2)
  pen.text('The reckoning', 12, 24, { face: 'title', size: 15, colour: palette.red })
  for (const [row, title] of padRows.entries()) {
    const y = padRowY(row)
    const isLast = row === padRows.length - 1
    pen.line(10, y - 17, width - 10, y - 17, isLast ? 0.9 : 0.3, palette.line)
    pen.text(title, 12, y - 3, {
      face: isLast ? 'title' : 'black',
      size: isLast ? 12 : 8,
      colour: palette.ink,
    })
    pen.text(words[row]!, 12, y + 4.4, { face: 'text', size: 5, colour: palette.faint })
  }
  pen.line(10, height - 8, width - 10, height - 8, 0.9, palette.line)
  for (const [seat, colour] of colours.entries()) {
    const x = padColumnX(seat, colours.length)
    const { base, deep, icon } = crewInk[colour]
    if (seat > 0) {
      const edge = (x + padColumnX(seat - 1, colours.length)) / 2
      pen.line(edge, 14, edge, height - 8, 0.3, palette.line)
    }
    drawEmblem(pen, x, 26, 12, base, deep, icon, onCrew(colour))
  }
}
