import { colourName } from '../../../rules/waves-of-fortune/seating'
import type { FortuneState } from '../../../rules/waves-of-fortune/state'
import type { ThingId } from '../../things/layout'
import { cellAt } from './board'
import { onTile, ship } from './sizes'
import type { FortuneWriter } from './writer'
import { tableFrame } from './writer'

export const shipThing = (seat: number): ThingId => `ship@${seat}`

/** Ships afloat on the upper half of their tile, where tokens leave room; one that is rammed gives way (WF-33). */
export function layShips(writer: FortuneWriter, view: FortuneState): void {
  for (const [seat, { colour, cell, afloat }] of view.players.entries()) {
    const { x, z } = cellAt(cell)
    const others = view.players.filter((other, index) => index < seat && other.cell === cell).length
    const isRammed =
      view.phase === 'ramPush' && seat !== view.active && view.players[view.active]?.cell === cell
    const aside = isRammed ? 0.9 : others * 0.5
    writer.put(tableFrame, shipThing(seat), 'ship', x + aside, z - 0.5 + aside, ship, {
      label: `${colourName(colour)}'s ship ${afloat ? 'at' : 'sunk at'} ${cell}`,
      lift: onTile,
      seat,
      item: afloat ? colour : 'sunk',
      turn: isRammed ? 0.5 : 0,
    })
  }
}
