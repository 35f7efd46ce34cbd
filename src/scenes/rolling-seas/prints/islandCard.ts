import { type IslandId, islandCard, spaceAt, spaceName } from '../../../rules/rolling-seas/public'
import { coastOf } from '../ink/coast'
import { circle, dot, type Ink, letters, outline, wash } from '../ink/hand'
import { palette, type } from '../ink/palette'
import { drawPaper } from '../ink/paper'
import { grid, middleAt } from '../ink/sheet'
import { symbol } from '../ink/symbols'
import { cardMm, drawCardGround } from './adventureCard'

/** An Island card (4.2): the island as it is printed, its port, and the space that it has to cover. */
export function drawIslandCard(ink: Ink, id: IslandId): void {
  const { name, shape, coordinate } = islandCard(id)
  drawCardGround(ink, palette.wood)
  letters(ink, name, [cardMm.width / 2, 13.4], {
    family: type.title,
    size: 7.6,
    colour: palette.print,
    align: 'center',
    width: 50,
  })
  const size = Math.min(1, 46 / (Math.max(shape.width, shape.height) * 10))
  ink.save()
  ink.translate(cardMm.width / 2, 39)
  ink.scale(size, size)
  const [col, row] = [7, 5]
  const [x, y] = middleAt(col, row)
  ink.translate(-(x - 5 + (shape.width * grid.cell) / 2), -(y - 5 + (shape.height * grid.cell) / 2))
  drawIslandShape(
    ink,
    shape.cells.map(([cx, cy]) => spaceAt(col + cx, row + cy)),
    spaceAt(col + shape.port[0], row + shape.port[1]),
  )
  ink.restore()
  letters(ink, `covers ${spaceName(coordinate)}`, [cardMm.width / 2, 74], {
    family: type.number,
    weight: 800,
    size: 6.4,
    colour: palette.print,
    align: 'center',
  })
  letters(ink, 'turned and flipped as you like', [cardMm.width / 2, 80.6], {
    family: type.text,
    weight: 500,
    size: 3.4,
    colour: palette.printSoft,
    align: 'center',
  })
}

/** An island on spaces of the map, with its port. */
export function drawIslandShape(
  ink: Ink,
  spaces: readonly number[],
  port: number | undefined,
  alpha = 1,
): void {
  for (const coast of coastOf(spaces, { inset: 0.5, tremble: 0.6 })) {
    outline(ink, coast, { colour: palette.seaInk, width: 2.4, alpha: 0.25 * alpha })
    wash(ink, coast, palette.land, alpha)
    outline(ink, coast, { colour: palette.landDeep, width: 1.6, alpha: 0.3 * alpha })
    outline(ink, coast, { colour: palette.print, width: 0.55, alpha })
  }
  ink.save()
  ink.strokeStyle = palette.print
  ink.lineWidth = 0.18
  ink.globalAlpha = 0.35 * alpha
  for (const space of spaces) {
    const [x, y] = middleAt(space % 19, Math.floor(space / 19))
    ink.strokeRect(x - 5, y - 5, 10, 10)
  }
  ink.restore()
  if (port === undefined) return
  const at = middleAt(port % 19, Math.floor(port / 19))
  dot(ink, at, 3.7, palette.paperPale, alpha)
  circle(ink, at, 3.7, { colour: palette.print, width: 0.6, alpha })
  symbol(ink, 'anchor', at, { size: 4.9, colour: palette.print, alpha })
}

const backs = {
  adventure: { ground: '#16384a', line: '#7fb0b8', title: 'Adventure', icon: 'sea-serpent' },
  island: { ground: '#4b5a2c', line: '#d9cf94', title: 'Island', icon: 'island' },
} as const

/** The back of a deck. */
export function drawCardBack(ink: Ink, deck: keyof typeof backs): void {
  const { ground, line, title, icon } = backs[deck]
  drawPaper(ink, cardMm.width, cardMm.height)
  ink.fillStyle = ground
  ink.fillRect(2.6, 2.6, cardMm.width - 5.2, cardMm.height - 5.2)
  ink.save()
  ink.beginPath()
  ink.rect(2.6, 2.6, cardMm.width - 5.2, cardMm.height - 5.2)
  ink.clip()
  for (let row = 0; row < 20; row++)
    for (let col = 0; col < 9; col++)
      for (const radius of [4.4, 3, 1.6])
        circle(ink, [col * 9 + (row % 2) * 4.5, row * 4.6 + 6], radius, {
          colour: line,
          width: 0.22,
          alpha: 0.28,
        })
  ink.restore()
  ink.save()
  ink.strokeStyle = line
  ink.lineWidth = 0.6
  ink.strokeRect(4.6, 4.6, cardMm.width - 9.2, cardMm.height - 9.2)
  ink.restore()
  dot(ink, [cardMm.width / 2, 42], 17, ground)
  circle(ink, [cardMm.width / 2, 42], 17, { colour: line, width: 0.6 })
  symbol(ink, icon, [cardMm.width / 2, 42], { size: 25, colour: line })
  dot(ink, [cardMm.width / 2, 70], 0.1, ground)
  letters(ink, title, [cardMm.width / 2, 73], {
    family: type.title,
    size: 8,
    colour: line,
    align: 'center',
    halo: ground,
  })
}
