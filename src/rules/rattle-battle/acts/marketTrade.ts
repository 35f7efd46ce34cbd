import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { lootTypeOf } from '../data/loot'
import { discardLoot, isWild, lootText, oneText, selections, typeText } from '../goods/loot'
import type { MoveRule } from '../moveRule'
import type { MarketTrade } from '../moves'
import { checkOwn, spendable } from '../port/paying'
import { stowFromBag, typesInBag } from '../port/taking'
import { checkAt, phasesOf } from '../port/visit'
import type { RattleState } from '../state'
import { nameOf } from '../table'
import type { LootType, TokenId } from '../vocabulary'
import { change, say } from '../work'

/** RB-320: any 2 Loot for 1 of a type of one's choice, or one of the two kept as a wild (RB-424). */
export const marketTrade: MoveRule<'marketTrade'> = {
  rule: 'RB-320',
  phases: phasesOf('market'),

  check(state, { seat, giveIds, takeType, wildId }) {
    return firstOf(
      () => checkAt(state, seat, 'market'),
      () => giveIds.length !== 2 && refuse('RB-320', 'Two Loot are traded for one'),
      () => checkOwn(state, seat, giveIds),
      () =>
        (takeType === undefined) === (wildId === undefined) &&
        refuse('RB-320', 'Choose a type of Loot, or the token that becomes a wild'),
      () =>
        takeType !== undefined &&
        !typesInBag(state).includes(takeType) &&
        refuse('RB-320a', `The bag holds no ${typeText(takeType)}`),
      () => wildId !== undefined && checkWild(state, giveIds, wildId),
    )
  },

  play(work, { seat, giveIds, takeType, wildId }) {
    const given = lootText(work.state, giveIds)
    const who = nameOf(work.state, seat)
    const data = { seat, giveIds }
    if (wildId !== undefined) {
      discardLoot(
        work,
        seat,
        giveIds.filter(token => token !== wildId),
        'discard',
      )
      change(work, { wild: [...work.state.wild, wildId] })
      say(work, 'RB-424', `${who} ${does(seat, 'trades', 'trade')} ${given} for a wild`, {
        kind: 'trade',
        data: { ...data, wildId },
      })
      return
    }
    discardLoot(work, seat, giveIds, 'discard')
    stowFromBag(work, seat, takeType!)
    say(work, 'RB-320', `${who} ${does(seat, 'trades', 'trade')} ${given} for ${oneText(takeType!)}`, {
      kind: 'trade',
      data: { ...data, takeType },
    })
  },

  list(state, seat) {
    if (checkAt(state, seat, 'market')) return []
    const types = typesInBag(state)
    const gifts = selections(state, spendable(state, seat), 2)
    const trades = (isOffered: (type: LootType, giveIds: readonly TokenId[]) => boolean) =>
      gifts.flatMap((giveIds): MarketTrade[] => [
        ...types
          .filter(type => isOffered(type, giveIds))
          .map((takeType): MarketTrade => ({ kind: 'marketTrade', seat, giveIds, takeType })),
        ...wildChoices(state, seat, giveIds),
      ])
    // Two Loot for one of a kind that was given is a trade only where there is no other (RB-313).
    const useful = trades((type, giveIds) => !giveIds.some(token => lootTypeOf(token) === type))
    return useful.length > 0 ? useful : trades(() => true)
  },

  name(state, { giveIds, takeType, wildId }) {
    const given = lootText(state, giveIds)
    if (wildId === undefined) return `Trade ${given} for ${oneText(takeType!)}`
    return `Trade ${given} for a wild, the ${lootTypeOf(wildId)} face down`
  },
}

/** RB-424a: a wild cannot be given for another wild. */
function checkWild(state: RattleState, giveIds: readonly TokenId[], wildId: TokenId): Refusal | undefined {
  return firstOf(
    () =>
      state.options.marketWild === 'off' && refuse('RB-424', 'At this table the Market gives no wild tokens'),
    () => !giveIds.includes(wildId) && refuse('RB-424', 'One of the two tokens given becomes the wild'),
    () =>
      giveIds.some(token => isWild(state, token)) &&
      refuse('RB-424a', 'A wild cannot be given for another wild'),
  )
}

/** Either token may be the one that is turned; of two alike one choice is enough. */
function wildChoices(state: RattleState, seat: Seat, giveIds: readonly TokenId[]): readonly MarketTrade[] {
  if (state.options.marketWild === 'off') return []
  const [first, second] = giveIds
  const ids = lootTypeOf(first!) === lootTypeOf(second!) ? [first!] : [first!, second!]
  return ids.map(wildId => ({ kind: 'marketTrade', seat, giveIds, wildId }))
}
