/** RS-40: what is against a drawing, whatever card it comes from and wherever it ought to touch. */
import { canMove, freeNeighbours, withObstacles } from './canMove'
import { type Chart, current, monster, rocks, storm } from './chart'
import { type AdventureCard, adventureCard } from './data/adventures'
import { adjacentSpaces, dirCount, neighbour, offMap } from './grid'
import type { RollingOptions } from './options'
import type { Lying } from './placements'
import { accessiblePorts, isCornerClosed } from './sea'
import type { Player } from './state'
import type { CardId } from './vocabulary'
import type { Waters } from './voyage'
import { watersOf } from './waters'

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

const judges = new WeakMap<Player, Map<Waters['corners'], Judge>>()

export function judgeOf(drawingCase: DrawingCase): Judge {
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
export function faultOfDrawing(
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
