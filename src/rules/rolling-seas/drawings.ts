/** Where an obstacle may be drawn (RS-34 to RS-41, RS-94 to RS-97): one list for people, computers and the referee. */
import type { Refusal } from '../game'
import { canMove, freeNeighbours, withObstacles } from './canMove'
import { type Chart, chartOf, current, monster, rocks, storm } from './chart'
import { type AdventureCard, adventureCard } from './data/adventures'
import { shapes } from './data/shapes'
import {
  adjacentSpaces,
  columnOf,
  dirCount,
  kingDistance,
  neighbour,
  offMap,
  rowOf,
  spaceAt,
  spaceName,
} from './grid'
import { refuse } from './moveRule'
import type { Placement } from './moves'
import type { RollingOptions } from './options'
import { type Lying, layDown, placementsOf } from './placements'
import { accessiblePorts, isCornerClosed } from './sea'
import type { Drawing, Player } from './state'
import { type CardId, obstacleNames } from './vocabulary'
import type { Waters } from './voyage'

/** On whose map, by which options, and whether the solo ladder for Rocks holds (RS-97). */
export interface DrawingCase {
  readonly owner: Player
  readonly options: RollingOptions
  readonly solo: boolean
}

const codes = { rocks, storm, monster, current } as const

/** What is against a drawing, and where. */
export interface DrawingFault {
  readonly rule: 'RS-40b' | 'RS-40c' | 'RS-40d' | 'RS-40e' | 'RS-40f' | 'RS-40g' | 'RS-40h'
  /** The space in question; of RS-40f the port that would be cut off. */
  readonly space: number
}

/** What all drawings on one map are judged by, worked out once. */
interface Judge {
  readonly waters: Waters
  readonly ports: readonly number[]
  readonly free: readonly number[]
  readonly couldMove: boolean
  /** RS-40h: spaces to which an arrow of an active Current points, and the diagonal arrows themselves. */
  readonly pointedAt: Uint8Array
  readonly diagonals: readonly (readonly [from: number, dir: number])[]
}

export function watersOf(player: Player, options: RollingOptions): Waters {
  return {
    chart: chartOf(player.map),
    corners: options.cornerSqueeze,
    currentStory: options.currentStory,
  }
}

const judges = new WeakMap<Player, Map<Waters['corners'], Judge>>()

function judgeOf(drawingCase: DrawingCase): Judge {
  const { owner, options } = drawingCase
  const known = judges.get(owner) ?? new Map<Waters['corners'], Judge>()
  judges.set(owner, known)
  const judge = known.get(options.cornerSqueeze) ?? createJudge(drawingCase)
  known.set(options.cornerSqueeze, judge)
  return judge
}

function createJudge({ owner, options }: DrawingCase): Judge {
  const waters = watersOf(owner, options)
  const { chart, corners } = waters
  const pointedAt = new Uint8Array(chart.active.length)
  const diagonals: (readonly [number, number])[] = []
  for (let space = 0; space < chart.active.length; space++) {
    if (chart.active[space] === 0 || chart.obstacle[space] !== current) continue
    const target = chart.arrow[space]!
    pointedAt[target] = 1
    const dir = dirBetween(space, target)
    if (dir % 2 === 1) diagonals.push([space, dir])
  }
  const hasShip = chart.ship !== offMap
  return {
    waters,
    ports: accessiblePorts(chart, chart.passable, corners),
    free: hasShip ? freeNeighbours(waters) : [],
    couldMove: hasShip && canMove(waters, owner.ledger),
    pointedAt,
    diagonals,
  }
}

/** The direction of one step. */
export function dirBetween(from: number, to: number): number {
  for (let dir = 0; dir < dirCount; dir++) if (neighbour(from, dir) === to) return dir
  return -1
}

/** RS-40b to RS-40h in their order; RS-40a is what makes a placement one on the map. */
function faultOfDrawing(
  { waters, ports, free, couldMove, pointedAt, diagonals }: Judge,
  { owner }: DrawingCase,
  card: AdventureCard,
  { spaces, exit }: Lying,
): DrawingFault | undefined {
  const { chart, corners } = waters
  const kind = codes[card.kind]
  for (const space of spaces) if (chart.ground[space] !== 0) return { rule: 'RS-40b', space }
  for (const space of spaces) if (chart.obstacle[space] !== 0) return { rule: 'RS-40c', space }
  for (const space of spaces) if (chart.visited[space] === 1) return { rule: 'RS-40d', space }
  if (exit !== undefined) {
    if (exit === offMap || chart.passable[exit] === 0) return { rule: 'RS-40g', space: exit }
    const last = spaces.at(-1)!
    if (corners === 'blocked' && isCornerClosed(chart.passable, last, dirBetween(last, exit))) {
      return { rule: 'RS-40g', space: exit }
    }
  }
  if (card.kind === 'rocks') {
    for (const space of spaces) if (pointedAt[space] === 1) return { rule: 'RS-40h', space }
    const open = withRocks(chart, spaces)
    if (corners === 'blocked') {
      for (const [from, dir] of diagonals) {
        if (isCornerClosed(open, from, dir)) return { rule: 'RS-40h', space: neighbour(from, dir) }
      }
    }
    const cut = cutOffPort(chart, ports, open, corners, spaces)
    if (cut !== undefined) return { rule: 'RS-40f', space: cut }
  }
  if (couldMove && (corners === 'blocked' || free.every(space => spaces.includes(space)))) {
    const after = { ...waters, chart: withObstacles(chart, kind, spaces, exit) }
    if (!canMove(after, owner.ledger)) return { rule: 'RS-40e', space: chart.ship }
  }
  return undefined
}

function withRocks(chart: Chart, spaces: readonly number[]): Uint8Array {
  const open = Uint8Array.from(chart.passable)
  for (const space of spaces) open[space] = 0
  return open
}

/** RS-40f: the first port that was accessible and would not be any more. */
function cutOffPort(
  chart: Chart,
  ports: readonly number[],
  open: Uint8Array,
  corners: Waters['corners'],
  spaces: readonly number[],
): number | undefined {
  if (corners === 'allowed' && isHarmless(chart, spaces)) return undefined
  const after = accessiblePorts(chart, open, corners)
  return ports.find(port => !after.includes(port))
}

/**
 * A quick answer for most Rocks in open water: none of their spaces is beside land, and the water around them is one
 * ring, so that nothing can be cut off.
 */
function isHarmless(chart: Chart, spaces: readonly number[]): boolean {
  return spaces.every(space =>
    adjacentSpaces[space]!.length === dirCount
      ? adjacentSpaces[space]!.every(near => chart.passable[near] === 1)
      : false,
  )
}

/** RS-94: the space where column and row of the card cross. */
export function coordinatesOf(card: AdventureCard): number {
  return spaceAt(card.column, card.row)
}

const touchesColumn = (card: AdventureCard, { spaces }: Lying) =>
  spaces.some(space => columnOf(space) === card.column)
const touchesRow = (card: AdventureCard, { spaces }: Lying) => spaces.some(space => rowOf(space) === card.row)

type Tier = (card: AdventureCard, lying: Lying) => boolean

/** The sets of which the first one that is not empty is chosen from (RS-38, RS-97). */
function tiersOf(card: AdventureCard, solo: boolean): readonly Tier[] {
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

interface Listed {
  /** Which tier the drawings come from, from 0; of an empty list the number of tiers. */
  readonly tier: number
  readonly drawings: readonly Lying[]
}

const lists = new WeakMap<Player, Map<string, Listed>>()

function listed(drawingCase: DrawingCase, id: CardId): Listed {
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

/** RS-40 alone, for any spaces: what is against this drawing. */
export function faultOf(
  drawingCase: DrawingCase,
  id: CardId,
  spaces: readonly number[],
  exit?: number,
): DrawingFault | undefined {
  const lying: Lying = {
    placement: { orientation: 0, origin: { col: 0, row: 0 } },
    spaces,
    ...(exit !== undefined && { exit }),
  }
  return faultOfDrawing(judgeOf(drawingCase), drawingCase, adventureCard(id), lying)
}

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

/** The drawing as it stands on the map. */
export function drawn(card: CardId, { spaces, exit }: Lying): Drawing {
  return { card, spaces: spaces.map(spaceName), ...(exit !== undefined && { exit: spaceName(exit) }) }
}
