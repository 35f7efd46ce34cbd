import { dieFaces, dieKinds, type FaceMark, type TrueDieKind } from '../../src/measure'
import type { Built } from '../lib/asset'
import { atlasColumns, atlasRows, emblems, type PageName, pageNames, pages } from './cells'
import { cellMm } from './roundedDie'

function page(kind: TrueDieKind): PageName {
  if (kind === 'd12') return 'directions'
  return kind === 'd6' || kind === 'exploration' ? 'pips' : 'ships'
}

function cell(kind: TrueDieKind, mark: FaceMark): number {
  const prefix = kind === 'd6' ? 'p' : kind === 'exploration' ? 'x' : 'n'
  const name = typeof mark === 'number' ? `${prefix}${mark}` : mark
  const index = pages[page(kind)].indexOf(name)
  if (index < 0) throw new Error(`${kind}: no cell for ${name}`)
  return index
}

const literal = (value: unknown): string => JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')

/** The map of the die atlas as a module for the scene. */
export async function diceAtlasModule(): Promise<Built> {
  const kinds = dieKinds
  const lines = [
    '/**',
    ' * The cells of the die textures, made by models/dice/atlasModule.ts; edit that, not this.',
    ' * A cell is the window of cellMm in the middle of a face. In die geometries uv 0 to 1 is that window, v down, and runs',
    ' * on outside: clamp it. Textures need flipY = false; their normals point along +u and +v. Ink is in red (smoothstep it',
    ' * from 0.12 to 0.88: that takes away the haze of the packing), cavity in blue.',
    ' */',
    "import type { TrueDieKind } from '../../../measure'",
    '',
    `export const cellMm = ${cellMm}`,
    `export const atlasColumns = ${atlasColumns}`,
    '',
    `export const pageNames = ${literal(pageNames)} as const`,
    'export type DicePage = (typeof pageNames)[number]',
    '',
    '/** How many rows of cells a page has, and in which cell a mark stands. */',
    'export const dicePages: Readonly<',
    '  Record<DicePage, { readonly rows: number; readonly cells: Readonly<Record<string, number>> }>',
    '> = {',
    ...pageNames.flatMap(name => [
      `  ${name}: {`,
      `    rows: ${atlasRows(name)},`,
      '    cells: {',
      ...pages[name].map((mark, index) => `      ${mark}: ${index},`),
      '    },',
      '  },',
    ]),
    '}',
    '',
    "/** Page and cells of each kind of die; index 0 is face 1, as in the geometry's face index. */".replaceAll(
      "\\'",
      "'",
    ),
    'export const dieCells: Readonly<',
    '  Record<TrueDieKind, { readonly page: DicePage; readonly cells: readonly number[] }>',
    '> = {',
    ...kinds.map(kind => {
      const cells = dieFaces[kind].map(mark => cell(kind, mark))
      const key = kind.includes('-') ? `'${kind}'` : kind
      return `  ${key}: { page: '${page(kind)}', cells: ${literal(cells)} },`
    }),
    '}',
    '',
    `export const emblems = ${literal(emblems)} as const`,
    'export type Emblem = (typeof emblems)[number]',
    '',
    '/** Where a second cell is printed on a face: its middle from the middle of the face, x right and y down, and its size. */',
    'export interface Placement {',
    '  readonly x: number',
    '  readonly y: number',
    '  readonly mm: number',
    '}',
    '',
    '/** Rattle Battle: the emblem small in a corner of each face. */',
    'export const cornerEmblem: Placement = { x: 4.75, y: 4.75, mm: 3.5 }',
    '/** Rolling with the Waves: the emblem behind the pips. */',
    'export const middleEmblem: Placement = { x: 0, y: 0, mm: 10 }',
    '/** Rolling Seas: number and, below it, the direction on the five-sided faces of the d12. */',
    'export const d12Number: Placement = { x: 0, y: -1.1, mm: 7.2 }',
    'export const d12Direction: Placement = { x: 0, y: 3.1, mm: 2.9 }',
    '',
  ]
  return { bytes: Buffer.from(lines.join('\n')) }
}
