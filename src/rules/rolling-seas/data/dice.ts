/** What the dice mean (4.5, 4.6). */
import type { DieKind } from '../../../measure'
import type { DieId, Dir } from '../vocabulary'

export const directionTables = ['cardinalsDouble', 'diagonalsDouble'] as const
export type DirectionTable = (typeof directionTables)[number]

/** By value, from 1 (RS-29). */
const directions: Readonly<Record<DirectionTable, readonly Dir[]>> = {
  cardinalsDouble: ['N', 'NE', 'E', 'E', 'SE', 'S', 'S', 'SW', 'W', 'W', 'NW', 'N'],
  diagonalsDouble: ['NE', 'NE', 'E', 'SE', 'SE', 'S', 'SW', 'SW', 'W', 'NW', 'NW', 'N'],
}

/** The direction towards which the wind of this value blows. */
export function directionOf(table: DirectionTable, value: number): Dir {
  const dir = directions[table][value - 1]
  if (!dir) throw new RangeError(`A direction die has no value ${value}`)
  return dir
}

export interface Gain {
  readonly provisions: number
  readonly gold: number
  readonly story: number
}

/** By face, from 1 (4.6). */
const explorations: readonly Gain[] = [
  { provisions: 3, gold: 0, story: 1 },
  { provisions: 2, gold: 1, story: 1 },
  { provisions: 2, gold: 0, story: 2 },
  { provisions: 1, gold: 1, story: 2 },
  { provisions: 0, gold: 1, story: 3 },
  { provisions: 1, gold: 3, story: 0 },
]

export function explorationGain(face: number): Gain {
  const gain = explorations[face - 1]
  if (!gain) throw new RangeError(`The exploration die has no face ${face}`)
  return gain
}

export function dieKindOf(id: DieId): DieKind {
  return id === 'exploration' ? 'exploration' : 'd12'
}
