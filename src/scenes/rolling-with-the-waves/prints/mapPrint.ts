import { type CrewColour, type TrackId, thresholds } from '../../../rules/rolling-with-the-waves/public'
import type { Pen } from '../../things/prints'
import {
  chestAreas,
  chestSquares,
  endMarks,
  infamyCircles,
  infamyRadius,
  levelCircles,
  levelRadius,
  nestRadius,
  nests,
  type Spot,
  squareSide,
  trackSquares,
  treasureMaps,
} from '../layout'
import { crewInk, onCrew, palette } from './palette'

/** What the reference panel says of each part, beneath it. */
const captions: readonly (readonly [text: string, x: number, y: number, width: number])[] = [
  ['each level stops 1 shot', 10, 73.4, 88],
  ['fires when full', 124, 73.4, 50],
  ['fires when full', 196, 73.4, 62],
  ['1 Infamy a level, each round', 10, 112.4, 88],
  ['one more die a level', 150, 112.4, 88],
  ['full: write a 7', 206, 30.4, 56],
]

/** A Pirate Map as it is printed, blank (4.7). */
export function drawMap(pen: Pen, colour: CrewColour): void {
  const { width, height } = pen
  const { base, deep, icon } = crewInk[colour]
  pen.fill(palette.paper)
  drawChart(pen)
  pen.age(0.22)
  pen.frame(2.2, 2.2, width - 4.4, height - 4.4, 1.6, base, 4.4)
  pen.frame(4, 4, width - 8, height - 8, 0.35, deep, 3.2)
  drawHead(pen, colour)
  for (const track of ['hull', 'small', 'large', 'ports', 'crew'] as const) drawTrack(pen, track)
  for (const square of trackSquares.spirits) drawSquare(pen, square)
  pen.icon('brandy-bottle', 197, 16, 13, palette.teal)
  pen.text('Raise Spirits', 206, 37.4, { face: 'title', size: 7.6, colour: palette.teal })
  drawTitles(pen)
  for (const [text, x, y, room] of captions)
    pen.text(text, x, y, { face: 'bold', size: 6, colour: palette.faint, width: room })
  drawChests(pen)
  for (const spot of Object.values(endMarks)) drawEndMark(pen, spot)
  drawEmblem(pen, 16, 174, 9, base, deep, icon, onCrew(colour))
}

/** Rhumb lines and a coast, so faint that no number is lost on them. */
function drawChart(pen: Pen): void {
  const { context, width, height } = pen
  context.save()
  context.globalAlpha = 0.16
  const heart = { x: 178, y: 140 }
  for (let k = 0; k < 32; k++) {
    const angle = (k / 32) * Math.PI * 2
    pen.line(
      heart.x,
      heart.y,
      heart.x + Math.cos(angle) * 320,
      heart.y + Math.sin(angle) * 320,
      0.18,
      palette.line,
    )
  }
  context.globalAlpha = 0.1
  pen.icon('compass', 18, 118, 26, palette.line)
  pen.icon('sea-serpent', 256, 170, 22, palette.line)
  pen.icon('whale-tail', 92, 172, 18, palette.line)
  pen.icon('caravel', 180, 172, 19, palette.line)
  context.globalAlpha = 0.35
  for (let y = 0; y < height; y += 9.5) pen.rect(0, y, 1.2, 4.75, palette.line)
  for (let x = 0; x < width; x += 9.5) pen.rect(x, height - 1.2, 4.75, 1.2, palette.line)
  context.restore()
}

function drawHead(pen: Pen, colour: CrewColour): void {
  for (const [index, { x, y }] of infamyCircles.entries()) {
    pen.disc(x, y, infamyRadius, palette.square)
    pen.ring(x, y, infamyRadius, 0.45, palette.line)
    // Every third circle is a point at the end (RW-123).
    if (index % 3 === 2) pen.ring(x, y, infamyRadius - 0.9, 0.3, palette.gold)
  }
  pen.text('Infamy', 9, 37.8, { face: 'title', size: 9, colour: palette.red })
  for (const { x, y } of nests) {
    pen.disc(x, y, nestRadius, palette.woodPale)
    pen.disc(x, y, nestRadius - 1.6, palette.paperDeep)
    pen.ring(x, y, nestRadius, 0.5, palette.wood)
    pen.ring(x, y, nestRadius - 1.6, 0.4, palette.wood)
    for (let k = 0; k < 8; k++) {
      const angle = (k / 8) * Math.PI * 2 + 0.2
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      pen.line(
        x + cos * (nestRadius - 1.6),
        y + sin * (nestRadius - 1.6),
        x + cos * nestRadius,
        y + sin * nestRadius,
        0.4,
        palette.wood,
      )
    }
  }
  pen.text("Crow's nests", 135, 36.4, {
    face: 'title',
    size: 6.4,
    colour: crewInk[colour].deep,
    align: 'center',
  })
}

function drawSquare(pen: Pen, { x, y }: Spot, line: string = palette.line): void {
  pen.rect(x, y, squareSide, squareSide, palette.square, 1.4)
  pen.frame(x, y, squareSide, squareSide, 0.6, line, 1.4)
}

function drawTrack(pen: Pen, track: TrackId): void {
  for (const square of trackSquares[track]) drawSquare(pen, square)
  for (const [level, { x, y }] of levelCircles[track].entries()) {
    pen.disc(x, y, levelRadius, palette.square)
    pen.ring(x, y, levelRadius, 0.6, palette.teal)
    pen.text(String(thresholds[track][level]), x, y + 2.9, {
      face: 'number',
      size: 9,
      width: 9,
      colour: palette.teal,
      align: 'center',
    })
  }
}

interface Title {
  readonly text: string
  readonly x: number
  readonly y: number
}

const titles: readonly Title[] = [
  { text: 'Hull', x: 9, y: 48.6 },
  { text: 'Raid Ports', x: 9, y: 82 },
  { text: 'Hire Crew', x: 149, y: 82 },
]

/** Cannons have their names to the left of their squares. */
const cannons = [
  { lines: ['Small', 'Cannon'], icon: 'cannon', x: 121.6 },
  { lines: ['Large', 'Cannon'], icon: 'pirate-cannon', x: 193.6 },
] as const

function drawTitles(pen: Pen): void {
  const style = { face: 'title', colour: palette.teal } as const
  for (const { text, x, y } of titles) {
    const isShort = text.length < 6
    if (isShort) pen.text(text, x, y, { ...style, size: 9, width: 19 })
    else {
      const [first = '', second = ''] = text.split(' ')
      pen.text(first, x, y, { ...style, size: 8.8, width: 19 })
      pen.text(second, x, y + 6.9, { ...style, size: 8.8, width: 19 })
    }
  }
  for (const { lines, icon, x } of cannons) {
    pen.icon(icon, x - 9, 54, 11, palette.teal)
    pen.text(lines[0], x, 62.8, { ...style, size: 7.4, align: 'right', width: 18 })
    pen.text(lines[1], x, 69.4, { ...style, size: 7.4, align: 'right', width: 18 })
  }
}

function drawChests(pen: Pen): void {
  for (const [chest, { x, y, w, h }] of chestAreas.entries()) {
    pen.rect(x - 3, y - 4, w + 6, h + 7, palette.woodPale, 2.4)
    pen.rect(x - 3, y - 4, w + 6, 3, palette.wood, 1.6)
    pen.frame(x - 3, y - 4, w + 6, h + 7, 0.6, palette.wood, 2.4)
    for (const at of [x + 2, x + w - 4]) pen.rect(at, y - 4, 2, h + 7, palette.brass)
    for (const [order, square] of chestSquares[chest]!.entries()) {
      drawSquare(pen, square, palette.wood)
      // The order of filling, which theft undoes (4.5).
      pen.text(String(order + 1), square.x + squareSide - 1.4, square.y + squareSide - 1.4, {
        face: 'bold',
        size: 3.4,
        colour: palette.faint,
        align: 'right',
      })
    }
    pen.text(`Chest ${chest + 1}`, x + w + 4, y + 8, { face: 'title', size: 9, colour: palette.red })
    drawTreasureMap(pen, chest)
  }
}

const landmarks = ['palm-tree', 'island', 'skull-crossed-bones'] as const

function drawTreasureMap(pen: Pen, chest: number): void {
  const { x, y, w, h } = treasureMaps[chest]!
  pen.rect(x, y, w, h, palette.paperDeep, 1.2)
  pen.frame(x, y, w, h, 0.5, palette.line, 1.2)
  const { context } = pen
  context.save()
  context.globalAlpha = 0.75
  pen.icon(landmarks[chest]!, x + 9, y + 9, 11, palette.line)
  for (let k = 0; k < 6; k++) {
    const [ax, ay] = [x + 12 + k * 2.6, y + 14 + ((k * 5) % 4)]
    pen.line(ax, ay, ax + 1.5, ay + (k % 2 ? 0.8 : -0.4), 0.5, palette.red)
  }
  pen.line(x + 27, y + 14, x + 30, y + 18, 0.8, palette.red)
  pen.line(x + 30, y + 14, x + 27, y + 18, 0.8, palette.red)
  context.restore()
  pen.icon('spade', x + w - 5.5, y + 5.5, 7, palette.line)
}

/** RW-112a. */
function drawEndMark(pen: Pen, { x, y }: Spot): void {
  pen.icon('skull-crossed-bones', x, y, 8, palette.gold)
}

/** A crew's emblem on its colour. */
export function drawEmblem(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  base: string,
  deep: string,
  icon: string,
  on: string,
): void {
  pen.disc(x, y, radius, base)
  pen.ring(x, y, radius - radius * 0.1, radius * 0.07, on)
  pen.ring(x, y, radius, radius * 0.08, deep)
  pen.icon(icon, x, y, radius * 1.25, on)
}
