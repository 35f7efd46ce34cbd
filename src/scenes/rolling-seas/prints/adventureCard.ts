import {
  type AdventureCard,
  adventureCard,
  type ObstacleKind,
  obstacleNames,
  type Shape,
  shapes,
  spaceAt,
  spaceName,
} from '../../../rules/rolling-seas/public'
import { circle, type Ink, letters, type Point, rule, stroke } from '../ink/hand'
import { drawShape } from '../ink/obstacles'
import { obstacleInk, palette, type } from '../ink/palette'
import { drawPaper } from '../ink/paper'
import { grid, middleAt } from '../ink/sheet'
import { symbol } from '../ink/symbols'

export const cardMm = { width: 63, height: 88 } as const

const effects: Readonly<Record<ObstacleKind, string>> = {
  rocks: 'No ship enters.',
  storm: '+1 Story a space. Nobody stays in it.',
  monster: '1 Provision a space: +2 Story.',
  current: 'Carries you on. +1 Story for 2 spaces.',
}

/** Paper with two rules in the colour of the class. */
export function drawCardGround(ink: Ink, colour: string): void {
  drawPaper(ink, cardMm.width, cardMm.height)
  ink.save()
  ink.strokeStyle = colour
  ink.lineWidth = 0.9
  ink.strokeRect(3.4, 3.4, cardMm.width - 6.8, cardMm.height - 6.8)
  ink.lineWidth = 0.3
  ink.strokeRect(4.8, 4.8, cardMm.width - 9.6, cardMm.height - 9.6)
  ink.restore()
}

/** An Adventure card (4.3): what comes, its shape, its lines, and who draws it on which map. */
export function drawAdventureCard(ink: Ink, id: string): void {
  const card = adventureCard(id)
  const { line } = obstacleInk[card.kind]
  drawCardGround(ink, line)
  letters(ink, obstacleNames[card.kind], [cardMm.width / 2, 13.4], {
    family: type.title,
    size: 8.4,
    colour: line,
    align: 'center',
  })
  drawCardShape(ink, card.kind, shapes[card.shape], 33)
  drawLines(ink, card, 61)
  letters(ink, effects[card.kind], [cardMm.width / 2, 82], {
    family: type.text,
    weight: 500,
    size: 3.2,
    colour: palette.print,
    align: 'center',
    width: 52,
  })
}

/** The shape on squares of its own, its middle at this height. */
function drawCardShape(ink: Ink, kind: ObstacleKind, shape: Shape, y: number): void {
  const size = Math.min(1, 46 / (Math.max(shape.width + 1, shape.height + 1.4) * 10))
  ink.save()
  ink.translate(cardMm.width / 2, y)
  ink.scale(size, size)
  // Drawn in the middle of a map, where the hand knows spaces by their names.
  const [col, row] = [7, 6]
  const [x, y0] = middleAt(col, row)
  ink.translate(-(x - 5 + (shape.width * grid.cell) / 2), -(y0 - 5 + (shape.height * grid.cell) / 2))
  const at = ([cx, cy]: readonly [number, number]) => spaceAt(col + cx, row + cy)
  drawSquares(
    ink,
    shape.cells.map(([cx, cy]) => middleAt(col + cx, row + cy)),
  )
  drawShape(ink, kind, shape.cells.map(at), shape.exit && at(shape.exit), { isSpent: () => false })
  if (shape.exit) {
    const [ex, ey] = middleAt(col + shape.exit[0], row + shape.exit[1])
    circle(ink, [ex, ey], 2.4, { colour: obstacleInk.current.line, width: 0.4, alpha: 0.7 }, 0.2)
  }
  ink.restore()
}

export function drawSquares(ink: Ink, middles: readonly Point[]): void {
  ink.save()
  for (const [x, y] of middles) {
    ink.fillStyle = palette.sea
    ink.fillRect(x - 5, y - 5, 10, 10)
    ink.strokeStyle = palette.seaInk
    ink.lineWidth = 0.2
    ink.strokeRect(x - 5, y - 5, 10, 10)
  }
  ink.restore()
}

/** Column and row that it has to touch, the anchor of Rocks, and where the maps go (RS-33, RS-36, RS-95). */
function drawLines(ink: Ink, card: AdventureCard, y: number): void {
  const name = spaceName(spaceAt(card.column, card.row))
  const [column, row] = [name.charAt(0), name.slice(1)]
  for (const [word, value, x, isAnchor] of [
    ['column', column, 15, card.anchor === 'column'],
    ['row', row, 48, card.anchor === 'row'],
  ] as const) {
    letters(ink, value, [x, y + 2], {
      family: type.number,
      weight: 800,
      size: 9,
      colour: palette.print,
      align: 'center',
    })
    letters(ink, word, [x, y + 7], {
      family: type.text,
      weight: 500,
      size: 3.4,
      colour: palette.printSoft,
      align: 'center',
    })
    if (isAnchor) symbol(ink, 'anchor', [x + 8.4, y - 1], { size: 5.4, colour: palette.route })
  }
  letters(ink, 'or', [31.5, y + 1], {
    family: type.text,
    weight: 500,
    size: 4,
    colour: palette.printSoft,
    align: 'center',
  })
  const passes = { left: 'maps go left', right: 'maps go right', keep: 'on your own map' } as const
  rule(ink, [10, y + 9.6], [53, y + 9.6], { colour: palette.print, width: 0.2, alpha: 0.5 })
  letters(ink, passes[card.pass], [31.5, y + 15], {
    family: type.text,
    weight: 700,
    size: 4.4,
    colour: palette.print,
    align: 'center',
  })
  if (card.pass === 'keep') return
  const side = card.pass === 'left' ? -1 : 1
  for (const x of [31.5 + side * 18.5]) {
    const tip: Point = [x + side * 4, y + 13.6]
    stroke(ink, [[x - side * 1, y + 13.6], tip], { colour: palette.print, width: 0.7 }, 0)
    stroke(
      ink,
      [[tip[0] - side * 2, tip[1] - 1.8], tip, [tip[0] - side * 2, tip[1] + 1.8]],
      { colour: palette.print, width: 0.7 },
      0,
    )
  }
}
