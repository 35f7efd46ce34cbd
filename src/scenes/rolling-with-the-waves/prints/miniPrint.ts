import { type CrewColour, type Icon, icons } from '../../../rules/rolling-with-the-waves/public'
import type { Pen } from '../../things/prints'
import { cellSide, cellTop, miniCells } from '../layout'
import { crewInk, onCrew, palette } from './palette'

const looks: Readonly<Record<Icon, { readonly icon: string; readonly lines: readonly string[] }>> = {
  spirits: { icon: 'brandy-bottle', lines: ['Raise', 'Spirits'] },
  chest1: { icon: 'locked-chest', lines: ['Chest 1'] },
  chest2: { icon: 'locked-chest', lines: ['Chest 2'] },
  chest3: { icon: 'locked-chest', lines: ['Chest 3'] },
  bury: { icon: 'spade', lines: ['Bury: all three dice'] },
  hull: { icon: 'checked-shield', lines: ['Hull'] },
  smallCannon: { icon: 'cannon', lines: ['Small', 'Cannon'] },
  largeCannon: { icon: 'pirate-cannon', lines: ['Large', 'Cannon'] },
  ports: { icon: 'harbor-dock', lines: ['Raid', 'Ports'] },
  crew: { icon: 'three-friends', lines: ['Hire', 'Crew'] },
}

/** The mini board, with its icons in the order in which they are resolved (4.8). */
export function drawMini(pen: Pen, colour: CrewColour): void {
  const { width, height } = pen
  const { base, deep } = crewInk[colour]
  pen.fill(base)
  pen.rect(0, height * 0.62, width, height * 0.38, deep)
  pen.age(0.5)
  pen.frame(1.6, 1.6, width - 3.2, height - 3.2, 0.5, onCrew(colour), 3)
  for (const [step, icon] of icons.entries()) drawCell(pen, icon, step, onCrew(colour))
}

function drawCell(pen: Pen, icon: Icon, step: number, on: string): void {
  const { icon: symbol, lines } = looks[icon]
  const cells = miniCells[icon]
  const left = cells[0]!
  const right = cells.at(-1)! + cellSide
  const middle = (left + right) / 2
  if (cells.length > 1)
    pen.frame(left - 1.8, cellTop - 1.8, right - left + 3.6, cellSide + 3.6, 0.9, palette.gold, 2.4)
  for (const x of cells) {
    pen.rect(x, cellTop, cellSide, cellSide, palette.paper, 1.8)
    pen.frame(x, cellTop, cellSide, cellSide, 0.7, palette.wood, 1.8)
    pen.icon(symbol, x + cellSide / 2, cellTop + cellSide / 2, 13, palette.woodPale)
  }
  for (const [index, line] of lines.entries())
    pen.text(line, middle, 16.4 - (lines.length - 1 - index) * 6.2, {
      face: 'title',
      size: 7,
      colour: on,
      align: 'center',
      width: right - left + 3,
    })
  pen.text(String(step + 1), middle, 50.4, {
    face: 'number',
    size: 6.4,
    colour: palette.cream,
    align: 'center',
  })
}
