/** The two sheets of a captain, in millimetres from their upper left corners (2, rows 8 and 9). */
import { columnCount, columnOf, rowCount, rowOf, spaceAt } from '../../../rules/rolling-seas/public'
import type { Point } from './hand'

export const chartSheet = { width: 216, height: 279 } as const
/** The ledger stands upright beside the chart. */
export const ledgerSheet = { width: 140, height: 216 } as const

/** The grid of the chart: spaces of 10 x 10 mm. */
export const grid = { left: 14, top: 27, cell: 10, width: columnCount * 10, height: rowCount * 10 } as const

export function middleOf(space: number): Point {
  return middleAt(columnOf(space), rowOf(space))
}

/** Columns and rows from 0; beyond the edges as well. */
export function middleAt(col: number, row: number): Point {
  return [grid.left + (col + 0.5) * grid.cell, grid.top + (row + 0.5) * grid.cell]
}

/** Columns and rows, in parts of them, at a point of the sheet. */
export function gridPoint(x: number, y: number): { readonly col: number; readonly row: number } {
  return { col: (x - grid.left) / grid.cell, row: (y - grid.top) / grid.cell }
}

/** The space at a point of the sheet; `offMap` beside the grid. */
export function spaceUnder(x: number, y: number): number {
  const { col, row } = gridPoint(x, y)
  return spaceAt(Math.floor(col), Math.floor(row))
}
