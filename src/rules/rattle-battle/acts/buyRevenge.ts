import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { discardLoot, lootText } from '../goods/loot'
import type { MoveRule } from '../moveRule'
import type { BuyRevenge } from '../moves'
import { drawRevenge } from '../phases/repairing'
import { checkOwn, giftOf, giftsOf } from '../port/paying'
import { checkAt, phasesOf } from '../port/visit'
import type { RattleState } from '../state'
import { nameOf } from '../table'
import type { TokenId } from '../vocabulary'
import { say } from '../work'

/** RB-390: 1 Valuable, or 2 others. */
function isRevengePrice(state: RattleState, tokenIds: readonly TokenId[]): boolean {
  const gift = giftOf(state, tokenIds)
  return gift !== undefined && gift.valuables + gift.others / 2 === 1
}

/** RB-390: Pirate Wars, at The Pit, as many as the player likes. */
export const buyRevenge: MoveRule<'buyRevenge'> = {
  rule: 'RB-390',
  phases: phasesOf('pit'),

  check(state, { seat, tokenIds }) {
    return firstOf(
      () => checkAt(state, seat, 'pit'),
      () =>
        state.options.scenario !== 'pirateWars' && refuse('RB-390', 'Revenge is taken in Pirate Wars only'),
      () => state.piles.revenge === 0 && refuse('RB-389a', 'The Revenge deck is empty'),
      () => checkOwn(state, seat, tokenIds),
      () =>
        !isRevengePrice(state, tokenIds) &&
        refuse('RB-390', 'A Revenge card costs 1 Valuable or 2 other Loot'),
    )
  },

  play(work, { seat, tokenIds }) {
    say(
      work,
      'RB-390',
      `${nameOf(work.state, seat)} ${does(seat, 'gives', 'give')} ${lootText(work.state, tokenIds)} for Revenge`,
      {
        kind: 'pit',
        data: { seat, tokenIds },
      },
    )
    discardLoot(work, seat, tokenIds, 'discard')
    drawRevenge(work, seat, 1, 'RB-390')
  },

  list(state, seat) {
    if (state.options.scenario !== 'pirateWars' || checkAt(state, seat, 'pit')) return []
    return giftsOf(state, seat, 2)
      .filter(tokenIds => isRevengePrice(state, tokenIds))
      .map((tokenIds): BuyRevenge => ({ kind: 'buyRevenge', seat, tokenIds }))
  },

  name: (state, { tokenIds }) => `Take a Revenge card for ${lootText(state, tokenIds)}`,
}
