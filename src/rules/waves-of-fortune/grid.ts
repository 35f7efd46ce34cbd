/** The sea: 10 x 10 spaces, their names, neighbours and areas (WF-1 to WF-8, 4.1). */
import { type Colour, colours } from './vocabulary'

/** `A1` in the north-west to `J10` in the south-east (WF-2). */
export type Cell = string
export type Area = 'home' | 'shallows' | 'depths' | 'treasure'

const size = 10
const columns = 'ABCDEFGHIJ'

/** Row by row from the north-west. */
export const cells: readonly Cell[] = Array.from(
  { length: size * size },
  (_, index) => `${columns[index % size]}${Math.floor(index / size) + 1}`,
)

const indexes = new Map(cells.map((cell, index) => [cell, index]))

/** Where the tile of a space stands in the list of tiles. */
export function indexOf(cell: Cell): number {
  const index = indexes.get(cell)
  if (index === undefined) throw new RangeError(`There is no space ${cell}`)
  return index
}

export function isCell(text: string): boolean {
  return indexes.has(text)
}

/** By place: computer players ask for distances thousands of times a move. */
const columnsAt = cells.map((_, index) => index % size)
const rowsAt = cells.map((_, index) => Math.floor(index / size))

function columnOf(cell: Cell): number {
  return columnsAt[indexOf(cell)]!
}

function rowOf(cell: Cell): number {
  return rowsAt[indexOf(cell)]!
}

export function areaOf(cell: Cell): Area {
  const [c, r] = [columnOf(cell), rowOf(cell)]
  const ring = Math.min(c, r, size - 1 - c, size - 1 - r)
  if (ring === 4) return 'home'
  if (ring >= 2) return 'shallows'
  const isCorner = (c === 0 || c === size - 1) && (r === 0 || r === size - 1)
  return isCorner ? 'treasure' : 'depths'
}

/** WF-3a. */
const homes: Readonly<Record<Colour, Cell>> = { purple: 'E5', blue: 'F5', yellow: 'F6', green: 'E6' }

export function homeOf(colour: Colour): Cell {
  return homes[colour]
}

export function isHomeBase(cell: Cell): boolean {
  return colours.some(colour => homes[colour] === cell)
}

/** Steps by the compass: orthogonal ones first (WF-8). */
const directions = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const

const neighbours: ReadonlyMap<Cell, readonly Cell[]> = new Map(
  cells.map(cell => [
    cell,
    directions.flatMap(([dc, dr]) => {
      const [c, r] = [columnOf(cell) + dc, rowOf(cell) + dr]
      return c < 0 || r < 0 || c >= size || r >= size ? [] : [cells[r * size + c]!]
    }),
  ]),
)

/** WF-8, WF-29: up to eight, never beyond the edge. */
export function neighboursOf(cell: Cell): readonly Cell[] {
  return neighbours.get(cell) ?? []
}

/** WF-26: 1 straight, 2 diagonal; `undefined` if the spaces do not touch. */
export function stepCost(from: Cell, to: Cell): 1 | 2 | undefined {
  const dc = Math.abs(columnOf(from) - columnOf(to))
  const dr = Math.abs(rowOf(from) - rowOf(to))
  if (dc > 1 || dr > 1 || dc + dr === 0) return undefined
  return dc + dr === 1 ? 1 : 2
}

/** Steps between two spaces if diagonals cost 2: columns plus rows. */
export function distance(from: Cell, to: Cell): number {
  const [a, b] = [indexOf(from), indexOf(to)]
  return Math.abs(columnsAt[a]! - columnsAt[b]!) + Math.abs(rowsAt[a]! - rowsAt[b]!)
}
