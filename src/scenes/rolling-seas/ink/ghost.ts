import {
  adventureCard,
  chartOf,
  drawingCaseOf,
  faultOfDrawing,
  judgeOf,
  offMap,
  type RollingState,
  referenceSea,
} from '../../../rules/rolling-seas/public'
import type { DrawingHand } from '../play/drawing'
import { drawIslandShape } from '../prints/islandCard'
import { coastOf } from './coast'
import { circle, cross, type Ink, outline, wash } from './hand'
import { drawShape } from './obstacles'
import { palette } from './palette'
import { grid, middleAt, middleOf } from './sheet'

/** A shape over the chart: where it may lie at all, the lines it has to touch, and the shape itself. */
export function drawGhost(ink: Ink, hand: DrawingHand, view: RollingState): void {
  const { move, lying, refusal, glow } = hand
  if (move.kind === 'placeObstacle') drawLines(ink, move.card)
  drawGlow(ink, glow)
  const isGood = refusal === undefined
  if (move.kind === 'placeIsland') drawIslandShape(ink, lying.spaces, lying.port, isGood ? 0.96 : 0.6)
  else {
    const { kind } = adventureCard(move.card)
    for (const loop of coastOf(lying.spaces, { inset: 0.2, tremble: 0.2 }))
      wash(ink, loop, palette.paperPale, 0.62)
    drawShape(ink, kind, lying.spaces, lying.exit === offMap ? undefined : lying.exit, {
      isSpent: () => false,
      alpha: isGood ? 1 : 0.7,
    })
    if (lying.exit !== undefined && lying.exit !== offMap)
      circle(ink, middleOf(lying.exit), 2.6, { colour: palette.pen, width: 0.5, alpha: 0.8 }, 0.2)
  }
  for (const loop of coastOf(lying.spaces, { inset: -0.5, tremble: 0.1 })) {
    outline(ink, loop, { colour: palette.paperPale, width: 1.7, alpha: 0.9 })
    outline(ink, loop, { colour: isGood ? palette.good : palette.bad, width: 1 })
    if (!isGood) wash(ink, loop, palette.bad, 0.24)
  }
  if (!isGood) drawFault(ink, hand, view)
}

/** The column and the row of the card (RS-36). */
function drawLines(ink: Ink, card: string): void {
  const { column, row } = adventureCard(card)
  ink.save()
  ink.fillStyle = '#f4d27a'
  ink.globalAlpha = 0.34
  ink.fillRect(grid.left + column * grid.cell, grid.top, grid.cell, grid.height)
  ink.fillRect(grid.left, grid.top + row * grid.cell, grid.width, grid.cell)
  ink.globalAlpha = 0.9
  ink.strokeStyle = '#a3751a'
  ink.lineWidth = 0.5
  ink.strokeRect(grid.left + column * grid.cell, grid.top, grid.cell, grid.height)
  ink.strokeRect(grid.left, grid.top + row * grid.cell, grid.width, grid.cell)
  ink.restore()
}

function drawGlow(ink: Ink, spaces: ReadonlySet<number>): void {
  ink.save()
  ink.fillStyle = '#fff3c4'
  for (const space of spaces) {
    const [x, y] = middleOf(space)
    ink.globalAlpha = 0.3
    ink.fillRect(x - 5, y - 5, 10, 10)
    ink.globalAlpha = 0.75
    ink.beginPath()
    ink.arc(x, y, 0.6, 0, Math.PI * 2)
    ink.fill()
  }
  ink.restore()
}

/** Which space is at fault, and the water that would be cut off. */
function drawFault(ink: Ink, { move, lying, owner }: DrawingHand, view: RollingState): void {
  if (move.kind !== 'placeObstacle') return
  const drawingCase = drawingCaseOf(view, owner)
  const fault = faultOfDrawing(judgeOf(drawingCase), drawingCase, adventureCard(move.card), lying)
  if (!fault || fault.space === offMap) return
  const chart = chartOf(view.players[owner]!.map)
  if (fault.rule === 'RS-40f') {
    const open = Uint8Array.from(chart.passable)
    for (const space of lying.spaces) open[space] = 0
    const corners = view.options.cornerSqueeze
    const before = referenceSea(chart.passable, chart.ship, corners)
    const after = referenceSea(open, chart.ship, corners)
    ink.save()
    ink.fillStyle = palette.bad
    ink.globalAlpha = 0.3
    for (const [space, was] of before.entries())
      if (was === 1 && after[space] === 0 && !lying.spaces.includes(space)) {
        const [x, y] = middleOf(space)
        ink.fillRect(x - 5, y - 5, 10, 10)
      }
    ink.restore()
  }
  const at = middleOf(fault.space)
  cross(ink, at, 3, { colour: palette.bad, width: 1.1 })
  circle(ink, at, 5.4, { colour: palette.bad, width: 0.9 }, 0.3)
}

/** A frame around the whole grid, so that it is seen where the hand is at work. */
export function drawAtWork(ink: Ink): void {
  const [left, top] = middleAt(0, 0)
  ink.save()
  ink.strokeStyle = palette.brass
  ink.lineWidth = 0.8
  ink.globalAlpha = 0.9
  ink.strokeRect(left - 5.4, top - 5.4, grid.width + 0.8, grid.height + 0.8)
  ink.restore()
}
