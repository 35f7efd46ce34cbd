/** Choices of phase 7: Loot by choice (A03) and the exchanges of cards (RB-243). */
import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { adventureCard, effectOf } from '../data/adventures'
import { lootTypeOf } from '../data/loot'
import { gainCoins } from '../goods/coins'
import { differentTokens, discardLoot, lootText, refillBag, takeLoot } from '../goods/loot'
import { addPart } from '../goods/parts'
import type { MoveRule } from '../moveRule'
import { exchangeable } from '../phases/cardLoot'
import { listed } from '../sea/shipNames'
import { drawTheRest, finishLoot, isChoosing } from '../stages/rewardStages'
import type { RattleState } from '../state'
import { nameOf } from '../table'
import { type LootType, lootTypes } from '../vocabulary'
import { adventureOf, say } from '../work'

type Counts = Readonly<Record<LootType, number>>

/** What can be chosen from: the bag, with the discard pile if it holds too few (A03). */
function choiceCounts(state: RattleState): { readonly due: number; readonly counts: Counts } {
  const { loot } = adventureCard(adventureOf(state).card)
  const pool = state.bag.length < loot ? [...state.bag, ...state.discard] : state.bag
  const counts = { spices: 0, rum: 0, fabrics: 0, valuables: 0 }
  for (const token of pool) {
    const type = lootTypeOf(token)
    if (type) counts[type]++
  }
  const all = lootTypes.reduce((sum, type) => sum + counts[type], 0)
  return { due: Math.min(loot, all), counts }
}

export const chooseLoot: MoveRule<'chooseLoot'> = {
  rule: 'RB-243',
  phases: ['loot'],

  check(state, { seat, types }) {
    const { due, counts } = choiceCounts(state)
    const missing = lootTypes.find(type => types.filter(one => one === type).length > counts[type])
    return firstOf(
      () => !isChoosing(state, seat) && refuse('RB-243', 'You have no Loot to choose'),
      () => types.length !== due && refuse('RB-243', `Exactly ${due} Loot are chosen`),
      () => missing !== undefined && refuse('RB-243', `The bag does not hold that much ${missing}`),
    )
  },

  play(work, { seat, types }) {
    if (work.state.bag.length < types.length) refillBag(work)
    for (const type of types) takeLoot(work, seat, type)
    say(work, 'RB-243', `${nameOf(work.state, seat)} ${does(seat, 'chooses', 'choose')} ${listed(types)}`, {
      kind: 'chooseLoot',
      data: { seat, types },
    })
    drawTheRest(work, seat)
  },

  list(state, seat) {
    if (!isChoosing(state, seat)) return []
    const { due, counts } = choiceCounts(state)
    let found: readonly (readonly LootType[])[] = [[]]
    for (const type of lootTypes) {
      found = found.flatMap(chosen =>
        Array.from({ length: Math.min(counts[type], due - chosen.length) + 1 }, (_, n) => [
          ...chosen,
          ...Array.from({ length: n }, () => type),
        ]),
      )
    }
    return found.filter(types => types.length === due).map(types => ({ kind: 'chooseLoot', seat, types }))
  },

  name: (_, { types }) => `Choose ${listed(types)}`,
}

function checkExchange(state: RattleState, seat: Seat): Refusal | undefined {
  return isChoosing(state, seat) ? refuse('RB-243a', 'First choose your Loot') : undefined
}

export const lootExchange: MoveRule<'lootExchange'> = {
  rule: 'RB-243',
  phases: ['loot'],
  check: (state, { seat, tokenId }) =>
    firstOf(
      () => checkExchange(state, seat),
      () =>
        !exchangeable(state, seat).includes(tokenId) &&
        refuse('RB-243', 'The card does not take this token in exchange'),
    ),

  play(work, { seat, tokenId }) {
    const { card } = adventureOf(work.state)
    const forPart = effectOf(card, 'discardLootForPart')
    const forCoin = effectOf(card, 'exchangeLoot')
    say(
      work,
      'RB-243',
      `${nameOf(work.state, seat)} ${does(seat, 'exchanges', 'exchange')} ${lootText(work.state, [tokenId])}`,
      {
        kind: 'exchange',
        data: { seat, tokenId },
      },
    )
    discardLoot(work, seat, [tokenId], 'discard')
    if (forPart) addPart(work, seat, forPart.part, 'RB-243')
    if (forCoin) gainCoins(work, seat, forCoin.coins)
    finishLoot(work, seat)
  },

  list: (state, seat) =>
    differentTokens(state, exchangeable(state, seat)).map(tokenId => ({
      kind: 'lootExchange',
      seat,
      tokenId,
    })),

  name(state, { tokenId }) {
    const forPart = effectOf(adventureOf(state).card, 'discardLootForPart')
    return `Exchange ${lootText(state, [tokenId])} for ${forPart ? 'a Cannon' : 'a coin'}`
  },
}

export const declineExchange: MoveRule<'declineExchange'> = {
  rule: 'RB-243',
  phases: ['loot'],
  check: (state, { seat }) => checkExchange(state, seat),
  play: (work, { seat }) => finishLoot(work, seat),
  list: (_, seat) => [{ kind: 'declineExchange', seat }],
  name: () => 'Keep all Loot',
  lists: () => ({ goesOn: true }),
}
