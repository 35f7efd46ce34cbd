import { dirs } from '../../../rules/rolling-seas/vocabulary'
import { circle, dot, type Ink, letters, type Point, rule } from '../ink/hand'
import { palette, type } from '../ink/palette'
import { drawPaper } from '../ink/paper'
import { symbol } from '../ink/symbols'
import { compassSize } from '../layout/sizes'
import { cardMm, drawCardGround } from './adventureCard'

/** Around a point, clockwise from the top. */
const around = ([x, y]: Point, radius: number, eighths: number): Point => {
  const angle = (eighths * Math.PI) / 4 - Math.PI / 2
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
}

/** The compass side of the reference card: the eight directions about the token, the round in three words beside it. */
export function drawReference(ink: Ink): void {
  drawCardGround(ink, palette.seaInk)
  const middle: Point = [cardMm.width / 2, cardMm.height / 2]
  // The card lies sideways: its letters stand upright for the captain.
  ink.save()
  ink.translate(...middle)
  ink.rotate(Math.PI / 2)
  for (const [index, dir] of dirs.entries()) {
    const [x, y] = around([0, 0], 27.6, index)
    const isMain = index % 2 === 0
    letters(ink, dir, [x, y + (isMain ? 1.9 : 1.3)], {
      family: type.number,
      weight: 800,
      size: isMain ? 5.4 : 3.8,
      colour: isMain ? palette.print : palette.printSoft,
      align: 'center',
    })
  }
  for (const [text, x, y] of [
    ['Sail', -34, -22],
    ['Explore', -34, 24],
    ['Visit', 34, -22],
    ['1 · 2 · 3 · 4 · 5', 34, 24],
  ] as const)
    letters(ink, text, [x, y], {
      family: type.title,
      size: 4.6,
      colour: palette.print,
      align: 'center',
      alpha: 0.8,
    })
  ink.restore()
  circle(ink, middle, 25.6, { colour: palette.print, width: 0.3, alpha: 0.6 })
}

const costs = [1, 2, 3, 4, 5, 4, 3, 2] as const

/** The compass token (2, row 7): what a step costs in each direction, when its 1 points where the wind blows to. */
export function drawCompass(ink: Ink): void {
  const size = compassSize.width * 10
  const middle: Point = [size / 2, size / 2]
  drawPaper(ink, size, size)
  dot(ink, middle, size / 2, '#16384a')
  circle(ink, middle, size / 2 - 1.2, { colour: palette.brass, width: 0.7 })
  circle(ink, middle, 14.6, { colour: palette.brass, width: 0.3 })
  for (const [index, cost] of costs.entries()) {
    const [x, y] = around(middle, 19, index)
    ink.save()
    ink.translate(x, y)
    ink.rotate((index * Math.PI) / 4)
    letters(ink, String(cost), [0, 2.6], {
      family: type.number,
      weight: 800,
      size: cost === 1 ? 8.4 : 6.8,
      colour: cost === 1 ? '#f4d98b' : '#dfe6d6',
      align: 'center',
    })
    ink.restore()
    rule(ink, around(middle, 12.4, index + 0.5), around(middle, 22.6, index + 0.5), {
      colour: palette.brass,
      width: 0.22,
      alpha: 0.7,
    })
  }
  // An arrow to the 1: there the wind blows.
  ink.save()
  ink.fillStyle = '#f4d98b'
  ink.beginPath()
  ink.moveTo(middle[0], middle[1] - 13.4)
  ink.lineTo(middle[0] + 4, middle[1] - 4)
  ink.lineTo(middle[0] + 1.2, middle[1] - 5)
  ink.lineTo(middle[0] + 1.2, middle[1] + 10)
  ink.lineTo(middle[0] - 1.2, middle[1] + 10)
  ink.lineTo(middle[0] - 1.2, middle[1] - 5)
  ink.lineTo(middle[0] - 4, middle[1] - 4)
  ink.fill()
  ink.restore()
  symbol(ink, 'wind-slap', [middle[0], middle[1] + 4.6], { size: 9, colour: '#dfe6d6', alpha: 0.35 })
}
