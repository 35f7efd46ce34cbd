import { type Cls, type CouncilCard, classes, councilCards } from '../../../rules/waves/public'
import type { Pen } from '../../things/prints'
import { classLook, palette } from './palette'
import { drawPower } from './shields'

const grounds: Readonly<Record<CouncilCard['colour'], string>> = {
  blue: '#bcd3dd',
  pink: '#e9c3c3',
  white: '#efebe0',
  sand: '#e3d2a8',
}

const cardOf = (id: string) => Object.values(councilCards).find(card => card.id === id)!

/** How many Shells an Open Majority is worth; `row` is what the table wrote over it, `lit` the row in force. */
export function drawCouncilCard(pen: Pen, id: string, row: readonly string[], lit: number): void {
  const { colour, shells } = cardOf(id)
  pen.fill(grounds[colour])
  pen.frame(2.6, 2.6, pen.width - 5.2, pen.height - 5.2, 0.9, palette.sea, 2)
  pen.text('Shells', pen.width / 2, 15.6, {
    face: 'title',
    size: 15,
    colour: palette.seaDeep,
    align: 'center',
    width: 52,
  })
  for (const cls of classes) drawRow(pen, cls, row[cls - 1] ?? 'card', shells[cls - 1]!, cls === lit)
  pen.age(0.1)
}

function drawRow(pen: Pen, cls: Cls, own: string, printed: number, isLit: boolean): void {
  const y = 23.4 + (cls - 1) * 13.4
  const count = own === 'card' ? printed : Number(own)
  if (isLit) {
    pen.rect(4.2, y - 6.4, pen.width - 8.4, 12.8, palette.cream, 2)
    pen.frame(4.2, y - 6.4, pen.width - 8.4, 12.8, 1, palette.brass, 2)
  }
  drawPower(pen, cls, 13, y, 6)
  // A number is read from farther away than a row of shells.
  const number = { face: 'number', size: 15, colour: palette.seaDeep, align: 'center' } as const
  pen.text(String(count), 33, y + 5.2, number)
  pen.icon('scallop', 48, y, 11, count === 0 ? palette.inkSoft : palette.fish)
  if (own !== 'card') pen.line(26, y + 5.8, 40, y + 5.8, 0.8, palette.coral)
  pen.line(6, y + 6.7, pen.width - 6, y + 6.7, 0.2, classLook[cls].deep)
}

/** One icon a player. */
export function drawCouncilBack(pen: Pen, id: string): void {
  const { colour, icons } = cardOf(id)
  pen.fill(grounds[colour])
  pen.frame(2.6, 2.6, pen.width - 5.2, pen.height - 5.2, 0.9, palette.sea, 2)
  for (let k = 0; k < icons; k++) {
    const angle = (k / icons) * Math.PI * 2
    pen.icon(
      'robe',
      pen.width / 2 - Math.sin(angle) * 17,
      pen.height / 2 + Math.cos(angle) * 20,
      13,
      palette.sea,
    )
  }
  pen.icon('wave-crest', pen.width / 2, pen.height / 2, 15, palette.fish)
  pen.age(0.1)
}
