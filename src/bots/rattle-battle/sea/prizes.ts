/** What sinking a Ship brings, by the card that is being played (RB-230 to RB-244, 4.2, 4.3). */
import { effectOf } from '../../../rules/rattle-battle/data/adventures'
import { dieInfo } from '../../../rules/rattle-battle/data/dice'
import { actionOf, rowOf, seaCardOf } from '../../../rules/rattle-battle/sea/sea'
import type { RattleState, SeaDie } from '../../../rules/rattle-battle/state'

export interface Prize {
  readonly coins: number
  readonly loot: number
}

/** Loot of one's own choice is worth about as much more, for all tokens together. */
const choiceOfLoot = 1

export function prizeOf(state: RattleState, die: SeaDie): Prize {
  const card = seaCardOf(state)
  const { colour } = dieInfo(die.id)
  if (colour === undefined) return { coins: 1 + (effectOf(card.id, 'pvpBonusCoin')?.coins ?? 0), loot: 0 }
  const hasSurrendered = actionOf(rowOf(card, die), 'surrender') !== undefined
  const coin = effectOf(card.id, 'sinkBonusCoin')
  const loot = effectOf(card.id, 'sinkBonusLoot')
  const taken = effectOf(card.id, 'sinkTakeLoot')
  const chosen = effectOf(card.id, 'chooseLootOnSink')
  return {
    coins: (hasSurrendered ? 0 : 1) + (coin?.colour === colour ? coin.coins : 0),
    loot:
      (hasSurrendered ? 1 : 0) +
      (loot?.colour === colour ? loot.count : 0) +
      (taken?.colour === colour ? taken.count : 0) +
      (chosen?.colour === colour ? choiceOfLoot : 0),
  }
}
