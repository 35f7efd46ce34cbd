import {
  lootTypeOf,
  type RattleState,
  specialKindOf,
  specialLoot,
  type TokenId,
} from '../../../rules/rattle-battle/public'
import type { Print } from './placement'

/** What a token shows: its type, its Special card, or that it is a wild (RB-424). */
export function lootPrint(view: Pick<RattleState, 'wild'>, token: TokenId): Print {
  if (view.wild.includes(token)) return 'loot:wild'
  return `loot:${specialKindOf(token) ?? lootTypeOf(token) ?? 'back'}`
}

export function lootWords(view: Pick<RattleState, 'wild'>, token: TokenId): string {
  if (view.wild.includes(token)) return 'Wild Loot'
  const kind = specialKindOf(token)
  if (kind) return specialLoot[kind].name
  const type = lootTypeOf(token)
  return type ? type.charAt(0).toUpperCase() + type.slice(1) : 'Loot'
}
