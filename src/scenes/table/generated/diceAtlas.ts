/**
 * The cells of the die textures, made by models/dice/atlasModule.ts; edit that, not this.
 * A cell is the window of cellMm in the middle of a face. In die geometries uv 0 to 1 is that window, v down, and runs
 * on outside: clamp it. Textures need flipY = false; their normals point along +u and +v. Ink is in red (smoothstep it
 * from 0.12 to 0.88: that takes away the haze of the packing), cavity in blue.
 */
import type { TrueDieKind } from '../../../measure'

export const cellMm = 12
export const atlasColumns = 6

export const pageNames = ['ships', 'pips', 'directions'] as const
export type DicePage = (typeof pageNames)[number]

/** How many rows of cells a page has, and in which cell a mark stands. */
export const dicePages: Readonly<
  Record<DicePage, { readonly rows: number; readonly cells: Readonly<Record<string, number>> }>
> = {
  ships: {
    rows: 3,
    cells: {
      n1: 0,
      n2: 1,
      n3: 2,
      n4: 3,
      n5: 4,
      n6: 5,
      CANNON: 6,
      SAIL: 7,
      GRAPE: 8,
      SKULL: 9,
      anchor: 10,
      wheel: 11,
      parrot: 12,
      crown: 13,
      kraken: 14,
      shell: 15,
      blank: 16,
    },
  },
  pips: {
    rows: 3,
    cells: {
      p1: 0,
      p2: 1,
      p3: 2,
      p4: 3,
      p5: 4,
      p6: 5,
      x1: 6,
      x2: 7,
      x3: 8,
      x4: 9,
      x5: 10,
      x6: 11,
      anchor: 12,
      wheel: 13,
      parrot: 14,
      crown: 15,
      kraken: 16,
      shell: 17,
    },
  },
  directions: {
    rows: 4,
    cells: {
      n1: 0,
      n2: 1,
      n3: 2,
      n4: 3,
      n5: 4,
      n6: 5,
      n7: 6,
      n8: 7,
      n9: 8,
      n10: 9,
      n11: 10,
      n12: 11,
      N: 12,
      NE: 13,
      E: 14,
      SE: 15,
      S: 16,
      SW: 17,
      W: 18,
      NW: 19,
    },
  },
}

/** Page and cells of each kind of die; index 0 is face 1, as in the geometry's face index. */
export const dieCells: Readonly<
  Record<TrueDieKind, { readonly page: DicePage; readonly cells: readonly number[] }>
> = {
  d6: { page: 'pips', cells: [0, 1, 2, 3, 4, 5] },
  d12: { page: 'directions', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
  ship: { page: 'ships', cells: [0, 1, 2, 3, 4, 6] },
  captain: { page: 'ships', cells: [1, 2, 3, 4, 5, 6] },
  'np-yellow': { page: 'ships', cells: [7, 0, 0, 1, 2, 8] },
  'np-green': { page: 'ships', cells: [7, 0, 1, 2, 3, 8] },
  'np-red': { page: 'ships', cells: [7, 1, 2, 3, 4, 8] },
  'np-orange': { page: 'ships', cells: [9, 2, 3, 4, 5, 9] },
  'np-blue': { page: 'ships', cells: [0, 1, 1, 2, 2, 3] },
  'np-violet': { page: 'ships', cells: [9, 9, 9, 3, 2, 1] },
  exploration: { page: 'pips', cells: [6, 7, 8, 9, 10, 11] },
}

export const emblems = ['anchor', 'wheel', 'parrot', 'crown', 'kraken', 'shell'] as const
export type Emblem = (typeof emblems)[number]

/** Where a second cell is printed on a face: its middle from the middle of the face, x right and y down, and its size. */
export interface Placement {
  readonly x: number
  readonly y: number
  readonly mm: number
}

/** Rattle Battle: the emblem small in a corner of each face. */
export const cornerEmblem: Placement = { x: 4.75, y: 4.75, mm: 3.5 }
/** Rolling with the Waves: the emblem behind the pips. */
export const middleEmblem: Placement = { x: 0, y: 0, mm: 10 }
/** Rolling Seas: number and, below it, the direction on the five-sided faces of the d12. */
export const d12Number: Placement = { x: 0, y: -1.1, mm: 7.2 }
export const d12Direction: Placement = { x: 0, y: 3.1, mm: 2.9 }
