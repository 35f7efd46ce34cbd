/** Loot by type: tokens of a type differ by nothing. */
import { lootTypeOf } from '../../../rules/rattle-battle/data/loot'
import { isWild } from '../../../rules/rattle-battle/goods/loot'
import type { RattleState } from '../../../rules/rattle-battle/state'
import { type LootType, lootTypes, type TokenId } from '../../../rules/rattle-battle/vocabulary'

export type Sort = LootType | 'wild'
export type Purse = Readonly<Record<Sort, number>>

export const emptyPurse: Purse = { spices: 0, rum: 0, fabrics: 0, valuables: 0, wild: 0 }

/** `undefined` for Special Loot. */
function sortOf(state: RattleState, token: TokenId): Sort | undefined {
  return isWild(state, token) ? 'wild' : lootTypeOf(token)
}

/** What the tokens are; Special Loot pays for nothing and is left out. */
export function purseOf(state: RattleState, tokens: readonly TokenId[]): Purse {
  const purse = { ...emptyPurse }
  for (const token of tokens) {
    const sort = sortOf(state, token)
    if (sort) purse[sort]++
  }
  return purse
}

export function sizeOf(purse: Purse): number {
  return lootTypes.reduce((sum, type) => sum + purse[type], purse.wild)
}

/** Tokens to pay so much of each type with, wilds last; `undefined` if they do not suffice. */
export function takeTokens(
  state: RattleState,
  tokens: readonly TokenId[],
  wanted: Readonly<Partial<Record<Sort, number>>>,
): readonly TokenId[] | undefined {
  const left = tokens.filter(token => sortOf(state, token) !== undefined)
  const taken: TokenId[] = []
  const take = (sort: Sort) => {
    const index = left.findIndex(token => sortOf(state, token) === sort)
    if (index < 0) return false
    taken.push(...left.splice(index, 1))
    return true
  }
  for (const [sort, count] of Object.entries(wanted) as [Sort, number][]) {
    for (let n = 0; n < count; n++) if (!take(sort) && !take('wild')) return undefined
  }
  return taken
}
