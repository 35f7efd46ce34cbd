/** Games at their end for tests. */
import type { RattleOptions } from '../options'
import type { RattleState } from '../state'
import { entering } from './entering'
import { type PlayerText, position } from './position'

/** The last Port visit of the introduction is over; the players own this. */
export function ended(
  by: Readonly<Record<number, PlayerText>>,
  options: Partial<Omit<RattleOptions, 'scenario'>> = {},
): RattleState {
  const { adventure, ...before } = position({ card: 'I07', options, by, phase: 'stow' })
  const { piles } = before
  const over = { ...before, piles: { ...piles, played: [...piles.played, adventure!.card] } }
  return entering(over, 'game.end').state
}
