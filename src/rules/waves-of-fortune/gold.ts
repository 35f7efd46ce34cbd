/** Gold is a number; on the table it lies in the fewest pieces that make it up (WF-9, WF-9a). */

export const pieceIds = ['diamond', 'gem', 'coin'] as const
export type Piece = (typeof pieceIds)[number]
export const pieceGold: Readonly<Record<Piece, number>> = { diamond: 500, gem: 100, coin: 50 }

export function piecesOf(gold: number): Readonly<Record<Piece, number>> {
  const count = (piece: Piece, left: number) => Math.floor(left / pieceGold[piece])
  const diamond = count('diamond', gold)
  const gem = count('gem', gold % pieceGold.diamond)
  return { diamond, gem, coin: count('coin', gold % pieceGold.gem) }
}
