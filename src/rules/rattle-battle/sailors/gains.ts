/** Sailors who bring pieces and Sailors; nothing of it is bought or hired (RB-254, RB-254a). */

import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { sailorCard } from '../data/sailors'
import { upgradeCard } from '../data/upgrades'
import { addPart, partNames } from '../goods/parts'
import { nameOf, playerAt } from '../table'
import { known, parts } from '../vocabulary'
import { adventureOf, byChance, change, changeAdventure, changePlayer, say } from '../work'
import { checkPayment, pay, paymentText, withPayment } from './paying'
import type { SailorSkill } from './sailorSkill'

/** N01. RB-254b: the card drawn is kept; there is nothing to choose from. */
export const addUpgrade: SailorSkill = {
  fields: ['tokenIds'],
  check: (state, use) =>
    firstOf(
      () => state.piles.upgrades.length === 0 && refuse('RB-254a', 'There is no Upgrade left to draw'),
      () => checkPayment(state, use, 'spices'),
    ),
  play(work, use) {
    const { seat } = use
    pay(work, use)
    const id = known(byChance(work, random => random.pick(work.state.piles.upgrades)))
    const { piles } = work.state
    change(work, { piles: { ...piles, upgrades: piles.upgrades.filter(other => other !== id) } })
    const { upgrades } = playerAt(work.state, seat)
    changePlayer(work, seat, { upgrades: [...upgrades, { id, ready: true, used: false }] })
    say(work, 'RB-254', `${nameOf(work.state, seat)} ${does(seat, 'adds', 'add')} ${upgradeCard(id).name}`, {
      kind: 'upgrade',
      data: { seat, upgradeId: id },
    })
  },
  list: (state, use) => withPayment(state, use, 'spices'),
  name: paymentText,
}

/** N02. */
export const takePart: SailorSkill = {
  fields: ['tokenIds', 'part'],
  check: (state, use) =>
    firstOf(
      () => state.stock[use.part!] === 0 && refuse('RB-254a', `There is no ${partNames[use.part!]} left`),
      () => checkPayment(state, use, 'fabrics'),
    ),
  play(work, use) {
    pay(work, use)
    addPart(work, use.seat, use.part!, 'RB-254')
  },
  list: (state, use) =>
    withPayment(state, use, 'fabrics').flatMap(paid => parts.map(part => ({ ...paid, part }))),
  name: (state, use) => `${paymentText(state, use)}, take a ${use.part ? partNames[use.part] : 'Part'}`,
}

/** N03. RB-253: a Sea Sailor may be used at once. */
export const enlistSailor: SailorSkill = {
  fields: ['tokenIds'],
  check: (state, use) =>
    firstOf(
      () => state.piles.sailors.length === 0 && refuse('RB-254a', 'There is no Sailor left to draw'),
      () => checkPayment(state, use, 'rum'),
    ),
  play(work, use) {
    const { seat } = use
    pay(work, use)
    const id = known(byChance(work, random => random.pick(work.state.piles.sailors)))
    const { piles } = work.state
    change(work, { piles: { ...piles, sailors: piles.sailors.filter(other => other !== id) } })
    const { sailors } = playerAt(work.state, seat)
    changePlayer(work, seat, { sailors: [...sailors, { id, uses: 0, store: [] }] })
    say(work, 'RB-254', `${sailorCard(id).name} joins ${nameOf(work.state, seat)}`, {
      kind: 'enlist',
      data: { seat, sailorId: id },
    })
  },
  list: (state, use) => withPayment(state, use, 'rum'),
  name: paymentText,
}

/** N04. */
export const repairForFree: SailorSkill = {
  fields: [],
  check(state, { seat }) {
    const free = adventureOf(state).freeRepairs[seat]!
    return free < playerAt(state, seat).sunk.length
      ? undefined
      : refuse('RB-252', 'You have no sunk Ship whose repair would cost anything')
  },
  play(work, { seat }) {
    const { freeRepairs } = adventureOf(work.state)
    changeAdventure(work, { freeRepairs: freeRepairs.with(seat, freeRepairs[seat]! + 1) })
  },
  list: (_, use) => [use],
  name: () => '',
}
