/** Where an obstacle may be drawn (RS-34 to RS-38, RS-94 to RS-97): one list for people, computers and the referee. */
import { type AdventureCard, adventureCard } from './data/adventures'
import { shapes } from './data/shapes'
import { type DrawingCase, faultOfDrawing, judgeOf } from './drawingJudge'
import { columnOf, kingDistance, rowOf, spaceAt, spaceName } from './grid'
import { type Lying, placementsOf } from './placements'
import type { Drawing, Player } from './state'
import type { CardId } from './vocabulary'

/** RS-94: the space where column and row of the card cross. */
export function coordinatesOf(card: AdventureCard): number {
  return spaceAt(card.column, card.row)
}

const touchesColumn = (card: AdventureCard, { spaces }: Lying) =>
  spaces.some(space => columnOf(space) === card.column)
const touchesRow = (card: AdventureCard, { spaces }: Lying) => spaces.some(space => rowOf(space) === card.row)

type Tier = (card: AdventureCard, lying: Lying) => boolean

/** The sets of which the first one that is not empty is chosen from (RS-38, RS-97). */
export function tiersOf(card: AdventureCard, solo: boolean): readonly Tier[] {
  const anywhere: Tier = () => true
  if (!solo || card.kind !== 'rocks') {
    return [(one, lying) => touchesColumn(one, lying) || touchesRow(one, lying), anywhere]
  }
  const [anchored, other] = card.anchor === 'row' ? [touchesRow, touchesColumn] : [touchesColumn, touchesRow]
  return [(one, lying) => lying.spaces.includes(coordinatesOf(one)), anchored, other, anywhere]
}

function nearest(card: AdventureCard, drawings: readonly Lying[]): readonly Lying[] {
  const goal = coordinatesOf(card)
  const distance = ({ spaces }: Lying) => Math.min(...spaces.map(space => kingDistance(space, goal)))
  const least = Math.min(...drawings.map(distance))
  return drawings.filter(lying => distance(lying) === least)
}

export interface Listed {
  /** Which tier the drawings come from, from 0; of an empty list the number of tiers. */
  readonly tier: number
  readonly drawings: readonly Lying[]
}

const lists = new WeakMap<Player, Map<string, Listed>>()

export function listed(drawingCase: DrawingCase, id: CardId): Listed {
  const { owner, options, solo } = drawingCase
  const known = lists.get(owner) ?? new Map<string, Listed>()
  lists.set(owner, known)
  const key = `${id}/${solo}/${options.cornerSqueeze}/${options.soloRocksNearest}`
  const found = known.get(key)
  if (found) return found
  const card = adventureCard(id)
  const judge = judgeOf(drawingCase)
  const isLegal = (lying: Lying) => faultOfDrawing(judge, drawingCase, card, lying) === undefined
  const tiers = tiersOf(card, solo)
  // Each tier is judged only when those before it are empty, and no placement twice.
  let rest = placementsOf(shapes[card.shape])
  let result: Listed = { tier: tiers.length, drawings: [] }
  for (const [index, tier] of tiers.entries()) {
    const legal = rest.filter(lying => tier(card, lying)).filter(isLegal)
    rest = rest.filter(lying => !tier(card, lying))
    if (legal.length === 0) continue
    const isNearest = solo && card.kind === 'rocks' && index > 0 && options.soloRocksNearest === 'on'
    result = { tier: index, drawings: isNearest ? nearest(card, legal) : legal }
    break
  }
  known.set(key, result)
  return result
}

/** Every drawing of the card that may be made on this map; none if the card has no effect there (RS-37). */
export function legalDrawings(drawingCase: DrawingCase, id: CardId): readonly Lying[] {
  return listed(drawingCase, id).drawings
}

/** Every drawing that RS-40 allows, wherever it lies (T2 of RS-38). */
export function allDrawings(drawingCase: DrawingCase, id: CardId): readonly Lying[] {
  const card = adventureCard(id)
  const judge = judgeOf(drawingCase)
  return placementsOf(shapes[card.shape]).filter(
    lying => faultOfDrawing(judge, drawingCase, card, lying) === undefined,
  )
}

/** The drawing as it stands on the map. */
export function drawn(card: CardId, { spaces, exit }: Lying): Drawing {
  return { card, spaces: spaces.map(spaceName), ...(exit !== undefined && { exit: spaceName(exit) }) }
}
