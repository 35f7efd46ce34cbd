import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { coinsText, gainCoins } from '../goods/coins'
import { discardLoot, lootText } from '../goods/loot'
import type { MoveRule } from '../moveRule'
import type { PitGift } from '../moves'
import { checkOwn, giftOf, giftsOf, isWasteful } from '../port/paying'
import { checkUse, helperChoices, markSailors, usedBy, withSailors } from '../port/portSailors'
import { checkAt, phasesOf } from '../port/visit'
import type { RattleState } from '../state'
import { nameOf } from '../table'
import type { SailorId, TokenId } from '../vocabulary'
import { say } from '../work'

const francis = 'N21'

/** RB-330: 1 coin per Valuables and per 2 others; Fat Francis makes one Valuables worth 2. */
function coinsFor(state: RattleState, tokenIds: readonly TokenId[], use: readonly SailorId[]): number {
  const { valuables, others } = giftOf(state, tokenIds)
  return valuables + Math.floor(others / 2) + (use.includes(francis) ? 1 : 0)
}

export const pitGift: MoveRule<'pitGift'> = {
  rule: 'RB-330',
  phases: phasesOf('pit'),

  check(state, { seat, tokenIds, use = [] }) {
    const gift = giftOf(state, tokenIds)
    return firstOf(
      () => checkAt(state, seat, 'pit'),
      () => tokenIds.length === 0 && refuse('RB-330', 'Give at least 1 Loot'),
      () => checkOwn(state, seat, tokenIds),
      () => checkUse(state, seat, use, 'pit', [francis]),
      () => use.includes(francis) && gift.valuables === 0 && refuse('RB-330', 'Fat Francis needs 1 Valuable'),
    )
  },

  play(work, { seat, tokenIds, use = [] }) {
    const given = lootText(work.state, tokenIds)
    const coins = coinsFor(work.state, tokenIds, use)
    discardLoot(work, seat, tokenIds, 'discard')
    markSailors(work, seat, use)
    const gained = gainCoins(work, seat, coins)
    say(
      work,
      'RB-330',
      `${nameOf(work.state, seat)} ${does(seat, 'gives', 'give')} ${given} to The Pit${withSailors(use)} for ${coinsText(gained)}`,
      { kind: 'pit', data: { seat, tokenIds, coins: gained } },
    )
  },

  list(state, seat) {
    if (checkAt(state, seat, 'pit')) return []
    const gifts = giftsOf(state, seat).filter(tokenIds => !isWasteful(state, tokenIds))
    return helperChoices(state, seat, 'pit', [francis]).flatMap(use =>
      gifts.map((tokenIds): PitGift => ({ kind: 'pitGift', seat, tokenIds, ...usedBy(use) })),
    )
  },

  name: (state, { tokenIds, use = [] }) =>
    `Give ${lootText(state, tokenIds)} for ${coinsText(coinsFor(state, tokenIds, use))}${withSailors(use)}`,
}
