/** Every way in which a shape can lie on the map (4.4). */
import type { Cell, Shape } from './data/shapes'
import { columnCount, offMap, rowCount, spaceAt } from './grid'
import type { Placement } from './moves'

export const orientationCount = 8

/** A shape lying on the map; spaces as numbers of the grid. */
export interface Lying {
  readonly placement: Placement
  /** In the order of the shape's cells, so of a Current in the order of its flow. */
  readonly spaces: readonly number[]
  /** Of a Current; `offMap` where it would lead over the edge. */
  readonly exit?: number
  /** Of an island. */
  readonly port?: number
}

/** Flipped first where the orientation says so, then turned clockwise step by step. */
function turned({ cells, width, height, exit, port }: Shape, orientation: number): Shape {
  const turns = orientation % 4
  let size = { width, height }
  let turn = ([x, y]: Cell): Cell => (orientation >= 4 ? [width - 1 - x, y] : [x, y])
  for (let i = 0; i < turns; i++) {
    const before = turn
    const { height: h } = size
    turn = cell => {
      const [x, y] = before(cell)
      return [h - 1 - y, x]
    }
    size = { width: size.height, height: size.width }
  }
  return {
    ...size,
    cells: cells.map(turn),
    ...(exit && { exit: turn(exit) }),
    ...(port && { port: turn(port) }),
  }
}

const turnedShapes = new WeakMap<Shape, readonly Shape[]>()

function orientationsOf(shape: Shape): readonly Shape[] {
  const known = turnedShapes.get(shape)
  if (known) return known
  const all = Array.from({ length: orientationCount }, (_, orientation) => turned(shape, orientation))
  turnedShapes.set(shape, all)
  return all
}

/** The shape as it is turned. */
export function turnedShape(shape: Shape, orientation: number): Shape {
  const lying = orientationsOf(shape)[orientation]
  if (!lying) throw new RangeError(`There is no orientation ${orientation}`)
  return lying
}

/** The shape laid down, or `undefined` if part of it would lie beyond the edge (RS-13). */
export function layDown(shape: Shape, placement: Placement): Lying | undefined {
  const { orientation, origin } = placement
  const lying = orientationsOf(shape)[orientation]
  if (!lying) return undefined
  const at = ([x, y]: Cell) => spaceAt(origin.col + x, origin.row + y)
  const spaces = lying.cells.map(at)
  if (spaces.includes(offMap)) return undefined
  return {
    placement,
    spaces,
    ...(lying.exit && { exit: at(lying.exit) }),
    ...(lying.port && { port: at(lying.port) }),
  }
}

/** Placements with the same key are one choice (4.4): of Currents the flow counts, of islands the port. */
export function keyOf({ spaces, exit, port }: Omit<Lying, 'placement'>): string {
  if (exit !== undefined) return `${spaces.join()}>${exit}`
  const set = spaces.toSorted((a, b) => a - b).join()
  return port === undefined ? set : `${set}@${port}`
}

/** Lists of up to two thousand: those of the shapes asked for last are kept, the one asked for longest ago goes first. */
const placementLists = new Map<Shape, readonly Lying[]>()
const mostLists = 6

/** All placements on an empty map, each choice once. */
export function placementsOf(shape: Shape): readonly Lying[] {
  const all = placementLists.get(shape) ?? listPlacements(shape)
  placementLists.delete(shape)
  placementLists.set(shape, all)
  for (const old of placementLists.keys()) if (placementLists.size > mostLists) placementLists.delete(old)
  return all
}

function listPlacements(shape: Shape): readonly Lying[] {
  const found = new Map<string, Lying>()
  for (const [orientation, { width, height }] of orientationsOf(shape).entries()) {
    for (let row = 0; row + height <= rowCount; row++) {
      for (let col = 0; col + width <= columnCount; col++) {
        const lying = layDown(shape, { orientation, origin: { col, row } })
        if (!lying) continue
        const key = keyOf(lying)
        if (!found.has(key)) found.set(key, lying)
      }
    }
  }
  return [...found.values()]
}
