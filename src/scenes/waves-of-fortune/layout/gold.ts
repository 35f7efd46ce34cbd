import { type Piece, pieceIds, piecesOf } from '../../../rules/waves-of-fortune/public'
import type { Size } from '../../things/layout'

export const pieceSizes: Readonly<Record<Piece, Size>> = {
  diamond: { width: 1.2, depth: 1.06, height: 0.66 },
  gem: { width: 1, depth: 0.72, height: 0.5 },
  coin: { width: 1.2, depth: 1.2, height: 0.2 },
}

export interface GoldPiece {
  readonly kind: Piece
  readonly size: Size
  /** Among its like. */
  readonly index: number
}

/** The pieces of a sum, the dearest first (WF-9a). */
export function piecesIn(gold: number): readonly GoldPiece[] {
  const counts = piecesOf(gold)
  return pieceIds.flatMap(kind =>
    Array.from({ length: counts[kind] }, (_, index) => ({ kind, size: pieceSizes[kind], index })),
  )
}

export interface PieceSpot extends GoldPiece {
  readonly u: number
  readonly v: number
  readonly lift: number
  readonly turn: number
}

/** Lays a sum into an area, its middle at the origin: diamonds, gems, coins in rows, a second layer on the first. */
export function heapIn(gold: number, width: number, depth: number): readonly PieceSpot[] {
  const step = { u: 1.28, v: 1.12 }
  const across = Math.max(1, Math.floor(width / step.u))
  const down = Math.max(1, Math.floor(depth / step.v))
  return piecesIn(gold).map((piece, place) => {
    const layer = Math.floor(place / (across * down))
    const inLayer = place % (across * down)
    const [column, row] = [inLayer % across, Math.floor(inLayer / across)]
    // A hand does not lay them in a line.
    const loose = ((place * 37) % 11) / 11 - 0.5
    return {
      ...piece,
      u: (column - (across - 1) / 2) * step.u + loose * 0.22 + (layer % 2) * 0.3,
      v: (row - (down - 1) / 2) * step.v - loose * 0.16 + (layer % 2) * 0.2,
      lift: layer * 0.52,
      turn: loose * 1.6,
    }
  })
}
