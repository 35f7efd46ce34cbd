import {
  adventureCard,
  type DieId,
  isPlayerShip,
  markOf,
  type RattleState,
  rowOf,
  rowWords,
  shipLabel,
  strengthOf,
} from '../../../rules/rattle-battle/public'
import { joinSentences, type Sentence } from '../../../rules/sentence'
import { seaDie } from './seaMeasures'

/** What a Ship in the Sea is worth now, and what the card makes an NP Ship do with its result (section 7). */
export function shipWords(view: RattleState, id: DieId): Sentence | undefined {
  const die = seaDie(view, id)
  const card = view.adventure && adventureCard(view.adventure.card)
  if (!die || card?.kind !== 'sea') return undefined
  const row = isPlayerShip(die) ? undefined : rowOf(card, die)
  const strength = strengthOf(view, die)
  // Everybody sees what a die shows.
  const worth = markOf(id, die.face) === strength ? '' : `: Strength ${strength}`
  const does = row ? `, ${rowWords(row).toLowerCase()}` : ''
  return joinSentences([shipLabel(view, id), { text: `${worth}${does}` }], '')
}
