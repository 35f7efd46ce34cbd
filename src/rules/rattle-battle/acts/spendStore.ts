import type { Seat } from '../../game'
import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { sailorCard } from '../data/sailors'
import { lootText } from '../goods/loot'
import { spendFromStore, storedToken } from '../goods/sailorStore'
import type { MoveRule } from '../moveRule'
import type { SpendStore } from '../moves'
import { markUsed } from '../phases/turn'
import type { RattleState } from '../state'
import { storeUseOf } from '../stores/uses'
import { nameOf, playerAt } from '../table'
import { say } from '../work'
import { checkFields } from './checkFields'

/** Has the seat a Sailor with Loot to spend that moves one of its Ships? */
export function canSpendStore(state: RattleState, seat: Seat): boolean {
  return playerAt(state, seat).sailors.some(
    ({ id }) => storedToken(state, seat, id) !== undefined && storeUseOf(id)?.inReach?.(state, seat),
  )
}

/** RB-405, RB-406: spend a token kept on a Sailor since an earlier Adventure, on one's own turn like an Upgrade. */
export const spendStore: MoveRule<'spendStore'> = {
  rule: 'RB-405',
  phases: ['actions.turn'],

  check(state, use) {
    const { seat, sailorId } = use
    const owned = playerAt(state, seat).sailors.find(({ id }) => id === sailorId)
    if (!owned) return refuse('RB-252', 'This Sailor is not one of yours')
    const { name } = sailorCard(owned.id)
    const store = storeUseOf(sailorId)
    if (!store) return refuse('RB-406', `${name} has no store to be spent by itself`)
    if (storedToken(state, seat, sailorId) === undefined) {
      return refuse('RB-405a', `${name} has no Loot from an earlier Adventure`)
    }
    return checkFields(use, ['sailorId'], store.fields) ?? store.check(state, use)
  },

  play(work, use) {
    const { seat, sailorId } = use
    const token = storedToken(work.state, seat, sailorId)!
    const paid = lootText(work.state, [token])
    spendFromStore(work, seat, sailorId)
    markUsed(work)
    const name = spendStore.name(work.state, use)
    say(work, 'RB-405', `${nameOf(work.state, seat)} ${does(seat, 'spends', 'spend')} ${paid}: ${name}`, {
      kind: 'store',
      data: { seat, sailorId, token },
    })
    storeUseOf(sailorId)!.play(work, use)
  },

  list: (state, seat, random) =>
    playerAt(state, seat).sailors.flatMap(({ id }) => {
      const store = storedToken(state, seat, id) === undefined ? undefined : storeUseOf(id)
      return (store?.list(state, seat, random) ?? []).map(
        (aim): SpendStore => ({ kind: 'spendStore', seat, sailorId: id, ...aim }),
      )
    }),

  name: (state, use) =>
    `${sailorCard(use.sailorId).name}: ${storeUseOf(use.sailorId)?.name(state, use) ?? ''}`,
}
