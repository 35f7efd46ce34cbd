/** What a move of this game changes, over the work of every game. */

import type { Seat } from '../game'
import { type Work as AnyWork, change } from '../work'
import { infamyCap } from './options'
import type { Player, RollingWavesState } from './state'

export { byChance, change, say, startWork } from '../work'

export type Work = AnyWork<RollingWavesState>

export function playerAt(state: RollingWavesState, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new RangeError(`Nobody sits on seat ${seat}`)
  return player
}

export function changePlayer(work: Work, seat: Seat, part: Partial<Player>): void {
  const players = work.state.players.with(seat, { ...playerAt(work.state, seat), ...part })
  change(work, { players })
}

/** RW-97, RW-97a: fills Infamy circles as far as there are any; tells how much was gained. */
export function gainInfamy(work: Work, seat: Seat, amount: number): number {
  const { infamy } = playerAt(work.state, seat)
  const after = Math.min(infamy + amount, infamyCap(work.state.options))
  changePlayer(work, seat, { infamy: after })
  return after - infamy
}
