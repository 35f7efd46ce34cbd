import type { Seat } from '../../game'
import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { isUpgradeId, upgradeCard } from '../data/upgrades'
import { checkReady, exhaust } from '../goods/upgradeState'
import type { MoveRule } from '../moveRule'
import type { UseUpgrade } from '../moves'
import { markUsed } from '../phases/turn'
import type { RattleState } from '../state'
import { nameOf, playerAt } from '../table'
import { upgradeUseOf } from '../upgrades/uses'
import { say } from '../work'
import { checkFields } from './checkFields'

/** Has the seat a ready Upgrade that moves one of its Ships, and something in its reach? */
export function canUseUpgrade(state: RattleState, seat: Seat): boolean {
  return playerAt(state, seat).upgrades.some(
    ({ id }) => checkReady(state, seat, id) === undefined && upgradeUseOf(id)?.inReach?.(state, seat),
  )
}

/** RB-163: any number of ready Upgrades on one's own turn, with or without an action. */
export const useUpgrade: MoveRule<'useUpgrade'> = {
  rule: 'RB-163',
  phases: ['actions.turn'],

  check(state, use) {
    const { seat, upgradeId } = use
    if (!isUpgradeId(upgradeId)) return refuse('RB-163', 'There is no such Upgrade')
    const unready = checkReady(state, seat, upgradeId)
    if (unready) return unready
    const upgrade = upgradeUseOf(upgradeId)
    if (!upgrade) return refuse('RB-164a', `${upgradeCard(upgradeId).name} is not used by itself`)
    return checkFields(use, ['upgradeId'], upgrade.fields) ?? upgrade.check(state, use)
  },

  play(work, use) {
    const { seat, upgradeId } = use
    exhaust(work, seat, upgradeId)
    markUsed(work)
    say(
      work,
      'RB-163',
      `${nameOf(work.state, seat)} ${does(seat, 'uses', 'use')} ${wordsOfUse(work.state, use)}`,
      {
        kind: 'upgrade',
        data: { seat, upgradeId },
      },
    )
    upgradeUseOf(upgradeId)!.play(work, use)
  },

  list: (state, seat, random) =>
    playerAt(state, seat).upgrades.flatMap(({ id }) => {
      const upgrade = checkReady(state, seat, id) === undefined ? upgradeUseOf(id) : undefined
      return (upgrade?.list(state, seat, random) ?? []).map(
        (aim): UseUpgrade => ({ kind: 'useUpgrade', seat, upgradeId: id, ...aim }),
      )
    }),

  name: (state, use) => `Use ${wordsOfUse(state, use)}`,
}

function wordsOfUse(state: RattleState, use: UseUpgrade): string {
  const { name } = upgradeCard(use.upgradeId)
  return `${name}: ${upgradeUseOf(use.upgradeId)?.name(state, use) ?? ''}`
}
