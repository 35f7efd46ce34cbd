/**
 * What to do with Loot in the Port: which wares, which trades for them, and what is sold or kept. All combinations
 * are compared, which are few: a Sailor, a Part and an Upgrade at most, and what is left goes to The Pit or stays.
 */
import { type LootType, lootTypes } from '../../../rules/rattle-battle/vocabulary'
import type { Purse } from './purse'

/** A ware: its price in Loot of types, `any` of whatever sort, and what it is worth. */
export interface Ware {
  readonly worth: number
  readonly price: Readonly<Partial<Record<LootType | 'any', number>>>
}

export interface Offers {
  /** Each entry: the ways to get one good; at most one of them is taken. */
  readonly hire: readonly Ware[]
  readonly part: readonly Ware[]
  readonly upgrade: readonly Ware[]
  /** Are 2 Loot still traded for 1? */
  readonly market: boolean
  /** Does The Pit still take Loot? */
  readonly pit: boolean
  /** Worth of leaving The Pit with this many coins. */
  readonly coins: (gained: number) => number
  /** Worth of keeping what is left for the next visit. */
  readonly keep: (purse: Purse) => number
}

export interface PortPlan {
  readonly value: number
  readonly hire: Ware | undefined
  readonly part: Ware | undefined
  readonly upgrade: Ware | undefined
  /** Types that the Market has to bring, one trade each. */
  readonly lacking: readonly LootType[]
  /** What is left after paying for all of that. */
  readonly rest: Purse
  /** Of the rest: what goes to The Pit. */
  readonly sold: { readonly valuables: number; readonly others: number }
}

export function planPort(purse: Purse, offers: Offers): PortPlan {
  let best = settle(purse, offers, undefined, undefined, undefined)!
  for (const hire of [undefined, ...offers.hire]) {
    for (const part of [undefined, ...offers.part]) {
      for (const upgrade of [undefined, ...offers.upgrade]) {
        const plan = settle(purse, offers, hire, part, upgrade)
        if (plan && plan.value > best.value) best = plan
      }
    }
  }
  return best
}

function settle(
  purse: Purse,
  offers: Offers,
  hire: Ware | undefined,
  part: Ware | undefined,
  upgrade: Ware | undefined,
): PortPlan | undefined {
  const wares = [hire, part, upgrade].filter(ware => ware !== undefined)
  const rest = { ...purse }
  const lacking: LootType[] = []
  let any = 0
  for (const { price } of wares) {
    any += price.any ?? 0
    for (const type of lootTypes) {
      for (let n = price[type] ?? 0; n > 0; n--) {
        if (rest[type] > 0) rest[type]--
        else if (rest.wild > 0) rest.wild--
        else lacking.push(type)
      }
    }
  }
  if (lacking.length > 0 && !offers.market) return undefined
  if (!spend(rest, any + 2 * lacking.length)) return undefined
  const { value, sold } = sell(rest, offers)
  const worth = wares.reduce((sum, ware) => sum + ware.worth, 0)
  return { value: value + worth, hire, part, upgrade, lacking, rest, sold }
}

/** Gives away this many tokens of any sort, the least useful first. */
function spend(rest: Record<keyof Purse, number>, count: number): boolean {
  for (let n = 0; n < count; n++) {
    const sort = cheapestSort(rest)
    if (sort === undefined) return false
    rest[sort]--
  }
  return true
}

/** What there is most of among the ordinary sorts; Valuables and wilds only when nothing else is left. */
export function cheapestSort(purse: Purse): keyof Purse | undefined {
  const ordinary = (['rum', 'fabrics', 'spices'] as const).toSorted((a, b) => purse[b] - purse[a])[0]!
  if (purse[ordinary] > 0) return ordinary
  if (purse.valuables > 0) return 'valuables'
  return purse.wild > 0 ? 'wild' : undefined
}

/** The best split of what is left into a gift to The Pit and what stays aboard. */
function sell(rest: Purse, offers: Offers): { value: number; sold: PortPlan['sold'] } {
  const others = rest.rum + rest.fabrics + rest.spices
  const precious = rest.valuables + rest.wild
  let best = { value: offers.coins(0) + offers.keep(rest), sold: { valuables: 0, others: 0 } }
  if (!offers.pit) return best
  for (let valuables = 0; valuables <= precious; valuables++) {
    for (let pairs = 0; pairs <= Math.floor(others / 2); pairs++) {
      const kept = without(rest, valuables, 2 * pairs)
      const value = offers.coins(valuables + pairs) + offers.keep(kept)
      if (value > best.value + 1e-9) best = { value, sold: { valuables, others: 2 * pairs } }
    }
  }
  return best
}

export function without(purse: Purse, valuables: number, others: number): Purse {
  const left = { ...purse }
  for (let n = 0; n < valuables; n++) {
    if (left.valuables > 0) left.valuables--
    else left.wild--
  }
  for (let n = 0; n < others; n++) {
    const sort = cheapestSort({ ...left, valuables: 0, wild: 0 })
    if (sort) left[sort]--
  }
  return left
}
