/** What a seat has by now, in gold: what is safe, what is at risk, and the ship itself. */
import type { Seat } from '../../rules/game'
import type { FortuneState } from '../../rules/waves-of-fortune'
import { homeOf } from '../../rules/waves-of-fortune/grid'
import { costOf } from '../../rules/waves-of-fortune/home'
import { winnersOf } from '../../rules/waves-of-fortune/score'
import { playerAt } from '../../rules/waves-of-fortune/work'
import { turnsHome } from './water'

const point = 500
/** The end of the game outweighs all gold. */
const victory = 4000

export function equityOf(state: FortuneState, seat: Seat): number {
  if (state.phase === 'over') {
    const winners = winnersOf(state)
    return winners.includes(seat) ? victory / winners.length : -victory
  }
  const player = playerAt(state, seat)
  const { chestGold, shipGold, crew, food, upgrades, maps, krakenGem, afloat, cell } = player
  const safe = chestGold + costOf(upgrades) + (krakenGem ? point : 0)
  if (!afloat) return safe - 350
  const short = turnsHome(player, cell) - 1 - food
  const isLost = short > 0 && cell !== homeOf(player.colour)
  const aboard = shipGold + 120 * maps.length
  const ship = 35 * crew - 300 / (crew + 1) + 20 * food
  return safe + (isLost ? 0.3 * aboard - 250 : 0.8 * aboard) + ship
}
