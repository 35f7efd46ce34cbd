/** The 24 Adventure cards (4.3). */
import { columnIndex } from '../grid'
import type { CardId, ObstacleKind } from '../vocabulary'
import type { ShapeId } from './shapes'

export interface AdventureCard {
  readonly id: CardId
  readonly kind: ObstacleKind
  /** To whom maps go for drawing (RS-33). */
  readonly pass: 'left' | 'right' | 'keep'
  /** 0-based. */
  readonly column: number
  readonly row: number
  /** The line that a single player keeps to with Rocks (RS-95). */
  readonly anchor?: 'column' | 'row'
  readonly shape: ShapeId
}

const passes = { L: 'left', R: 'right', K: 'keep' } as const

type Row = readonly [
  kind: ObstacleKind,
  pass: 'L' | 'R' | 'K',
  line: string,
  shape: ShapeId,
  anchor?: 'column' | 'row',
]

const rows: readonly Row[] = [
  ['rocks', 'L', 'B9', 'line3', 'column'],
  ['rocks', 'R', 'D14', 'ell4', 'row'],
  ['rocks', 'L', 'H1', 'corner3', 'row'],
  ['rocks', 'R', 'L15', 'line4', 'row'],
  ['rocks', 'R', 'P2', 'tee4', 'row'],
  ['rocks', 'L', 'R8', 'zig4', 'column'],
  ['rocks', 'R', 'G6', 'corner3', 'column'],
  ['rocks', 'L', 'M10', 'line2', 'column'],
  ['storm', 'K', 'A7', 'square4'],
  ['storm', 'K', 'S9', 'ell4'],
  ['storm', 'K', 'E2', 'line3'],
  ['storm', 'K', 'O14', 'pee5'],
  ['storm', 'K', 'I5', 'plus5'],
  ['storm', 'K', 'K11', 'zig4'],
  ['monster', 'K', 'J8', 'corner3'],
  ['monster', 'K', 'F12', 'line2'],
  ['monster', 'K', 'N4', 'line2'],
  ['monster', 'K', 'C6', 'single'],
  ['monster', 'K', 'Q10', 'line3'],
  ['current', 'K', 'D11', 'run'],
  ['current', 'K', 'G3', 'bend'],
  ['current', 'K', 'J7', 'zigzag'],
  ['current', 'K', 'M13', 'hook'],
  ['current', 'K', 'P5', 'slant'],
]

export const adventureCards: readonly AdventureCard[] = rows.map(
  ([kind, pass, line, shape, anchor], index) => ({
    id: `AD-${String(index + 1).padStart(2, '0')}`,
    kind,
    pass: passes[pass],
    column: columnIndex(line.charAt(0)),
    row: Number(line.slice(1)) - 1,
    shape,
    ...(anchor && { anchor }),
  }),
)

const byId: ReadonlyMap<CardId, AdventureCard> = new Map(adventureCards.map(card => [card.id, card]))

export function isCardId(id: string): boolean {
  return byId.has(id)
}

export function adventureCard(id: CardId): AdventureCard {
  const card = byId.get(id)
  if (!card) throw new RangeError(`There is no Adventure card ${id}`)
  return card
}
