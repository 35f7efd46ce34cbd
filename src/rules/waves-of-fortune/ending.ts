/** The end of the game (3.15). */

import { does } from '../sentence'
import { winnersOf } from './score'
import { nameOf } from './seating'
import { joined } from './vocabulary'
import { change, say, type Work } from './work'

/** WF-122a: nothing more is carried out. */
export function endGame(work: Work, rule: string, why: string): void {
  change(work, {
    phase: 'over',
    landings: [],
    combat: undefined,
    roll: undefined,
    allowance: 0,
    canTeleport: false,
  })
  work.isWaiting = true
  say(work, rule, `The game ends: ${why}`, 'end', { round: work.state.round })
  const winners = winnersOf(work.state)
  const names = joined(winners.map(seat => nameOf(work.state, seat)))
  say(
    work,
    'WF-125',
    `${names} ${winners.length > 1 ? 'share the victory' : does(winners[0]!, 'wins', 'win')}`,
    'gameOver',
    {
      winners,
    },
  )
}
