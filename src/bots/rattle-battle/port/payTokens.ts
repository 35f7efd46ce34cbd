import { spendable } from '../../../rules/rattle-battle/port/paying'
import type { TokenId } from '../../../rules/rattle-battle/vocabulary'
import type { Mind } from '../mind'
import { cheapestSort, type Ware } from './plan'
import { purseOf, type Sort, takeTokens } from './purse'

/** The price in tokens: those of its types, and for the rest what is needed least. */
export function payTokens(mind: Mind, price: Ware['price']): readonly TokenId[] | undefined {
  const { state, seat } = mind
  const { any = 0, ...types } = price
  const tokens = spendable(state, seat)
  const paid = takeTokens(state, tokens, types)
  if (!paid) return undefined
  const left = tokens.filter(token => !paid.includes(token))
  const given: Partial<Record<Sort, number>> = {}
  let free = purseOf(state, left)
  for (let n = 0; n < any; n++) {
    const sort = cheapestSort(free)
    if (sort === undefined) return undefined
    given[sort] = (given[sort] ?? 0) + 1
    free = { ...free, [sort]: free[sort] - 1 }
  }
  const others = takeTokens(state, left, given)
  return others && [...paid, ...others]
}
