/** Coins and the VP cards they will buy. */
import type { Seat } from '../../../rules/game'
import { vpCard } from '../../../rules/rattle-battle/data/loot'
import { stowedTokens } from '../../../rules/rattle-battle/goods/loot'
import type { RattleState } from '../../../rules/rattle-battle/state'
import { playerAt, turnOrder } from '../../../rules/rattle-battle/table'
import { horizonOf } from '../horizon'
import type { Weights } from '../weights'

/** Lady Carmine takes 2 off the price, but 1 is the least. */
function priceFor(state: RattleState, seat: Seat, cost: number): number {
  return playerAt(state, seat).sailors.some(({ id }) => id === 'N23') ? Math.max(1, cost - 2) : cost
}

/** What the others can spend at the Guild: their coins, and a part of their Loot sold. */
function coinsExpected(state: RattleState, seat: Seat): number {
  const { coins, stowed } = playerAt(state, seat)
  const isSold = state.phase === 'port.guild' || state.visit === undefined
  return coins + (isSold ? 0 : 0.3 * stowedTokens(stowed).length)
}

/** How many cards will be gone when this seat's turn at the Guild comes. */
function boughtBefore(state: RattleState, seat: Seat): number {
  let gone = 0
  for (const other of turnOrder(state)) {
    if (other === seat) break
    const card = state.piles.vp[gone]
    if (card === undefined || (state.visit?.vpBought[other] ?? 0) > 0) continue
    if (coinsExpected(state, other) >= priceFor(state, other, vpCard(card).cost)) gone++
  }
  return gone
}

/**
 * Worth of going to the Guild with this many coins. Each coin is a VP, and an affordable card adds its value above its
 * price. Coins left over are worth a little more while there are cards to come.
 */
export function coinsWorth(state: RattleState, seat: Seat, weights: Weights): (coins: number) => number {
  const isClosed = state.closed.some(({ location, by }) => location === 'guild' && by !== seat)
  const hasBought = (state.visit?.vpBought[seat] ?? 0) > 0
  const gone = isClosed ? 0 : boughtBefore(state, seat)
  const next = isClosed || hasBought ? undefined : state.piles.vp[gone]
  const later = state.piles.vp.length - gone - 1
  const bonus = horizonOf(state).ports > 1 && later > 0 ? weights.coinToCome : 0
  const dearest = state.piles.vp.length > 0 ? vpCard(state.piles.vp.at(-1)!).cost : 0
  const extra = (coins: number) => bonus * Math.min(coins, dearest)
  if (next === undefined) return coins => coins + extra(coins)
  const { cost, vp } = vpCard(next)
  const price = priceFor(state, seat, cost)
  return coins => (coins >= price ? coins - price + vp + extra(coins - price) : coins + extra(coins))
}
