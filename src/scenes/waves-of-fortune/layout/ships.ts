import { colourName, type FortuneState, indexOf } from '../../../rules/waves-of-fortune/public'
import type { ThingId } from '../../things/layout'
import { cellAt } from './board'
import { type Helm, steered } from './helm'
import { onTile, ship, token } from './sizes'
import type { FortuneWriter } from './writer'
import { tableFrame } from './writer'

export const shipThing = (seat: number): ThingId => `ship@${seat}`

/** In cm along the rammer's course: where her bow touches, where she is after the blow, how far that moves the other. */
const ramming = { touches: -2.5, strikes: -1.7, gives: 0.9 } as const

/** Ships on the upper half of their tile, where tokens leave room; one that is rammed is shoved away (WF-33). */
export function layShips(
  writer: FortuneWriter,
  view: FortuneState,
  helm: Helm = steered(undefined, view),
): void {
  const { players, active, phase } = view
  const rammer = players[active]
  const meets = (seat: number) =>
    seat !== active && players[seat]!.afloat && rammer?.afloat === true && players[seat]!.cell === rammer.cell
  const isMet = players.some((_, seat) => meets(seat))
  const struck = phase === 'ramPush'
  for (const [seat, { colour, cell, afloat }] of players.entries()) {
    const { x, z } = cellAt(cell)
    const heading = helm.headings[seat]!
    const course = helm.headings[active] ?? 0
    const along = meets(seat)
      ? struck && ramming.gives
      : seat === active && isMet && (struck ? ramming.strikes : ramming.touches)
    const others = players.filter(
      (other, index) => index < seat && !other.afloat && other.cell === cell,
    ).length
    const { token: event, wrecks } = view.tiles[indexOf(cell)]!
    // Across the tile a hull reaches over what lies there, and stands on it.
    const rides = Math.abs(Math.sin(heading)) > 0.35 && (event !== undefined || wrecks.length > 0)
    writer.put(
      tableFrame,
      shipThing(seat),
      'ship',
      x + others * 0.5 + (along || 0) * Math.cos(course),
      z - 0.5 + others * 0.5 - (along || 0) * Math.sin(course),
      ship,
      {
        label: `${colourName(colour)}'s ship ${afloat ? 'at' : 'sunk at'} ${cell}`,
        lift: onTile + (rides && afloat ? token.height : 0),
        seat,
        item: afloat ? colour : 'sunk',
        turn: heading,
        way: seat === active ? 'sailed' : 'shoved',
      },
    )
  }
}
