import { columnCount, rowCount } from '../../../rules/rolling-seas/public'
import { circle, type Ink, letters, type Point, rule, stroke, unrest } from './hand'
import { palette, type } from './palette'
import { chartSheet, grid } from './sheet'
import { symbol } from './symbols'

/** The sheet before anything is drawn on it: paper, its clouds and fibres, darker where hands have held it. */
export function drawPaper(ink: Ink, width: number, height: number): void {
  ink.save()
  ink.fillStyle = palette.paper
  ink.fillRect(0, 0, width, height)
  for (let i = 0; i < 70; i++) {
    const [x, y] = [(unrest(i * 3.3) + 1) * 0.5 * width, (unrest(i * 5.9 + 2) + 1) * 0.5 * height]
    const radius = 8 + (unrest(i * 7.1) + 1) * 26
    const stain = ink.createRadialGradient(x, y, 0, x, y, radius)
    const isPale = i % 3 === 0
    stain.addColorStop(0, isPale ? 'rgb(255 250 232 / 26%)' : 'rgb(160 122 66 / 9%)')
    stain.addColorStop(1, 'rgb(160 122 66 / 0%)')
    ink.fillStyle = stain
    ink.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
  ink.strokeStyle = '#6b4d22'
  ink.lineWidth = 0.12
  for (let i = 0; i < 420; i++) {
    const [x, y] = [(unrest(i * 1.7 + 40) + 1) * 0.5 * width, (unrest(i * 2.9 + 80) + 1) * 0.5 * height]
    const angle = unrest(i * 4.1) * Math.PI
    const long = 0.8 + (unrest(i) + 1) * 1.6
    ink.globalAlpha = 0.05 + (unrest(i * 9) + 1) * 0.04
    ink.beginPath()
    ink.moveTo(x, y)
    ink.lineTo(x + Math.cos(angle) * long, y + Math.sin(angle) * long)
    ink.stroke()
  }
  ink.globalAlpha = 1
  for (const [x, y, w, h] of [
    [0, 0, 16, 0],
    [width, 0, -16, 0],
    [0, 0, 0, 16],
    [0, height, 0, -16],
  ] as const) {
    const edge = ink.createLinearGradient(x, y, x + w, y + h)
    edge.addColorStop(0, 'rgb(112 78 34 / 24%)')
    edge.addColorStop(0.35, 'rgb(112 78 34 / 8%)')
    edge.addColorStop(1, 'rgb(112 78 34 / 0%)')
    ink.fillStyle = edge
    ink.fillRect(0, 0, width, height)
  }
  ink.restore()
}

/** Everything that is printed on every chart: sea, rhumb lines, grid, border and letters. */
export function drawPrintedSea(ink: Ink): void {
  const { left, top, width, height, cell } = grid
  ink.save()
  ink.beginPath()
  ink.rect(left, top, width, height)
  ink.clip()
  ink.fillStyle = palette.sea
  ink.fillRect(left, top, width, height)
  for (let i = 0; i < 46; i++) {
    const [x, y] = [
      left + (unrest(i * 6.1) + 1) * 0.5 * width,
      top + (unrest(i * 8.3 + 1) + 1) * 0.5 * height,
    ]
    const radius = 12 + (unrest(i * 2.7) + 1) * 16
    const cloud = ink.createRadialGradient(x, y, 0, x, y, radius)
    cloud.addColorStop(0, i % 2 ? 'rgb(240 236 214 / 30%)' : 'rgb(104 152 158 / 22%)')
    cloud.addColorStop(1, 'rgb(150 190 190 / 0%)')
    ink.fillStyle = cloud
    ink.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  }
  drawRhumbs(ink, [left + width / 2, top + height / 2])
  drawWaves(ink)
  ink.restore()
  drawGrid(ink)
  drawBorder(ink)
  for (let col = 0; col < columnCount; col++) {
    const at: Type = [left + (col + 0.5) * cell, top - 5.4]
    letters(ink, 'ABCDEFGHIJKLMNOPQRS'.charAt(col), at, { ...scale, align: 'center' })
  }
  for (let row = 0; row < rowCount; row++)
    letters(ink, String(row + 1), [left - 5.2, top + (row + 0.5) * cell + 1.5], { ...scale, align: 'right' })
}

type Type = Point
const scale = { family: type.number, weight: 800, size: 4.2, colour: palette.print } as const

/** Thirty-two lines from a rose in the middle. */
function drawRhumbs(ink: Ink, middle: Point): void {
  for (let i = 0; i < 32; i++) {
    const angle = (i / 32) * Math.PI * 2
    const far: Point = [middle[0] + Math.cos(angle) * 140, middle[1] + Math.sin(angle) * 140]
    const isMain = i % 4 === 0
    rule(ink, middle, far, {
      colour: palette.seaInk,
      width: isMain ? 0.22 : 0.14,
      alpha: isMain ? 0.3 : 0.16,
    })
  }
  for (const radius of [22, 20.8, 13])
    circle(ink, middle, radius, { colour: palette.seaInk, width: 0.2, alpha: 0.3 })
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2 - Math.PI / 2
    const [long, half] = i % 4 === 0 ? [20, 2.4] : i % 2 === 0 ? [15, 1.9] : [11, 1.2]
    const tip: Point = [middle[0] + Math.cos(angle) * long, middle[1] + Math.sin(angle) * long]
    for (const side of [-1, 1]) {
      ink.save()
      ink.globalAlpha = side > 0 ? 0.3 : 0.12
      ink.fillStyle = palette.seaInk
      ink.beginPath()
      ink.moveTo(...tip)
      ink.lineTo(
        middle[0] + Math.cos(angle + side * 0.55) * half,
        middle[1] + Math.sin(angle + side * 0.55) * half,
      )
      ink.lineTo(...middle)
      ink.fill()
      ink.restore()
    }
  }
}

function drawWaves(ink: Ink): void {
  const { left, top, width, height } = grid
  for (let i = 0; i < 90; i++) {
    const x = left + (unrest(i * 3.7 + 11) + 1) * 0.5 * width
    const y = top + (unrest(i * 5.3 + 17) + 1) * 0.5 * height
    const points: Point[] = [0, 1, 2, 3, 4].map(step => [x + step * 0.9, y + (step % 2 === 0 ? 0 : -0.6)])
    stroke(ink, points, { colour: palette.seaInk, width: 0.2, alpha: 0.24 }, 0.05)
  }
}

export function drawGrid(ink: Ink): void {
  const { left, top, width, height, cell } = grid
  const pen = { colour: palette.print, width: 0.18, alpha: 0.32 }
  for (let col = 1; col < columnCount; col++)
    rule(ink, [left + col * cell, top], [left + col * cell, top + height], pen)
  for (let row = 1; row < rowCount; row++)
    rule(ink, [left, top + row * cell], [left + width, top + row * cell], pen)
}

/** A border of black and white lengths, each as long as a space: a scale in its own right. */
function drawBorder(ink: Ink): void {
  const { left, top, width, height, cell } = grid
  const band = 1.7
  const gap = 0.9
  ink.save()
  ink.fillStyle = palette.paperPale
  ink.strokeStyle = palette.print
  ink.lineWidth = 0.3
  ink.strokeRect(left, top, width, height)
  const [l, t, w, h] = [
    left - gap - band,
    top - gap - band,
    width + 2 * (gap + band),
    height + 2 * (gap + band),
  ]
  ink.strokeRect(l, t, w, h)
  ink.strokeRect(left - gap, top - gap, width + 2 * gap, height + 2 * gap)
  ink.fillStyle = palette.print
  for (let col = 0; col < columnCount; col += 2) {
    ink.fillRect(left + col * cell, t, cell, band)
    ink.fillRect(left + col * cell, top + height + gap, cell, band)
  }
  for (let row = 0; row < rowCount; row += 2) {
    ink.fillRect(l, top + row * cell, band, cell)
    ink.fillRect(left + width + gap, top + row * cell, band, cell)
  }
  ink.lineWidth = 0.7
  ink.strokeRect(l - 0.9, t - 0.9, w + 1.8, h + 1.8)
  ink.restore()
}

/** Whose chart it is, between two flourishes. */
export function drawTitle(ink: Ink, title: string, under: string): void {
  const middle = chartSheet.width / 2
  letters(ink, title, [middle, 12.4], {
    family: type.title,
    size: 9.4,
    colour: palette.print,
    align: 'center',
    width: 150,
  })
  if (under)
    letters(ink, under, [middle, 17.4], {
      family: type.text,
      weight: 500,
      size: 3.6,
      colour: palette.printSoft,
      align: 'center',
      width: 150,
    })
  for (const side of [-1, 1]) {
    const x = middle + side * 88
    symbol(ink, side < 0 ? 'compass' : 'galleon', [x, 10], { size: 10, colour: palette.print, alpha: 0.85 })
    rule(ink, [middle + side * 60, 15], [middle + side * 80, 15], {
      colour: palette.print,
      width: 0.3,
      alpha: 0.5,
    })
  }
}
