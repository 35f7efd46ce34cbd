/** Who sits where and who is next (RW-2, RW-3, RW-22). */
import type { Side } from '../../measure'
import type { Seat } from '../game'
import { dicePerPlayer } from './dice'
import type { RollingWavesState } from './state'

/** RW-3: the first player of the round, then clockwise. */
export function turnOrder(state: Pick<RollingWavesState, 'players' | 'firstSeat'>): readonly Seat[] {
  const count = state.players.length
  return Array.from({ length: count }, (_, index) => (state.firstSeat + index) % count)
}

/** RW-22: the same direction and the same first player in all three laps; `undefined` when all dice are taken. */
export function drafterOf(state: RollingWavesState): Seat | undefined {
  const { players, firstSeat } = state
  let taken = 0
  for (const player of players) taken += player.nests.length
  return taken < players.length * dicePerPlayer ? (firstSeat + taken) % players.length : undefined
}

const clockwise: readonly Side[] = ['south', 'west', 'north', 'east']

/** 4.9: places are spread evenly round the tray; the bag is tipped over its nearest wall. */
export function sideOfSeat(players: number, seat: Seat): Side {
  return clockwise[Math.round((seat * clockwise.length) / players) % clockwise.length]!
}
