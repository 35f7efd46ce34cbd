/** What Port wares cost, and with which Loot they can be paid (RB-311, RB-409, RB-424a). */
import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { lootTypeOf } from '../data/loot'
import { countsAs, isOrdinary, isWild, selections, selectionsUpTo, stowedTokens } from '../goods/loot'
import type { RattleState } from '../state'
import { playerAt } from '../table'
import type { LootType, TokenId } from '../vocabulary'

/** Stowed Loot, no Special Loot. */
export function spendable(state: RattleState, seat: Seat): readonly TokenId[] {
  return stowedTokens(playerAt(state, seat).stowed).filter(isOrdinary)
}

/** Are these distinct tokens that the player owns and can spend? */
export function checkOwn(state: RattleState, seat: Seat, tokens: readonly TokenId[]): Refusal | undefined {
  const own = stowedTokens(playerAt(state, seat).stowed)
  return firstOf(
    () =>
      tokens.some(token => !own.includes(token)) &&
      refuse('RB-311', 'Only Loot that you have stowed is spent'),
    () => new Set(tokens).size < tokens.length && refuse('RB-311', 'Each token can be spent once'),
    () => !tokens.every(isOrdinary) && refuse('RB-409', 'Special Loot is no payment'),
  )
}

/** Do the tokens make up the price, each standing for one type of it? A wild stands for any. */
export function isPrice(state: RattleState, tokens: readonly TokenId[], price: readonly LootType[]): boolean {
  const [type, ...rest] = price
  if (tokens.length !== price.length) return false
  if (type === undefined) return true
  return tokens.some(
    (token, index) => countsAs(state, token, type) && isPrice(state, tokens.toSpliced(index, 1), rest),
  )
}

/** Every different way to pay the price. */
export function paymentsOf(
  state: RattleState,
  seat: Seat,
  price: readonly LootType[],
): readonly (readonly TokenId[])[] {
  const fitting = spendable(state, seat).filter(token => price.some(type => countsAs(state, token, type)))
  return selections(state, fitting, price.length).filter(tokens => isPrice(state, tokens, price))
}

/** Every different gift of one token or more. */
export function giftsOf(state: RattleState, seat: Seat, most = Infinity): readonly (readonly TokenId[])[] {
  return selectionsUpTo(state, spendable(state, seat), most).filter(({ length }) => length > 0)
}

/** What a gift to The Pit consists of (RB-330). */
export interface Gift {
  readonly valuables: number
  readonly others: number
}

/** A wild counts as Valuables, which is worth more, unless it is needed to make the others even. */
export function giftOf(state: RattleState, tokens: readonly TokenId[]): Gift {
  const wilds = tokens.filter(token => isWild(state, token)).length
  const printed = tokens.filter(token => !isWild(state, token) && lootTypeOf(token) === 'valuables').length
  const others = tokens.length - wilds - printed
  if (others % 2 === 0 || wilds === 0) return { valuables: printed + wilds, others }
  return { valuables: printed + wilds - 1, others: others + 1 }
}

/** RB-330a: the odd one of others brings nothing. */
export function isWasteful(state: RattleState, tokens: readonly TokenId[]): boolean {
  return giftOf(state, tokens).others % 2 === 1
}
