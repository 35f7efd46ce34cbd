/** Parts on their way from the stock onto a Galleon (RB-16, RB-279, RB-324a). */
import type { Seat } from '../../game'
import { does } from '../../sentence'
import { nameOf, playerAt } from '../table'
import type { Part } from '../vocabulary'
import { change, changePlayer, say, type Work } from '../work'
import { foldHolds } from './stowing'

export const partNames: Readonly<Record<Part, string>> = { sail: 'Sail', cannon: 'Cannon', hold: 'Hold' }

/** Adds a Part, ready side up. The stock must hold one. */
export function addPart(work: Work, seat: Seat, part: Part, rule: string): void {
  const { stock } = work.state
  change(work, { stock: { ...stock, [part]: stock[part] - 1 } })
  const player = playerAt(work.state, seat)
  if (part === 'hold') {
    changePlayer(work, seat, { holds: player.holds + 1 })
  } else {
    const key = part === 'sail' ? 'sails' : 'cannons'
    changePlayer(work, seat, { [key]: { ...player[key], ready: player[key].ready + 1 } })
  }
  say(work, rule, `${nameOf(work.state, seat)} ${does(seat, 'adds', 'add')} a ${partNames[part]}`, {
    kind: 'part',
    data: { seat, part },
  })
  if (playerAt(work.state, seat).holds < 3) return
  foldHolds(work, seat)
  say(
    work,
    'RB-279',
    `${nameOf(work.state, seat)} ${does(seat, 'turns', 'turn')} three Holds into a Hamster Hold`,
    {
      kind: 'hamster',
      data: { seat },
    },
  )
}
