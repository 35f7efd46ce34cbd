/** What a move of this game changes, over the work of every game. */

import type { Seat } from '../game'
import { type Work as AnyWork, change, startWork as startAnyWork } from '../work'
import { type Cell, indexOf } from './grid'
import type { FortuneState, PhaseId, Player, Tile } from './state'

export { byChance, change, say } from '../work'

export interface Work extends AnyWork<FortuneState> {
  /** Somebody has to act, or the game is over: no automatic step is left. */
  isWaiting: boolean
}

export function startWork(state: FortuneState): Work {
  return { ...startAnyWork(state), isWaiting: false }
}

/** The next decision is this seat's. */
export function waitFor(work: Work, phase: PhaseId, actor: Seat): void {
  change(work, { phase, actor })
  work.isWaiting = true
}

export function playerAt(state: FortuneState, seat: Seat): Player {
  const player = state.players[seat]
  if (!player) throw new RangeError(`Nobody sits on seat ${seat}`)
  return player
}

export function changePlayer(work: Work, seat: Seat, part: Partial<Player>): void {
  change(work, { players: work.state.players.with(seat, { ...playerAt(work.state, seat), ...part }) })
}

export function tileAt(state: FortuneState, cell: Cell): Tile {
  return state.tiles[indexOf(cell)]!
}

export function changeTile(work: Work, cell: Cell, part: Partial<Tile>): void {
  change(work, { tiles: work.state.tiles.with(indexOf(cell), { ...tileAt(work.state, cell), ...part }) })
}
