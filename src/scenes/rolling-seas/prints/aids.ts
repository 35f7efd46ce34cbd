import { dirs } from '../../../rules/rolling-seas/public'
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

const reminders = [
  ['Round', 'The dice; an Adventure if two winds agree; one action'],
  ['Sail', 'Choose a wind. Points: Speed + Provisions spent. A step costs 1 to 5'],
  ['Storm', '+1 Story a space. Nobody stays in it'],
  ['Monster', '1 Provision a space: +2 Story'],
  ['Current', 'Carries you on. +1 Story for 2 spaces'],
  ['Explore', 'Next to land, not at a port. Each space of land once'],
  ['Port', 'Tell, once a port. Resupply for 1 Gold. Refit for 3, then 5 Gold'],
  ['End', 'A port 5, the Home Port 10. Tell once more'],
] as const

/** The front of the reference card (4.12): the game in eight lines, upright for the captain of a card laid sideways. */
export function drawReminder(ink: Ink): void {
  drawCardGround(ink, palette.seaInk)
  ink.save()
  ink.translate(cardMm.width / 2, cardMm.height / 2)
  ink.rotate(Math.PI / 2)
  for (const [index, [word, text]] of reminders.entries()) {
    const y = -19.6 + index * 6
    letters(ink, word, [-37, y], { family: type.title, size: 4.2, colour: palette.seaInk })
    letters(ink, text, [-21, y], {
      family: type.text,
      weight: 500,
      size: 3,
      colour: palette.print,
      width: 58,
    })
  }
  ink.restore()
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
