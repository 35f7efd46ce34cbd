/** Where a ship may sail, and by which way (3.4). */
import type { Refusal, Seat } from '../game'
import { refuse } from '../refusal'
import { type Cell, distance, isHomeBase, neighboursOf, stepCost } from './grid'
import { homeCell } from './seating'
import type { FortuneState } from './state'
import { playerAt, tileAt } from './work'

/** WF-28: nobody ends a movement in a home base but the own one. */
export function isForeignHome(state: FortuneState, seat: Seat, cell: Cell): boolean {
  return isHomeBase(cell) && cell !== homeCell(state, seat)
}

export function pathCost(start: Cell, path: readonly Cell[]): number {
  let cost = 0
  let at = start
  for (const cell of path) {
    cost += stepCost(at, cell) ?? Number.POSITIVE_INFINITY
    at = cell
  }
  return cost
}

/** WF-27a: a movement ends on the first face-down tile. */
function stopsEarly(state: FortuneState, path: readonly Cell[]): boolean {
  return (
    state.options.sailOver === 'flip-and-stop' && path.slice(0, -1).some(cell => !tileAt(state, cell).faceUp)
  )
}

/** Why the ship cannot end its movement on this space, by whatever way. */
export function refusalOfEnd(state: FortuneState, seat: Seat, cell: Cell): Refusal | undefined {
  const { cell: start } = playerAt(state, seat)
  const { allowance } = state
  const far = distance(start, cell)
  if (allowance > 0 && far > allowance)
    return refuse(
      'WF-26a',
      `${cell} is ${far} spaces away and you sail ${allowance}: a diagonal step counts two`,
    )
  if (isForeignHome(state, seat, cell))
    return checkPath({ ...state, allowance: 20 }, seat, wayTo(start, cell))
  return allowance === 0 && far > 0 ? checkPath(state, seat, wayTo(start, cell)) : undefined
}

/** Some way there. */
function wayTo(start: Cell, cell: Cell): readonly Cell[] {
  const way: Cell[] = []
  for (let at = start; at !== cell; ) {
    at = [...neighboursOf(at)].sort((a, b) => distance(a, cell) - distance(b, cell))[0]!
    way.push(at)
  }
  return way
}

export function checkPath(state: FortuneState, seat: Seat, path: readonly Cell[]): Refusal | undefined {
  const { cell: start } = playerAt(state, seat)
  const last = path.at(-1)
  if (last === undefined) return undefined
  const cost = pathCost(start, path)
  if (cost === Number.POSITIVE_INFINITY) {
    return refuse('WF-29', 'A ship sails from space to neighbouring space, and never off the board')
  }
  if (cost > state.allowance) {
    if (state.allowance === 0)
      return refuse('WF-26a', 'This ship cannot move this turn: all it can do is stay')
    return refuse(
      'WF-26a',
      `That way costs ${cost}, and this ship may spend ${state.allowance}: 1 for a straight step, 2 for a diagonal one`,
    )
  }
  if (last === start)
    return refuse('WF-26c', 'A movement ends on another space than it began; or simply stay')
  if (stopsEarly(state, path)) {
    return refuse('WF-27a', 'At this table a ship stops on the first face-down tile that it enters')
  }
  if (isForeignHome(state, seat, last)) {
    return refuse('WF-28', `${last} is somebody else's home base: sail past it, but do not stop there`)
  }
  return undefined
}

/** Compass order of the listing: straight steps before diagonal ones, then by name. */
function ordered(from: Cell): readonly Cell[] {
  return [...neighboursOf(from)].sort(
    (a, b) => stepCost(from, a)! - stepCost(from, b)! || (a < b ? -1 : Number(a > b)),
  )
}

/** One path to every space in reach: the shortest, straight steps first (5.2). */
export function pathsFrom(state: FortuneState, seat: Seat): readonly (readonly Cell[])[] {
  const { cell: start } = playerAt(state, seat)
  const best = new Map<Cell, { readonly cost: number; readonly path: readonly Cell[] }>()
  let edge: readonly { readonly cell: Cell; readonly cost: number; readonly path: readonly Cell[] }[] = [
    { cell: start, cost: 0, path: [] },
  ]
  while (edge.length > 0) {
    edge = edge.flatMap(({ cell, cost, path }) =>
      ordered(cell).flatMap(next => {
        const total = cost + stepCost(cell, next)!
        const known = best.get(next)
        if (next === start || total > state.allowance || (known && known.cost <= total)) return []
        const found = { cell: next, cost: total, path: [...path, next] }
        if (checkPath(state, seat, found.path)?.rule === 'WF-27a') return []
        best.set(next, found)
        return [found]
      }),
    )
  }
  return [...best.values()].map(({ path }) => path)
}
