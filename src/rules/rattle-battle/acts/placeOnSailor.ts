import type { Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { isSailorId, sailorCard } from '../data/sailors'
import { countsAs, lootText, selections, takeFromPlayer, tokensOf } from '../goods/loot'
import type { MoveRule } from '../moveRule'
import type { PlaceOnSailor } from '../moves'
import type { OwnedSailor, RattleState } from '../state'
import { nameOf, playerAt } from '../table'
import type { TokenId } from '../vocabulary'
import { changePlayer, say } from '../work'

/** RB-405a: a Sailor holds no more. */
const storeRoom = 2

/** RB-405: Loot of its type is put on a Sailor of the Crew pack. */
export const placeOnSailor: MoveRule<'placeOnSailor'> = {
  rule: 'RB-405',
  phases: ['sailors'],

  check(state, { seat, sailorId, tokenIds }) {
    const owned = playerAt(state, seat).sailors.find(({ id }) => id === sailorId)
    if (!owned || !isSailorId(sailorId)) return refuse('RB-252', 'This Sailor is not one of yours')
    const { time, name } = sailorCard(sailorId)
    if (time.kind !== 'store') return refuse('RB-405', `${name} keeps no Loot`)
    const fitting = fittingTokens(state, seat, owned)
    return firstOf(
      () => tokenIds.length === 0 && refuse('RB-405', 'Choose Loot to put on the Sailor'),
      () => new Set(tokenIds).size < tokenIds.length && refuse('RB-405', 'Each token lies in one place only'),
      () =>
        tokenIds.some(token => !fitting.includes(token)) &&
        refuse('RB-405', `${name} keeps your own ${time.loot} only`),
      () =>
        owned.store.length + tokenIds.length > storeRoom &&
        refuse('RB-405a', `${name} has room for ${storeRoom} tokens`),
    )
  },

  play(work, { seat, sailorId, tokenIds }) {
    const text = lootText(work.state, tokenIds)
    takeFromPlayer(work, seat, tokenIds)
    const placed = tokenIds.map(token => ({ token, fresh: true }))
    const sailors = playerAt(work.state, seat).sailors.map(sailor =>
      sailor.id === sailorId ? { ...sailor, store: [...sailor.store, ...placed] } : sailor,
    )
    changePlayer(work, seat, { sailors })
    say(
      work,
      'RB-405',
      `${nameOf(work.state, seat)} ${does(seat, 'puts', 'put')} ${text} on ${sailorCard(sailorId).name}`,
      {
        kind: 'place',
        data: { seat, sailorId, tokens: tokenIds },
      },
    )
  },

  list: (state, seat) =>
    playerAt(state, seat).sailors.flatMap(sailor => {
      const fitting = fittingTokens(state, seat, sailor)
      const room = storeRoom - sailor.store.length
      return Array.from({ length: room }, (_, index) => selections(state, fitting, index + 1))
        .flat()
        .map((tokenIds): PlaceOnSailor => ({ kind: 'placeOnSailor', seat, sailorId: sailor.id, tokenIds }))
    }),

  name: (state, { sailorId, tokenIds }) => `Put ${lootText(state, tokenIds)} on ${sailorCard(sailorId).name}`,
}

function fittingTokens(state: RattleState, seat: Seat, sailor: OwnedSailor): readonly TokenId[] {
  const { time } = sailorCard(sailor.id)
  return time.kind === 'store' ? tokensOf(state, seat).filter(token => countsAs(state, token, time.loot)) : []
}
