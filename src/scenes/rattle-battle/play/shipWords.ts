import { adventureCard } from '../../../rules/rattle-battle/data/adventures'
import { rowWords } from '../../../rules/rattle-battle/data/cardWords'
import { markOf } from '../../../rules/rattle-battle/data/dice'
import { strengthOf } from '../../../rules/rattle-battle/phases/strength'
import { isPlayerShip, rowOf } from '../../../rules/rattle-battle/sea/sea'
import { shipName } from '../../../rules/rattle-battle/sea/shipNames'
import type { RattleState } from '../../../rules/rattle-battle/state'
import type { DieId } from '../../../rules/rattle-battle/vocabulary'
import { seaDie } from './seaMeasures'

/** What a Ship in the Sea is worth now, and what the card makes an NP Ship do with its result (section 7). */
export function shipWords(view: RattleState, id: DieId): string | undefined {
  const die = seaDie(view, id)
  const card = view.adventure && adventureCard(view.adventure.card)
  if (!die || card?.kind !== 'sea') return undefined
  const row = isPlayerShip(die) ? undefined : rowOf(card, die)
  const strength = strengthOf(view, die)
  // What a die shows need not be said again.
  const worth = markOf(id, die.face) === strength ? '' : `: Strength ${strength}`
  const words = `${shipName(view, id)}${worth}`
  return row ? `${words}, ${rowWords(row).toLowerCase()}` : words
}
