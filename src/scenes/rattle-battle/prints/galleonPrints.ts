import type { PlayerColour } from '../../../rules/rattle-battle/vocabulary'
import { drawPlanks } from './ornaments'
import { palette, seatInk } from './palette'
import type { Pen } from './pen'

const tones = ['#8a6036', '#7d552d', '#936a3e', '#845b31'] as const

/** Rail, band in the owner's colour, and the planks below: the same on stern, hull and bow, so that they read as one. */
function drawSide(pen: Pen, colour: PlayerColour, railY: number): void {
  const { width, height } = pen
  const { base, deep } = seatInk[colour]
  drawPlanks(pen, [0, 0, width, height], 6.4, tones, '#3f2811')
  pen.rect(0, railY, width, 5.2, base)
  pen.line(0, railY, width, railY, 0.7, palette.brass)
  pen.line(0, railY + 5.2, width, railY + 5.2, 0.7, palette.brass)
  pen.rect(0, height - 9, width, 9, '#4a3019')
  pen.line(0, height - 9, width, height - 9, 0.8, deep)
}

export function drawHull(pen: Pen, colour: PlayerColour): void {
  drawSide(pen, colour, 6)
}

export function drawStern(pen: Pen, colour: PlayerColour): void {
  const { base, deep, icon } = seatInk[colour]
  drawSide(pen, colour, 26)
  // The cabin windows of the high castle.
  for (let k = 0; k < 4; k++) {
    pen.rect(10 + k * 12, 7, 8.6, 11, '#2a1a0c', 1.4)
    pen.rect(10.9 + k * 12, 7.9, 6.8, 9.2, '#e9b95a', 1)
    pen.line(14.3 + k * 12, 7.9, 14.3 + k * 12, 17.1, 0.5, '#2a1a0c')
    pen.line(10.9 + k * 12, 12.4, 17.7 + k * 12, 12.4, 0.5, '#2a1a0c')
  }
  pen.disc(74, 14, 9.4, palette.brass)
  pen.disc(74, 14, 8.4, base)
  pen.icon(icon, 74, 14, 11.6, deep === '#8d8473' ? palette.ink : palette.cream)
  pen.age(0.12)
}

export function drawBow(pen: Pen, colour: PlayerColour): void {
  const { base, deep, icon } = seatInk[colour]
  drawSide(pen, colour, 26)
  pen.disc(20, 14, 9.4, palette.brass)
  pen.disc(20, 14, 8.4, base)
  pen.icon(icon, 20, 14, 11.6, deep === '#8d8473' ? palette.ink : palette.cream)
  pen.icon('anchor', 63, 40, 17, '#2a1d12')
  pen.age(0.12)
}

export function drawMast(pen: Pen, colour: PlayerColour): void {
  const { width, height } = pen
  const { base, deep, icon } = seatInk[colour]
  pen.fill('#5a3a1f')
  pen.rect(width * 0.4, 0, width * 0.2, height, '#7a5430')
  for (let y = 20; y < height; y += 16) pen.rect(width * 0.36, y, width * 0.28, 2.2, '#2f1d0d')
  // A pennant at the top in the owner's colour, with his emblem.
  pen.rect(0, 0, width, 17, base)
  pen.frame(0.8, 0.8, width - 1.6, 15.4, 0.5, deep, 0.6)
  pen.icon(icon, width / 2, 8.5, 12, deep === '#8d8473' ? palette.ink : palette.cream)
}
