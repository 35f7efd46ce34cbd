import type { PlayerColour } from '../../../rules/rattle-battle/public'
import type { Pen } from '../../things/prints'
import { gunPorts, gunPortV } from '../layout/galleon'
import { cannon } from '../layout/sizes'
import { drawBelly, drawPlanks } from './ornaments'
import { inkOn, palette, seatInk } from './palette'

const tones = ['#8a6036', '#7d552d', '#936a3e', '#845b31'] as const

/** Rail, band in the owner's colour, and the planks below: the same on stern, hull and bow, so that they read as one. */
function drawSide(pen: Pen, colour: PlayerColour, railY: number): void {
  const { width, height } = pen
  const { base, deep } = seatInk[colour]
  drawPlanks(pen, [0, 0, width, height], 5, tones, '#33200e')
  pen.rect(0, railY, width, 5.2, base)
  pen.line(0, railY, width, railY, 0.7, palette.brass)
  pen.line(0, railY + 5.2, width, railY + 5.2, 0.7, palette.brass)
  pen.rect(0, height - 9, width, 9, '#4a3019')
  pen.line(0, height - 9, width, height - 9, 0.8, deep)
  drawBelly(pen, [0, railY + 5.2, width, height - railY - 5.2])
}

/** The gun ports, as large as the Cannons that come into them. */
function drawGunPorts(pen: Pen, inward: 1 | -1): void {
  for (const port of gunPorts) {
    const x = pen.width / 2 + inward * port * 10
    const y = pen.height / 2 + gunPortV * 10
    const size = cannon.width * 10
    pen.rect(x - size / 2, y - size / 2, size, size, 'rgb(30 17 8 / 45%)', 2.5)
    pen.frame(x - size / 2 + 0.5, y - size / 2 + 0.5, size - 1, size - 1, 0.7, '#b98b55', 2.2)
    pen.icon('cannon', x, y, 16, 'rgb(24 13 5 / 45%)')
  }
}

export function drawHull(pen: Pen, colour: PlayerColour): void {
  drawSide(pen, colour, 0.4)
}

export function drawStern(pen: Pen, colour: PlayerColour): void {
  const { base, icon } = seatInk[colour]
  drawSide(pen, colour, 17.4)
  // The cabin windows of the high castle.
  for (let k = 0; k < 4; k++) {
    pen.rect(10 + k * 12, 3.6, 8.6, 10.6, '#2a1a0c', 1.4)
    pen.rect(10.9 + k * 12, 4.5, 6.8, 8.8, '#e9b95a', 1)
    pen.line(14.3 + k * 12, 4.5, 14.3 + k * 12, 13.3, 0.5, '#2a1a0c')
    pen.line(10.9 + k * 12, 8.8, 17.7 + k * 12, 8.8, 0.5, '#2a1a0c')
  }
  pen.disc(74, 12.4, 9.4, palette.brass)
  pen.disc(74, 12.4, 8.4, base)
  pen.icon(icon, 74, 12.4, 11.6, inkOn(colour))
  drawGunPorts(pen, 1)
  pen.age(0.12)
}

export function drawBow(pen: Pen, colour: PlayerColour): void {
  const { base, icon } = seatInk[colour]
  drawSide(pen, colour, 17.4)
  pen.disc(20, 12.4, 9.4, palette.brass)
  pen.disc(20, 12.4, 8.4, base)
  pen.icon(icon, 20, 12.4, 11.6, inkOn(colour))
  drawGunPorts(pen, -1)
  pen.icon('anchor', 80, 29, 11, '#2a1d12')
  pen.age(0.12)
}

export function drawMast(pen: Pen, colour: PlayerColour): void {
  const { width, height } = pen
  const { base, deep, icon } = seatInk[colour]
  pen.fill('#5a3a1f')
  pen.rect(width * 0.4, 0, width * 0.2, height, '#7a5430')
  for (let y = 20; y < height; y += 16) pen.rect(width * 0.36, y, width * 0.28, 2.2, '#2f1d0d')
  // A pennant at the top in the owner's colour, with their emblem.
  pen.rect(0, 0, width, 17, base)
  pen.frame(0.8, 0.8, width - 1.6, 15.4, 0.5, deep, 0.6)
  pen.icon(icon, width / 2, 8.5, 12, inkOn(colour))
}
