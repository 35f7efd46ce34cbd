import { dirIndex, spaceIndex } from '../../../rules/rolling-seas/public'
import type { HomeHand, OnChart, TripHand } from '../play/chartHand'
import type { NextSpace, PlannedStep, SailingHand } from '../play/sailing'
import { circle, cross, dot, type Ink, letters, type Point, rule, stroke } from './hand'
import { palette, type } from './palette'
import { middleOf } from './sheet'
import { symbol } from './symbols'

const figure = { family: type.number, weight: 800, align: 'center' } as const
const pale = '#fdf6e0'
const own = '#12506b'
const dear = '#9a5a06'

/** A Sail as it is planned: the reach of the ship, its course with the prices, and what each next step takes; `ahead` is pointed at. */
export function drawCourse(
  ink: Ink,
  hand: SailingHand,
  { hovered, lands, ports }: OnChart,
  ahead: readonly PlannedStep[] = [],
): void {
  for (const [space, provisions] of hand.reach) drawReach(ink, space, provisions)
  for (const land of lands) drawLandOffer(ink, land, hovered === land)
  for (const port of ports) drawPortOffer(ink, port, hovered === port)
  drawWind(ink, hand)
  for (const step of hand.steps) drawLeg(ink, step, false)
  for (const step of ahead) drawLeg(ink, step, true)
  for (const step of [...hand.steps, ...ahead]) drawLegPrice(ink, step)
  // With nothing left to pay with, everything around is too dear: that needs no saying eight times.
  const isSpent = hand.voyage.points + hand.voyage.ledger.provOnBoard === 0
  for (const next of hand.next)
    if (!isSpent || next.fault === undefined) drawNext(ink, next, hovered === next.space)
  const end = middleOf(hand.voyage.at)
  circle(ink, end, 4.6, { colour: pale, width: 1.8 })
  circle(ink, end, 4.6, { colour: hand.refusal ? palette.bad : palette.good, width: 1 })
  if (hand.refusal) cross(ink, end, 3, { colour: palette.bad, width: 0.8 })
}

/** Reachable water, the paler the more Provisions it takes; barrels are counted in its corner. */
function drawReach(ink: Ink, space: number, provisions: number): void {
  const [x, y] = middleOf(space)
  ink.save()
  ink.fillStyle = '#ffe9a8'
  ink.globalAlpha = Math.max(0.14, 0.58 - provisions * 0.09)
  ink.fillRect(x - 4.7, y - 4.7, 9.4, 9.4)
  ink.restore()
  if (provisions === 0) return
  symbol(ink, 'barrel', [x - 3, y + 3.1], { size: 2.9, colour: dear })
  letters(ink, String(provisions), [x - 0.3, y + 4.2], { ...figure, size: 3.4, colour: dear })
}

/** Where the wind blows to. */
function drawWind(ink: Ink, { wind, voyage }: SailingHand): void {
  const angle = (dirIndex(wind) * Math.PI) / 4 - Math.PI / 2
  const [x, y] = middleOf(voyage.at)
  const at = (along: number, aside: number): Point => [
    x + Math.cos(angle) * along - Math.sin(angle) * aside,
    y + Math.sin(angle) * along + Math.cos(angle) * aside,
  ]
  ink.save()
  ink.globalAlpha = 0.5
  ink.fillStyle = own
  ink.beginPath()
  const shape = [
    [-16, -1.4],
    [15, -1.4],
    [15, -4.4],
    [23, 0],
    [15, 4.4],
    [15, 1.4],
    [-16, 1.4],
    [-12, 0],
  ] as const
  for (const [index, [along, aside]] of shape.entries()) {
    const point = at(along, aside)
    index === 0 ? ink.moveTo(...point) : ink.lineTo(...point)
  }
  ink.fill()
  ink.restore()
}

function drawLeg(ink: Ink, { from, entered, isBonus }: PlannedStep, isFaint: boolean): void {
  const points = [from, ...entered].map(middleOf)
  const colour = isBonus ? '#5c3b6e' : palette.route
  stroke(ink, points, { colour: pale, width: 2.6, alpha: isFaint ? 0.4 : 0.85 }, 0)
  stroke(ink, points, { colour, width: 1.3, alpha: isFaint ? 0.5 : 1 }, 0.08)
  for (const point of points.slice(1, -1)) dot(ink, point, 0.9, colour)
}

function drawLegPrice(ink: Ink, { from, entered, cost, isBonus }: PlannedStep): void {
  const [a, b] = [middleOf(from), middleOf(entered[0]!)]
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  dot(ink, middle, 2.1, pale)
  circle(ink, middle, 2.1, { colour: palette.route, width: 0.4 })
  letters(ink, isBonus ? '★' : String(cost), [middle[0], middle[1] + 1.2], {
    ...figure,
    size: 3.4,
    colour: palette.route,
  })
}

/** What the next step costs (RS-50): points in a disc, Provisions on a barrel; struck through if it is not allowed. */
function drawNext(
  ink: Ink,
  { space, cost, provisions, story, fault, isBonus, entered }: NextSpace,
  isHovered: boolean,
): void {
  const [x, y] = middleOf(space)
  if (entered.length > 1) {
    const ride = entered.map(middleOf)
    stroke(ink, ride, { colour: pale, width: 1.6, alpha: 0.7 }, 0)
    stroke(ink, ride, { colour: '#1b4f86', width: 0.8, alpha: 0.9 }, 0.1)
    dot(ink, ride.at(-1)!, 1.5, '#1b4f86')
  }
  const colour = fault !== undefined ? '#6b6157' : provisions > 0 ? dear : own
  dot(
    ink,
    [x, y],
    isHovered ? 3.8 : 3.3,
    fault !== undefined ? '#d8cfba' : isHovered ? '#fff' : pale,
    fault ? 0.8 : 1,
  )
  circle(ink, [x, y], isHovered ? 3.8 : 3.3, { colour, width: isHovered ? 1 : 0.6 })
  if (isBonus) symbol(ink, 'wind-slap', [x, y], { size: 4.6, colour })
  else letters(ink, String(cost), [x, y + 1.75], { ...figure, size: 5, colour, alpha: fault ? 0.6 : 1 })
  if (fault !== undefined) {
    rule(ink, [x - 2.4, y + 2.4], [x + 2.4, y - 2.4], { colour: palette.bad, width: 0.6 })
    return
  }
  if (provisions > 0) badge(ink, [x - 3.2, y + 3.4], 'barrel', String(provisions), dear)
  if (story > 0) badge(ink, [x + 3.2, y - 3.4], 'scroll-unfurled', `+${story}`, '#5c3b6e')
}

function badge(ink: Ink, [x, y]: Point, icon: string, text: string, colour: string): void {
  ink.save()
  ink.fillStyle = pale
  ink.strokeStyle = colour
  ink.lineWidth = 0.3
  ink.beginPath()
  ink.roundRect(x - 3, y - 1.75, 6, 3.5, 1.5)
  ink.fill()
  ink.stroke()
  ink.restore()
  symbol(ink, icon, [x - 1.3, y], { size: 2.5, colour })
  letters(ink, text, [x + 1.2, y + 1.2], { ...figure, size: 3.4, colour })
}

function drawLandOffer(ink: Ink, land: number, isHovered: boolean): void {
  const at = middleOf(land)
  dot(ink, at, 3.6, pale, isHovered ? 0.95 : 0.7)
  cross(ink, at, isHovered ? 2.6 : 2, {
    colour: palette.route,
    width: isHovered ? 1 : 0.7,
    alpha: isHovered ? 1 : 0.75,
  })
  circle(ink, at, 3.6, { colour: palette.good, width: isHovered ? 1 : 0.6 })
}

function drawPortOffer(ink: Ink, port: number, isHovered: boolean): void {
  const at = middleOf(port)
  circle(ink, at, 5, { colour: pale, width: 1.6, alpha: 0.9 })
  circle(ink, at, 5, { colour: palette.good, width: isHovered ? 1.3 : 0.9 })
}

/** Where a voyage can begin (RS-26c). */
export function drawStarts(ink: Ink, { starts }: HomeHand, hovered: number | undefined): void {
  for (const [space, ports] of starts) {
    const at = middleOf(space)
    const isHovered = hovered === space || ports.some(port => spaceIndex(port) === hovered)
    dot(ink, at, isHovered ? 2.6 : 1.9, pale, 0.95)
    circle(ink, at, isHovered ? 2.6 : 1.9, { colour: palette.route, width: 0.6 })
    if (!isHovered) continue
    dot(ink, at, 1.3, palette.route)
    for (const port of ports)
      symbol(ink, 'round-star', middleOf(spaceIndex(port)), { size: 8, colour: palette.route, alpha: 0.85 })
  }
}

/** Shortest ways to the nearest ports (RS-85). */
export function drawTrips(ink: Ink, { trips }: TripHand, ship: number, hovered: number | undefined): void {
  for (const { port, route } of trips) {
    const points = [ship, ...route.map(spaceIndex)].map(middleOf)
    const isHovered = hovered !== undefined && spaceIndex(port) === hovered
    stroke(
      ink,
      points,
      { colour: palette.route, width: isHovered ? 1.3 : 0.8, alpha: isHovered ? 1 : 0.7 },
      0.1,
    )
    drawPortOffer(ink, spaceIndex(port), isHovered)
    const end = points.at(-1)!
    dot(ink, end, 2.2, pale)
    letters(ink, String(route.length), [end[0], end[1] + 1.3], {
      ...figure,
      size: 3.6,
      colour: palette.route,
    })
  }
}
