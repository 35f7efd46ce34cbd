/** Loot tokens, Special Loot, VP cards, Parts and coins (4.8). */
import { type LootType, lootTypes, type Part, type TokenId, type VpId } from '../vocabulary'

export const lootCounts: Readonly<Record<LootType, number>> = {
  spices: 10,
  rum: 18,
  fabrics: 18,
  valuables: 10,
}

export const specialKinds = ['L1', 'L2', 'L3', 'L4', 'L5'] as const
export type SpecialKind = (typeof specialKinds)[number]

export const specialLoot: Readonly<Record<SpecialKind, { name: string; tokens: number; card: string }>> = {
  L1: { name: 'Spyglass', tokens: 2, card: 'Discard with your Fire action: range is long range.' },
  L2: { name: 'Powder Keg', tokens: 2, card: 'Discard in phase 4: sink 1 merchant within short range.' },
  L3: { name: 'Treasure Map', tokens: 2, card: 'Discard in the Port: draw 2 Loot and stow them at once.' },
  L4: {
    name: "Mermaid's Tear",
    tokens: 1,
    card: 'Discard in phase 9: all your Ships are repaired for free.',
  },
  L5: { name: 'Golden Monkey', tokens: 1, card: 'If you have it stowed at game end: 4 VP.' },
}

const twoDigits = (n: number) => String(n).padStart(2, '0')

export const lootTokens: readonly TokenId[] = lootTypes.flatMap(type =>
  Array.from({ length: lootCounts[type] }, (_, index) => `${type}-${twoDigits(index + 1)}`),
)

export const specialTokens: readonly TokenId[] = specialKinds.flatMap(kind =>
  Array.from({ length: specialLoot[kind].tokens }, (_, index) => `${kind}-${index + 1}`),
)

const tokenOrder: ReadonlyMap<TokenId, number> = new Map(
  [...lootTokens, ...specialTokens].map((id, index) => [id, index]),
)

export function isTokenId(id: string): boolean {
  return tokenOrder.has(id)
}

/** Tokens in the order of the box: what a bag shows of its content without telling the order of its draws. */
export function sortedTokens(tokens: readonly TokenId[]): readonly TokenId[] {
  return tokens.toSorted((a, b) => tokenOrder.get(a)! - tokenOrder.get(b)!)
}

function prefixOf(token: TokenId): string {
  return token.slice(0, token.indexOf('-'))
}

/** Its type, as printed; `undefined` for Special Loot, which belongs to none (RB-409). */
export function lootTypeOf(token: TokenId): LootType | undefined {
  const prefix = prefixOf(token)
  return lootTypes.find(type => type === prefix)
}

export function specialKindOf(token: TokenId): SpecialKind | undefined {
  const prefix = prefixOf(token)
  return specialKinds.find(kind => kind === prefix)
}

export interface VpCard {
  readonly id: VpId
  readonly cost: number
  readonly vp: number
}

/** Lowest on top (RB-27). */
export const vpPile: readonly VpCard[] = [
  { id: 'V1', cost: 2, vp: 4 },
  { id: 'V2', cost: 3, vp: 5 },
  { id: 'V3', cost: 4, vp: 7 },
  { id: 'V4', cost: 5, vp: 8 },
  { id: 'V5', cost: 6, vp: 10 },
  { id: 'V6', cost: 7, vp: 11 },
  { id: 'V7', cost: 8, vp: 13 },
  { id: 'V8', cost: 9, vp: 15 },
]

export function vpCard(id: VpId): VpCard {
  const card = vpPile.find(one => one.id === id)
  if (!card) throw new RangeError(`There is no VP card ${id}`)
  return card
}

/** Of each Part in the box. */
export const partCount: Readonly<Record<Part, number>> = { sail: 15, cannon: 15, hold: 15 }

/** 20 silver and 15 gold (RB-10). */
export const printedCoins = 95
