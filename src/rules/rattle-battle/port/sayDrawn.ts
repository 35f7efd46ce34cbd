/** Telling of cards that were drawn in Tavern or Workshop: to their player only, unless draws are open (RB-325a). */
import type { Seat } from '../../game'
import { does } from '../../sentence'
import { listed } from '../sea/shipNames'
import { nameOf } from '../table'
import { say, type Work } from '../work'

export function sayDrawn(work: Work, seat: Seat, rule: string, names: readonly string[]): void {
  const isOpen = work.state.options.drawsVisible === 'open'
  say(work, rule, `${nameOf(work.state, seat)} ${does(seat, 'draws', 'draw')} ${listed(names)}`, {
    kind: 'drawn',
    data: { seat, names },
    ...(isOpen ? {} : { seenBy: [seat] }),
  })
}
