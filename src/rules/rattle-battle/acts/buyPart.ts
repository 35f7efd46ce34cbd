import type { Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { lootTypeOf } from '../data/loot'
import { discardLoot, isWild, lootText, selections } from '../goods/loot'
import { addPart, partNames } from '../goods/parts'
import type { MoveRule } from '../moveRule'
import type { BuyPart } from '../moves'
import { checkOwn, isPrice, paymentsOf, spendable } from '../port/paying'
import { checkUse, helperChoices, markSailors, usedBy, withSailors } from '../port/portSailors'
import { checkAt, phasesOf } from '../port/visit'
import type { RattleState } from '../state'
import { nameOf } from '../table'
import { parts, type SailorId, type TokenId } from '../vocabulary'
import { changeVisit, say, visitOf } from '../work'

const adze = 'N17'
const hammers = 'N18'

/** RB-324: one Part per visit for 1 Fabric; a second one with Twin Hammers, other Loot with Jack Adze. */
export const buyPart: MoveRule<'buyPart'> = {
  rule: 'RB-324',
  phases: phasesOf('shipyard'),

  check(state, { seat, part, payIds, use = [] }) {
    const bought = visitOf(state).partsBought[seat]!
    return firstOf(
      () => checkAt(state, seat, 'shipyard'),
      () => checkUse(state, seat, use, 'shipyard', [adze, hammers]),
      () => bought > 1 && refuse('RB-324', 'You have bought two Parts in this visit'),
      () =>
        bought === 1 && !use.includes(hammers) && refuse('RB-324', 'You have bought a Part in this visit'),
      () =>
        bought === 0 &&
        use.includes(hammers) &&
        refuse('RB-311', 'Twin Hammers helps with a second Part only'),
      () => state.stock[part] === 0 && refuse('RB-16', `There is no ${partNames[part]} left`),
      () => checkOwn(state, seat, payIds),
      () =>
        use.includes(adze)
          ? payIds.length !== 1 && refuse('RB-324', 'With Jack Adze a Part costs any 1 Loot')
          : !isPrice(state, payIds, ['fabrics']) && refuse('RB-324', 'A Part costs 1 Fabric'),
    )
  },

  play(work, { seat, part, payIds, use = [] }) {
    const paid = lootText(work.state, payIds)
    discardLoot(work, seat, payIds, 'discard')
    markSailors(work, seat, use)
    const { partsBought } = visitOf(work.state)
    changeVisit(work, { partsBought: partsBought.with(seat, partsBought[seat]! + 1) })
    say(
      work,
      'RB-324',
      `${nameOf(work.state, seat)} ${does(seat, 'pays', 'pay')} ${paid}${withSailors(use)} at the Shipyard`,
      {
        kind: 'buyPart',
        data: { seat, part, payIds },
      },
    )
    addPart(work, seat, part, 'RB-324')
  },

  list(state, seat) {
    if (checkAt(state, seat, 'shipyard')) return []
    return helperChoices(state, seat, 'shipyard', [adze, hammers]).flatMap(use =>
      paymentsWith(state, seat, use).flatMap(payIds =>
        parts.map((part): BuyPart => ({ kind: 'buyPart', seat, part, payIds, ...usedBy(use) })),
      ),
    )
  },

  name: (state, { part, payIds, use = [] }) =>
    `Buy a ${partNames[part]} for ${lootText(state, payIds)}${withSailors(use)}`,
}

/** Jack Adze is worth using for other Loot than Fabrics only. */
function paymentsWith(
  state: RattleState,
  seat: Seat,
  use: readonly SailorId[],
): readonly (readonly TokenId[])[] {
  if (!use.includes(adze)) return paymentsOf(state, seat, ['fabrics'])
  const others = spendable(state, seat).filter(
    token => !isWild(state, token) && lootTypeOf(token) !== 'fabrics',
  )
  return selections(state, others, 1)
}
