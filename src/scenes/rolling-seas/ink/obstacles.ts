import {
  adventureCard,
  columnOf,
  type Drawing,
  type ObstacleKind,
  rowOf,
  spaceIndex,
} from '../../../rules/rolling-seas/public'
import { coastOf } from './coast'
import { type Ink, outline, type Point, stroke, unrest, wash } from './hand'
import { obstacleInk } from './palette'
import { middleOf } from './sheet'
import { symbol } from './symbols'

export interface ObstacleLook {
  readonly isSpent: (space: number) => boolean
  /** Of a ghost: fainter all over. */
  readonly alpha?: number
}

/** An obstacle on a map: its outline first, then its symbol in every space (RS-42); what is spent is faint. */
export function drawObstacle(ink: Ink, { card, spaces, exit }: Drawing, look: ObstacleLook): void {
  const { kind } = adventureCard(card)
  drawShape(ink, kind, spaces.map(spaceIndex), exit === undefined ? undefined : spaceIndex(exit), look)
}

export function drawShape(
  ink: Ink,
  kind: ObstacleKind,
  spaces: readonly number[],
  exit: number | undefined,
  { isSpent, alpha = 1 }: ObstacleLook,
): void {
  const { line, wash: tint } = obstacleInk[kind]
  const isAllSpent = spaces.every(isSpent)
  for (const loop of coastOf(spaces, { inset: 0.75, tremble: 0.28 })) {
    wash(ink, loop, tint, (isAllSpent ? 0.1 : 0.3) * alpha)
    outline(ink, loop, { colour: line, width: 0.62, alpha: (isAllSpent ? 0.42 : 0.95) * alpha })
  }
  for (const [index, space] of spaces.entries()) {
    const strength = (isSpent(space) ? 0.26 : 1) * alpha
    const next = spaces[index + 1] ?? exit
    if (kind === 'rocks') drawRocks(ink, space, strength)
    else if (kind === 'storm') drawStorm(ink, space, strength)
    else if (kind === 'monster') drawMonster(ink, space, index, strength)
    else if (next !== undefined) drawFlow(ink, space, next, strength)
  }
}

function drawRocks(ink: Ink, space: number, alpha: number): void {
  const [x, y] = middleOf(space)
  const { line, wash: tint } = obstacleInk.rocks
  for (const [index, [dx, dy, size]] of [
    [-1.7, 2.2, 3.4],
    [1.7, 2.6, 2.7],
    [0.3, 0.4, 3.1],
  ].entries()) {
    const lean = unrest(space * 3 + index) * 0.7
    const [bx, by] = [x + dx!, y + dy!]
    const peak: Point = [bx + lean, by - size! * 1.15]
    const stone: Point[] = [
      [bx - size! * 0.62, by],
      [bx - size! * 0.36, by - size! * 0.62],
      peak,
      [bx + size! * 0.34, by - size! * 0.5],
      [bx + size! * 0.62, by],
    ]
    ink.save()
    ink.globalAlpha = alpha
    ink.fillStyle = tint
    ink.beginPath()
    for (const [at, [px, py]] of stone.entries()) at === 0 ? ink.moveTo(px, py) : ink.lineTo(px, py)
    ink.closePath()
    ink.fill()
    ink.restore()
    stroke(ink, [...stone, stone[0]!], { colour: line, width: 0.46, alpha }, 0.08)
    for (let i = 1; i < 4; i++) {
      const share = i / 4
      const from: Point = [
        peak[0] + (stone[4]![0] - peak[0]) * share,
        peak[1] + (stone[4]![1] - peak[1]) * share,
      ]
      stroke(
        ink,
        [from, [from[0] - size! * 0.26, from[1] + size! * 0.1]],
        { colour: line, width: 0.26, alpha },
        0,
      )
    }
  }
}

function drawStorm(ink: Ink, space: number, alpha: number): void {
  const [x, y] = middleOf(space)
  const { line } = obstacleInk.storm
  const pen = { colour: line, width: 0.55, alpha }
  ink.save()
  ink.globalAlpha = alpha
  ink.fillStyle = '#57537f'
  ink.strokeStyle = line
  ink.lineWidth = 0.5
  ink.beginPath()
  ink.moveTo(x - 3.3, y)
  ink.arc(x - 2.1, y - 1, 1.6, Math.PI * 0.8, Math.PI * 1.6)
  ink.arc(x, y - 1.9, 1.9, Math.PI * 1.1, Math.PI * 1.95)
  ink.arc(x + 2.1, y - 0.8, 1.6, Math.PI * 1.4, Math.PI * 2.3)
  ink.closePath()
  ink.fill()
  ink.stroke()
  ink.restore()
  const bolt: Point[] = [
    [x + 0.5, y + 0.2],
    [x - 0.7, y + 1.9],
    [x + 0.4, y + 2],
    [x - 0.6, y + 3.9],
  ]
  stroke(ink, bolt, { ...pen, colour: '#b0791a', width: 0.62 }, 0.02)
  for (const dx of [-2.4, 2.2])
    stroke(
      ink,
      [
        [x + dx, y + 1],
        [x + dx - 0.7, y + 3],
      ],
      { ...pen, width: 0.36 },
      0.05,
    )
}

function drawMonster(ink: Ink, space: number, index: number, alpha: number): void {
  const [x, y] = middleOf(space)
  symbol(ink, index % 2 === 0 ? 'sea-serpent' : 'kraken-tentacle', [x, y], {
    size: 7.6,
    colour: obstacleInk.monster.line,
    alpha,
    isFlipped: unrest(space) > 0,
  })
}

/** Three lines of water that run to the next space, and the head of an arrow. */
function drawFlow(ink: Ink, space: number, next: number, alpha: number): void {
  const [x, y] = middleOf(space)
  const angle = Math.atan2(rowOf(next) - rowOf(space), columnOf(next) - columnOf(space))
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, aside: number): Point => [
    x + cos * along - sin * aside,
    y + sin * along + cos * aside,
  ]
  const pen = { colour: obstacleInk.current.line, width: 0.5, alpha }
  for (const aside of [-1.9, 0, 1.9]) {
    const wave = [0, 1, 2, 3, 4, 5].map(step => {
      const along = -3.6 + step * (aside === 0 ? 1.3 : 1.05)
      return at(along, aside + (step % 2 === 0 ? 0.3 : -0.3))
    })
    stroke(
      ink,
      wave,
      { ...pen, width: aside === 0 ? 0.6 : 0.36, alpha: alpha * (aside === 0 ? 1 : 0.7) },
      0.04,
    )
  }
  ink.save()
  ink.globalAlpha = alpha
  ink.fillStyle = pen.colour
  ink.beginPath()
  ink.moveTo(...at(4.2, 0))
  ink.lineTo(...at(1.7, 1.7))
  ink.lineTo(...at(2.5, 0))
  ink.lineTo(...at(1.7, -1.7))
  ink.closePath()
  ink.fill()
  ink.restore()
}
