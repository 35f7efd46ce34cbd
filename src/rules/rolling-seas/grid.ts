/**
 * The grid of every map (RS-9, RS-12, RS-13). Inside the rules a space is a whole number, row by row from A1 = 0 to
 * S15 = 284; names are for states, moves and people.
 */
import { columns, type Dir, dirs, rows, type Space } from './vocabulary'

export const columnCount = columns.length
export const rowCount = rows.length
export const spaceCount = columnCount * rowCount

/** No space: beyond the edge of the map. */
export const offMap = -1

export const spaceNames: readonly Space[] = rows.flatMap(row =>
  columns.map(column => `${column}${row}` as const),
)

const indexByName: ReadonlyMap<string, number> = new Map(spaceNames.map((name, index) => [name, index]))

export function spaceName(index: number): Space {
  const name = spaceNames[index]
  if (name === undefined) throw new RangeError(`The map has no space ${index}`)
  return name
}

/** The number of a named space, `offMap` for anything else. */
export function spaceIndex(name: string): number {
  return indexByName.get(name) ?? offMap
}

export function columnOf(index: number): number {
  return index % columnCount
}

export function rowOf(index: number): number {
  return Math.floor(index / columnCount)
}

/** 0-based column and row to a space; `offMap` beyond the edges (RS-13). */
export function spaceAt(col: number, row: number): number {
  const isOnMap = col >= 0 && row >= 0 && col < columnCount && row < rowCount
  return isOnMap ? row * columnCount + col : offMap
}

/** Spaces of the northern row have the numbers of their columns. */
export function columnIndex(letter: string): number {
  return spaceIndex(`${letter}1`)
}

/** Steps by direction: rows count southwards (RS-12). */
const stepX = [0, 1, 1, 1, 0, -1, -1, -1] as const
const stepY = [-1, -1, 0, 1, 1, 1, 0, -1] as const

export const dirCount = dirs.length

/** The neighbours of all spaces, `dirCount` for each, for loops that ask for very many. */
export const neighbours = Int16Array.from({ length: spaceCount * dirCount }, (_, at) => {
  const index = Math.floor(at / dirCount)
  const dir = at % dirCount
  return spaceAt(columnOf(index) + stepX[dir]!, rowOf(index) + stepY[dir]!)
})

/** The next space in a direction (0 = N, clockwise), or `offMap`. */
export function neighbour(index: number, dir: number): number {
  return neighbours[index * dirCount + dir]!
}

export function dirIndex(dir: Dir): number {
  return dirs.indexOf(dir)
}

/** N, E, S and W (RS-12). */
export const orthogonalDirs = [0, 2, 4, 6] as const

/** The surrounding spaces that are on the map. */
export const adjacentSpaces: readonly (readonly number[])[] = spaceNames.map((_, index) =>
  Array.from({ length: dirCount }, (_, dir) => neighbour(index, dir)).filter(space => space !== offMap),
)

export const orthogonalSpaces: readonly (readonly number[])[] = spaceNames.map((_, index) =>
  orthogonalDirs.map(dir => neighbour(index, dir)).filter(space => space !== offMap),
)

/** Steps of a king: what a ship needs where nothing is in its way. */
export function kingDistance(a: number, b: number): number {
  return Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)))
}
