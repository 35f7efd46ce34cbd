import type { Refusal } from '../game'
import { refuse } from '../refusal'
import { type AdventureCard, adventureCard } from './data/adventures'
import { shapes } from './data/shapes'
import { type DrawingCase, type DrawingFault, faultOfDrawing, judgeOf } from './drawingJudge'
import { coordinatesOf, listed, tiersOf } from './drawings'
import { offMap, spaceName } from './grid'
import type { Placement } from './moves'
import { type Lying, layDown } from './placements'
import { type CardId, obstacleNames } from './vocabulary'

/** The whole judgement of one drawing, in words. */
export function checkDrawing(
  drawingCase: DrawingCase,
  id: CardId,
  placement: Placement,
): Refusal | undefined {
  const card = adventureCard(id)
  const lying = layDown(shapes[card.shape], placement)
  const name = obstacleNames[card.kind]
  if (!lying) return refuse('RS-40a', `Part of the ${name} would lie beyond the edge of the map`)
  const fault = faultOfDrawing(judgeOf(drawingCase), drawingCase, card, lying)
  if (fault) return refuse(fault.rule, explain(fault, name))
  const { tier, drawings } = listed(drawingCase, id)
  const isTier = tiersOf(card, drawingCase.solo)[tier]!
  if (!isTier(card, lying)) return refuse(...wherever(card, drawingCase.solo, tier))
  const isOffered = !drawingCase.solo || drawings.some(one => isSame(one, lying))
  return isOffered
    ? undefined
    : refuse('RS-97e', `These Rocks can lie nearer to ${spaceName(coordinatesOf(card))}`)
}

function isSame(a: Lying, b: Lying): boolean {
  return a.spaces.length === b.spaces.length && a.spaces.every(space => b.spaces.includes(space))
}

function explain({ rule, space }: DrawingFault, name: string): string {
  const at = space === offMap ? '' : spaceName(space)
  switch (rule) {
    case 'RS-40b':
      return `${at} is land`
    case 'RS-40c':
      return `${at} carries an obstacle already`
    case 'RS-40d':
      return `The ship has been on ${at}`
    case 'RS-40e':
      return `The ship at ${at} could not move any more`
    case 'RS-40f':
      return `No ship could reach the port ${at} any more`
    case 'RS-40g':
      return at
        ? `The ${name} would lead onto ${at}, where no ship can go`
        : `The ${name} would lead off the map`
    case 'RS-40h':
      return `A Current leads to ${at}, and Rocks would stop it`
  }
}

/** Where the drawing has to go instead. */
function wherever(card: AdventureCard, solo: boolean, tier: number): [rule: string, why: string] {
  const goal = spaceName(coordinatesOf(card))
  const column = `column ${goal.charAt(0)}`
  const row = `row ${goal.slice(1)}`
  if (!solo || card.kind !== 'rocks') return ['RS-36', `It has to touch ${column} or ${row}`]
  const [anchored, other] = card.anchor === 'row' ? [row, column] : [column, row]
  if (tier === 0) return ['RS-97a', `These Rocks have to cover ${goal}`]
  return tier === 1
    ? ['RS-97b', `These Rocks have to touch ${anchored}`]
    : ['RS-97c', `These Rocks have to touch ${other}`]
}
