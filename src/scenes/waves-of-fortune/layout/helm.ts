import { type Cell, type FortuneState, homeOf, type Player } from '../../../rules/waves-of-fortune/public'
import { cellAt } from './board'

/** Which way each ship lies, by seat, and where she lay then: the rules have no word for it. */
export interface Helm {
  readonly cells: readonly Cell[]
  /** Counter-clockwise seen from above; 0 is east. */
  readonly headings: readonly number[]
}

/** Ships turn to where they sail and keep it. One that is shoved, or has sunk, is not steered. */
export function steered(
  before: Helm | undefined,
  view: Pick<FortuneState, 'players' | 'active' | 'round'>,
): Helm {
  const { players, active, round } = view
  const known = round > 0 && before?.cells.length === players.length ? before : undefined
  return {
    cells: players.map(({ cell }) => cell),
    headings: players.map((player, seat) => {
      const [from, heading] = [known?.cells[seat], known?.headings[seat]]
      if (from === undefined || heading === undefined) return outward(player)
      const sails = seat === active && player.afloat && from !== player.cell
      return sails ? headingTo(from, player.cell) : heading
    }),
  }
}

/** In the harbour she looks out to sea, and out there away from home. */
function outward({ cell, colour }: Pick<Player, 'cell' | 'colour'>): number {
  const home = homeOf(colour)
  if (cell !== home) return headingTo(home, cell)
  const { x, z } = cellAt(home)
  return Math.atan2(-z, x)
}

export function headingTo(from: Cell, to: Cell): number {
  const [a, b] = [cellAt(from), cellAt(to)]
  return Math.atan2(a.z - b.z, b.x - a.x)
}
