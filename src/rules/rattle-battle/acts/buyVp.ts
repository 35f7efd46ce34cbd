import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { vpCard } from '../data/loot'
import { coinsText, payCoins } from '../goods/coins'
import type { MoveRule } from '../moveRule'
import type { BuyVp } from '../moves'
import { checkUse, helperChoices, markSailors, usedBy, withSailors } from '../port/portSailors'
import { checkAt, phasesOf } from '../port/visit'
import { nameOf, playerAt } from '../table'
import type { SailorId, VpId } from '../vocabulary'
import { change, changePlayer, changeVisit, say, visitOf } from '../work'

const carmine = 'N23'

/** RB-331: what is printed; 2 less with Lady Carmine, but at least 1. */
function costOf(id: VpId, use: readonly SailorId[]): number {
  const { cost } = vpCard(id)
  return use.includes(carmine) ? Math.max(1, cost - 2) : cost
}

export const buyVp: MoveRule<'buyVp'> = {
  rule: 'RB-331',
  phases: phasesOf('guild'),

  check(state, { seat, vpId, use = [] }) {
    const [top] = state.piles.vp
    return firstOf(
      () => checkAt(state, seat, 'guild'),
      () => visitOf(state).vpBought[seat]! > 0 && refuse('RB-331', 'You have bought a VP card in this visit'),
      () => top === undefined && refuse('RB-16', 'No VP card is left in the Guild'),
      () => top !== vpId && refuse('RB-331', 'Only the top VP card is for sale'),
      () => checkUse(state, seat, use, 'guild', [carmine]),
      () =>
        top !== undefined &&
        playerAt(state, seat).coins < costOf(top, use) &&
        refuse('RB-331', `This VP card costs ${coinsText(costOf(top, use))}`),
    )
  },

  play(work, { seat, vpId, use = [] }) {
    const { vpCards } = playerAt(work.state, seat)
    const { piles } = work.state
    const paid = payCoins(work, seat, costOf(vpId, use))
    markSailors(work, seat, use)
    changePlayer(work, seat, { vpCards: [...vpCards, vpId] })
    change(work, { piles: { ...piles, vp: piles.vp.slice(1) } })
    const { vpBought } = visitOf(work.state)
    changeVisit(work, { vpBought: vpBought.with(seat, vpBought[seat]! + 1) })
    say(
      work,
      'RB-331',
      `${nameOf(work.state, seat)} ${does(seat, 'buys', 'buy')} ${vpCard(vpId).vp} VP for ${coinsText(paid)}${withSailors(use)}`,
      { kind: 'vp', data: { seat, id: vpId, coins: paid } },
    )
  },

  list(state, seat) {
    const [top] = state.piles.vp
    if (top === undefined || checkAt(state, seat, 'guild')) return []
    return helperChoices(state, seat, 'guild', [carmine]).map(
      (use): BuyVp => ({ kind: 'buyVp', seat, vpId: top, ...usedBy(use) }),
    )
  },

  name: (_, { vpId, use = [] }) =>
    `Buy ${vpCard(vpId).vp} VP for ${coinsText(costOf(vpId, use))}${withSailors(use)}`,
}
