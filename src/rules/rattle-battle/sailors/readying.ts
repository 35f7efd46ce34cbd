/** Sailors who turn exhausted pieces ready before the Quest is over (RB-15). */

import { firstOf, refuse } from '../../refusal'
import { isUpgradeId, upgradeCard } from '../data/upgrades'
import type { UseSailor } from '../moves'
import type { Pieces } from '../state'
import { playerAt } from '../table'
import { changePlayer } from '../work'
import { checkPayment, pay, paymentText, withPayment } from './paying'
import type { SailorSkill } from './sailorSkill'

const readied = ({ ready, exhausted }: Pieces, count: number): Pieces => ({
  ready: ready + count,
  exhausted: exhausted - count,
})

/** N09 readies at most this many. */
const mostCannons = 2

/** N09. */
export const readyCannons: SailorSkill = {
  fields: ['count'],
  check(state, { seat, count }) {
    const most = Math.min(mostCannons, playerAt(state, seat).cannons.exhausted)
    return count !== undefined && Number.isInteger(count) && count >= 1 && count <= most
      ? undefined
      : refuse('RB-252', `Gunner Fritz can ready ${most > 1 ? '1 or 2' : most} of your Cannons`)
  },
  play(work, { seat, count }) {
    changePlayer(work, seat, { cannons: readied(playerAt(work.state, seat).cannons, count!) })
  },
  list: (_, use) =>
    Array.from({ length: mostCannons }, (_, index): UseSailor => ({ ...use, count: index + 1 })),
  name: (_, { count = 0 }) => `ready ${count} Cannon${count > 1 ? 's' : ''}`,
}

/** N10. */
export const readySail: SailorSkill = {
  fields: [],
  check: (state, { seat }) =>
    playerAt(state, seat).sails.exhausted > 0
      ? undefined
      : refuse('RB-252', 'None of your Sails is exhausted'),
  play: (work, { seat }) => changePlayer(work, seat, { sails: readied(playerAt(work.state, seat).sails, 1) }),
  list: (_, use) => [use],
  name: () => '',
}

/** N11. */
export const readyUpgrade: SailorSkill = {
  fields: ['tokenIds', 'upgradeId'],
  check(state, use) {
    const upgrade = playerAt(state, use.seat).upgrades.find(({ id }) => id === use.upgradeId)
    return firstOf(
      () => !upgrade && refuse('RB-252', 'Choose one of your Upgrades'),
      () => upgrade?.ready && refuse('RB-252', 'This Upgrade is ready'),
      () => checkPayment(state, use, undefined),
    )
  },
  play(work, use) {
    pay(work, use)
    const upgrades = playerAt(work.state, use.seat).upgrades.map(upgrade =>
      upgrade.id === use.upgradeId ? { ...upgrade, ready: true } : upgrade,
    )
    changePlayer(work, use.seat, { upgrades })
  },
  list: (state, use) =>
    playerAt(state, use.seat).upgrades.flatMap(({ id, ready }) =>
      ready ? [] : withPayment(state, use, undefined).map(paid => ({ ...paid, upgradeId: id })),
    ),
  name: (state, use) =>
    `${paymentText(state, use)}, ready ${use.upgradeId !== undefined && isUpgradeId(use.upgradeId) ? upgradeCard(use.upgradeId).name : 'an Upgrade'}`,
}
