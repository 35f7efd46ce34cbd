import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { specialKindOf } from '../data/loot'
import { differentTokens, discardLoot, lootText, stowedTokens } from '../goods/loot'
import type { MoveRule } from '../moveRule'
import type { UseSpecialLoot } from '../moves'
import { drawAndStow } from '../port/taking'
import { checkVisiting, portPhases } from '../port/visit'
import { nameOf, playerAt } from '../table'
import { say } from '../work'

/** L3, RB-407: discarded at any Port location for 2 Loot, stowed at once. */
export const followMap: MoveRule<'useSpecialLoot'> = {
  rule: 'RB-407',
  phases: portPhases,

  check(state, { seat, tokenId, ownId, targetId }) {
    return firstOf(
      () => checkVisiting(state, seat),
      () =>
        !stowedTokens(playerAt(state, seat).stowed).includes(tokenId) &&
        refuse('RB-311', 'Only Loot that you have stowed is spent'),
      () => specialKindOf(tokenId) !== 'L3' && refuse('RB-409', 'Only a Treasure Map is of use in the Port'),
      () =>
        (ownId !== undefined || targetId !== undefined) && refuse('RB-407', 'A Treasure Map needs no Ship'),
      () =>
        state.bag.length + state.discard.length === 0 && refuse('RB-12a', 'There is no Loot left to draw'),
    )
  },

  play(work, { seat, tokenId }) {
    discardLoot(work, seat, [tokenId], 'discard')
    const drawn = drawAndStow(work, seat, 2)
    say(
      work,
      'RB-407',
      `${nameOf(work.state, seat)} ${does(seat, 'follows', 'follow')} a Treasure Map to ${lootText(work.state, drawn)}`,
      {
        kind: 'loot',
        data: { seat, tokens: drawn },
      },
    )
  },

  list(state, seat) {
    if (checkVisiting(state, seat)) return []
    const maps = stowedTokens(playerAt(state, seat).stowed).filter(token => specialKindOf(token) === 'L3')
    return differentTokens(state, maps).map(
      (tokenId): UseSpecialLoot => ({ kind: 'useSpecialLoot', seat, tokenId }),
    )
  },

  name: () => 'Follow the Treasure Map: draw 2 Loot',
}
