import { specialKindOf } from '../../../rules/rattle-battle/data/loot'
import { stowedTokens } from '../../../rules/rattle-battle/goods/loot'
import type { RattleMove } from '../../../rules/rattle-battle/moves'
import { playerAt } from '../../../rules/rattle-battle/table'
import { isLegal, type Mind } from '../mind'

/** L3: as soon as the Port is reached; what it brings is spent there. */
export function followMap(mind: Mind): RattleMove | undefined {
  const { state, seat } = mind
  const tokenId = stowedTokens(playerAt(state, seat).stowed).find(token => specialKindOf(token) === 'L3')
  if (tokenId === undefined) return undefined
  const move: RattleMove = { kind: 'useSpecialLoot', seat, tokenId }
  return isLegal(mind, move) ? move : undefined
}
