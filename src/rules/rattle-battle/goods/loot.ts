/** Loot tokens on their way: bag, quay, stow plan, discard pile (RB-11 to RB-13). */
import type { Seat } from '../../game'
import { lootTypeOf, sortedTokens, specialKindOf, specialLoot } from '../data/loot'
import { listed } from '../sea/shipNames'
import type { RattleState } from '../state'
import { playerAt } from '../table'
import type { LootType, Plan, TokenId } from '../vocabulary'
import { byChance, change, changePlayer, say, type Work } from '../work'

export function isWild(state: RattleState, token: TokenId): boolean {
  return state.wild.includes(token)
}

/** Special Loot belongs to none of the four types and pays for nothing (RB-409). */
export function isOrdinary(token: TokenId): boolean {
  return specialKindOf(token) === undefined
}

/** Can the token be spent as this type? A wild stands for any (RB-424a). */
export function countsAs(state: RattleState, token: TokenId, type: LootType): boolean {
  return isOrdinary(token) && (isWild(state, token) || lootTypeOf(token) === type)
}

export function stowedTokens(plan: Plan): readonly TokenId[] {
  return Object.values(plan)
}

/** All Loot on the player's quay and in their stow plan; not what lies on Sailors. */
export function tokensOf(state: RattleState, seat: Seat): readonly TokenId[] {
  const player = playerAt(state, seat)
  return [...player.quay, ...stowedTokens(player.stowed)]
}

/** RB-12a: an empty bag is filled from the discard pile first. */
export function refillBag(work: Work): void {
  const { discard } = work.state
  if (discard.length === 0) return
  change(work, { bag: sortedTokens([...work.state.bag, ...discard]), discard: [] })
  say(work, 'RB-12', 'The discarded Loot goes back into the bag', { kind: 'refill' })
}

/** RB-12: one token at random onto the quay; `undefined` if there is none. */
export function drawLoot(work: Work, seat: Seat): TokenId | undefined {
  if (work.state.bag.length === 0) refillBag(work)
  if (work.state.bag.length === 0) return undefined
  const token = byChance(work, random => random.pick(work.state.bag))
  toQuay(work, seat, token)
  return token
}

/** One token of the type from the bag onto the quay, if the bag holds any. */
export function takeLoot(work: Work, seat: Seat, type: LootType): TokenId | undefined {
  const token = work.state.bag.find(one => lootTypeOf(one) === type)
  if (token !== undefined) toQuay(work, seat, token)
  return token
}

function toQuay(work: Work, seat: Seat, token: TokenId): void {
  change(work, { bag: work.state.bag.filter(one => one !== token) })
  changePlayer(work, seat, { quay: [...playerAt(work.state, seat).quay, token] })
}

/** RB-13: where discarded Loot goes. */
export type Destination = 'bag' | 'discard'

/** Takes tokens from the quay or from where they are stowed. */
export function discardLoot(work: Work, seat: Seat, tokens: readonly TokenId[], to: Destination): void {
  if (tokens.length === 0) return
  takeFromPlayer(work, seat, tokens)
  layDown(work, tokens, to)
}

/** The tokens leave quay and stow plan; the caller puts them somewhere else. */
export function takeFromPlayer(work: Work, seat: Seat, tokens: readonly TokenId[]): void {
  const player = playerAt(work.state, seat)
  const gone = new Set(tokens)
  const stowed = Object.entries(player.stowed)
  const left = stowed.filter(([, token]) => !gone.has(token))
  changePlayer(work, seat, {
    quay: player.quay.filter(token => !gone.has(token)),
    ...(left.length < stowed.length && {
      stowed: Object.fromEntries(left),
      secure: player.secure.filter(slot => !gone.has(player.stowed[slot]!)),
    }),
  })
}

/** Tokens that already left their owner arrive in the bag or on the discard pile; a wild shows its true type again. */
export function layDown(work: Work, tokens: readonly TokenId[], to: Destination): void {
  const { bag, discard, wild } = work.state
  change(work, {
    ...(to === 'bag'
      ? { bag: sortedTokens([...bag, ...tokens]) }
      : { discard: sortedTokens([...discard, ...tokens]) }),
    ...(wild.length > 0 && { wild: wild.filter(token => !tokens.includes(token)) }),
  })
}

/** "2 Rum and 1 Spice" for events and names of moves. */
export function lootText(state: RattleState, tokens: readonly TokenId[]): string {
  const counts = new Map<string, number>()
  for (const token of tokens) {
    const name = tokenName(state, token)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return (
    listed([...counts].map(([name, count]) => `${count} ${count === 1 ? oneOf(name) : name}`)) || 'nothing'
  )
}

/** "Fabric" of "Fabrics". */
function oneOf(name: string): string {
  return name.replace(/^(Spice|Fabric|Valuable)s$/, '$1')
}

/** "1 Fabric" */
export function oneText(type: LootType): string {
  return `1 ${oneOf(typeText(type))}`
}

function tokenName(state: RattleState, token: TokenId): string {
  const special = specialKindOf(token)
  if (special) return specialLoot[special].name
  if (isWild(state, token)) return 'wild'
  return typeText(lootTypeOf(token)!)
}

/** "Rum" */
export function typeText(type: LootType): string {
  return type.charAt(0).toUpperCase() + type.slice(1)
}

/** One token of each sort: tokens of a type are interchangeable, so a choice among them is listed once. */
export function differentTokens(state: RattleState, tokens: readonly TokenId[]): readonly TokenId[] {
  const seen = new Set<string>()
  return tokens.filter(token => {
    const name = tokenName(state, token)
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}

/** The tokens by sort: those of a sort differ by nothing. */
function sortsOf(state: RattleState, tokens: readonly TokenId[]): readonly (readonly TokenId[])[] {
  const sorts = new Map<string, TokenId[]>()
  for (const token of tokens) {
    const name = tokenName(state, token)
    const sort = sorts.get(name)
    if (sort) sort.push(token)
    else sorts.set(name, [token])
  }
  return [...sorts.values()]
}

/** Every different selection of at most this many tokens, none included; tokens of a sort are taken in order. */
export function selectionsUpTo(
  state: RattleState,
  tokens: readonly TokenId[],
  most: number,
): readonly (readonly TokenId[])[] {
  let found: { chosen: readonly TokenId[] }[] = [{ chosen: [] }]
  for (const sort of sortsOf(state, tokens)) {
    found = found.flatMap(({ chosen }) =>
      Array.from({ length: Math.min(sort.length, most - chosen.length) + 1 }, (_, n) => ({
        chosen: [...chosen, ...sort.slice(0, n)],
      })),
    )
  }
  return found.map(({ chosen }) => chosen)
}

/** Every different selection of `count` tokens. */
export function selections(
  state: RattleState,
  tokens: readonly TokenId[],
  count: number,
): readonly (readonly TokenId[])[] {
  return selectionsUpTo(state, tokens, count).filter(({ length }) => length === count)
}
