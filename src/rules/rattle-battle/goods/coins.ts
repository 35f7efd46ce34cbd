/** Coins come from The Pit and go back there (RB-9, RB-10, RB-332). */
import type { Seat } from '../../game'
import { printedCoins } from '../data/loot'
import type { RattleState } from '../state'
import { playerAt } from '../table'
import { changePlayer, type Work } from '../work'

/** What the supply still holds; without end unless the printed coins are all there are. */
export function coinsLeft(state: RattleState): number {
  if (state.options.coinSupply === 'unlimited') return Number.POSITIVE_INFINITY
  return printedCoins - state.players.reduce((sum, player) => sum + player.coins, 0)
}

/** Gives as many of the coins as there are, and says how many that was. */
export function gainCoins(work: Work, seat: Seat, coins: number): number {
  const gained = Math.max(0, Math.min(coins, coinsLeft(work.state)))
  if (gained > 0) changePlayer(work, seat, { coins: playerAt(work.state, seat).coins + gained })
  return gained
}

/** Takes as many of the coins as the player has; returns how many that was. */
export function payCoins(work: Work, seat: Seat, coins: number): number {
  const { coins: owned } = playerAt(work.state, seat)
  const paid = Math.min(coins, owned)
  if (paid > 0) changePlayer(work, seat, { coins: owned - paid })
  return paid
}

export function coinsText(coins: number): string {
  return `${coins} coin${coins === 1 ? '' : 's'}`
}
