import { shortRangeMm } from '../../../measure'
import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { specialKindOf } from '../data/loot'
import { discardLoot, stowedTokens } from '../goods/loot'
import type { MoveRule } from '../moveRule'
import type { UseSpecialLoot } from '../moves'
import { markUsed } from '../phases/turn'
import { aimFault, aims, aimText } from '../sea/aiming'
import { gapOf, inSea, sidesOf } from '../sea/sea'
import { sink } from '../sea/sinking'
import { nameOf, playerAt } from '../table'
import { say } from '../work'

/** L2: sinks an NP Ship within short range, a Trophy; no tile is in its way (RB-80a). */
export const usePowderKeg: MoveRule<'useSpecialLoot'> = {
  rule: 'RB-407',
  phases: ['actions.turn'],

  check(state, use) {
    const { stowed } = playerAt(state, use.seat)
    if (!stowedTokens(stowed).includes(use.tokenId)) return refuse('RB-407', 'You have stowed no such token')
    if (specialKindOf(use.tokenId) !== 'L2') {
      return refuse('RB-407', 'The only Special Loot to be used at Sea by itself is the Powder Keg')
    }
    return aimFault(state, use, sidesOf(state).nps, shortRangeMm)
  },

  play(work, use) {
    const { seat, tokenId, ownId, targetId } = use
    const own = inSea(work.state, ownId!)!
    const target = inSea(work.state, targetId!)!
    const isTouching = gapOf(work.state, own, target) === 0
    const boarded = isTouching && work.state.options.boardingByFire === 'on'
    discardLoot(work, seat, [tokenId], 'discard')
    markUsed(work)
    say(
      work,
      'RB-407',
      `${nameOf(work.state, seat)} ${does(seat, 'uses', 'use')} a Powder Keg: ${aimText(work.state, use)}`,
      {
        kind: 'powderKeg',
        data: { seat, own: own.id, target: target.id },
      },
    )
    sink(work, [{ die: target, credits: [{ seat, boarded, by: own.id }] }], 'RB-170')
  },

  list(state, seat) {
    const tokens = stowedTokens(playerAt(state, seat).stowed)
    const tokenId = tokens.find(token => specialKindOf(token) === 'L2')
    if (tokenId === undefined) return []
    return aims(state, seat, sidesOf(state).nps, shortRangeMm).map(
      (aim): UseSpecialLoot => ({ kind: 'useSpecialLoot', seat, tokenId, ...aim }),
    )
  },

  name: (state, use) => `Use the Powder Keg: ${aimText(state, use)}`,
}
