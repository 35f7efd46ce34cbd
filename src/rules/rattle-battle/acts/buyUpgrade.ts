import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { upgradeCard } from '../data/upgrades'
import { discardLoot, lootText } from '../goods/loot'
import type { MoveRule } from '../moveRule'
import type { BuyUpgrade } from '../moves'
import { discardUpgrades, drawUpgrades } from '../port/decks'
import { checkOwn, isPrice, paymentsOf } from '../port/paying'
import { checkUse, helperChoices, markSailors, usedBy, withSailors } from '../port/portSailors'
import { sayDrawn } from '../port/sayDrawn'
import { checkAt, phasesOf } from '../port/visit'
import { nameOf, playerAt } from '../table'
import { isSeen, type LootType, type SailorId } from '../vocabulary'
import { changePlayer, changeVisit, say, visitOf } from '../work'

const cog = 'N19'
const lens = 'N20'

/** RB-325: 1 Spice and 1 Fabric, or with Professor Cog one of them. */
function pricesFor(use: readonly SailorId[]): readonly (readonly LootType[])[] {
  return use.includes(cog) ? [['spices'], ['fabrics']] : [['spices', 'fabrics']]
}

/** RB-325: once per visit a player pays and draws, then keeps one of the cards by `keepUpgrade`. */
export const buyUpgrade: MoveRule<'buyUpgrade'> = {
  rule: 'RB-325',
  phases: phasesOf('workshop'),

  check(state, { seat, payIds, use = [] }) {
    return firstOf(
      () => checkAt(state, seat, 'workshop'),
      () =>
        visitOf(state).upgradesBought[seat]! > 0 &&
        refuse('RB-325', 'You have bought an Upgrade in this visit'),
      () => state.piles.upgrades.length === 0 && refuse('RB-16', 'No Upgrade is left in the Workshop'),
      () => checkUse(state, seat, use, 'workshop', [cog, lens]),
      () => checkOwn(state, seat, payIds),
      () =>
        !pricesFor(use).some(price => isPrice(state, payIds, price)) &&
        refuse(
          'RB-325',
          use.includes(cog)
            ? 'With Professor Cog an Upgrade costs 1 Spice or 1 Fabric'
            : 'An Upgrade costs 1 Spice and 1 Fabric',
        ),
    )
  },

  play(work, { seat, payIds, use = [] }) {
    const paid = lootText(work.state, payIds)
    discardLoot(work, seat, payIds, 'discard')
    markSailors(work, seat, use)
    const { upgradesBought } = visitOf(work.state)
    changeVisit(work, { upgradesBought: upgradesBought.with(seat, upgradesBought[seat]! + 1) })
    const drawn = drawUpgrades(work, seat, use.includes(lens) ? 5 : 3)
    say(
      work,
      'RB-325',
      `${nameOf(work.state, seat)} ${does(seat, 'pays', 'pay')} ${paid}${withSailors(use)} and ${does(seat, 'looks', 'look')} at ${drawn.length} Upgrades`,
      { kind: 'buyUpgrade', data: { seat, payIds, count: drawn.length } },
    )
    sayDrawn(
      work,
      seat,
      'RB-325',
      drawn.map(id => upgradeCard(id).name),
    )
  },

  list(state, seat) {
    if (checkAt(state, seat, 'workshop') || visitOf(state).upgradesBought[seat]! > 0) return []
    return helperChoices(state, seat, 'workshop', [cog, lens]).flatMap(use => {
      const payments = pricesFor(use).flatMap(price => paymentsOf(state, seat, price))
      const different = new Map(payments.map(payIds => [payIds.join(), payIds]))
      return [...different.values()].map(
        (payIds): BuyUpgrade => ({ kind: 'buyUpgrade', seat, payIds, ...usedBy(use) }),
      )
    })
  },

  name: (state, { payIds, use = [] }) => `Buy an Upgrade for ${lootText(state, payIds)}${withSailors(use)}`,
}

/** RB-325, RB-326: one card is kept and its token added ready side up. */
export const keepUpgrade: MoveRule<'keepUpgrade'> = {
  rule: 'RB-325',
  phases: phasesOf('workshop'),

  check: (state, { seat, cardId }) =>
    visitOf(state).drawnUpgrades[seat]!.includes(cardId)
      ? undefined
      : refuse('RB-325', 'This is none of the Upgrades that you have drawn'),

  play(work, { seat, cardId }) {
    discardUpgrades(work, seat, cardId)
    const { upgrades } = playerAt(work.state, seat)
    changePlayer(work, seat, { upgrades: [...upgrades, { id: cardId, ready: true, used: false }] })
    say(
      work,
      'RB-325',
      `${nameOf(work.state, seat)} ${does(seat, 'adds', 'add')} ${upgradeCard(cardId).name}`,
      {
        kind: 'upgrade',
        data: { seat, id: cardId },
      },
    )
  },

  list: (state, seat) =>
    visitOf(state)
      .drawnUpgrades[seat]!.filter(isSeen)
      .map(cardId => ({ kind: 'keepUpgrade', seat, cardId })),

  name: (_, { cardId }) => `Keep ${upgradeCard(cardId).name}`,
}
