/** Impossible states of Loot and coins (invariants 2, 3 and 6). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { isTokenId, lootTokens, lootTypeOf, printedCoins, specialTokens } from '../data/loot'
import { isSailorId, sailorCard } from '../data/sailors'
import { isOrdinary, isWild, stowedTokens } from '../goods/loot'
import { slotsNow } from '../goods/stowing'
import type { Player, RattleState } from '../state'
import { faultOfSet } from './faultOfSet'

export function faultOfLoot(state: RattleState): Refusal | undefined {
  const { players, bag, discard, wild, options } = state
  const all = options.lootPack1 === 'on' ? [...lootTokens, ...specialTokens] : lootTokens
  const held = players.flatMap(heldBy)
  const found = [...bag, ...discard, ...held]
  const coins = players.reduce((sum, player) => sum + player.coins, 0)
  return firstOf(
    () =>
      found.some(token => !isTokenId(token)) &&
      refuse('RB-11', 'There is a token that the box does not hold'),
    () => faultOfSet(found, all, 'The Loot token', 'RB-11'),
    () =>
      wild.length > 0 &&
      options.marketWild === 'off' &&
      refuse('RB-424', 'At this table the Market gives no wild tokens'),
    () => new Set(wild).size < wild.length && refuse('RB-424', 'A token is wild once'),
    () =>
      wild.some(token => !held.includes(token) || !isOrdinary(token)) &&
      refuse('RB-424', 'A wild is ordinary Loot of a player'),
    () =>
      options.coinSupply === 'printed' && coins > printedCoins && refuse('RB-10', 'There are only 95 coins'),
  )
}

function heldBy({ quay, stowed, sailors }: Player): readonly string[] {
  return [
    ...quay,
    ...stowedTokens(stowed),
    ...sailors.flatMap(({ store }) => store.map(({ token }) => token)),
  ]
}

export function faultOfStowing(state: RattleState): Refusal | undefined {
  for (const [seat, { stowed, secure, quay }] of state.players.entries()) {
    const slots = slotsNow(state, seat)
    const wrong = Object.keys(stowed).find(slot => !slots.includes(slot))
    if (wrong !== undefined) return refuse('RB-275', `Seat ${seat} has no place ${wrong} for Loot`)
    if (secure.some(slot => stowed[slot] === undefined || !slot.startsWith('upgrade:U11:'))) {
      return refuse('RB-267a', `Seat ${seat} protects a place that is none of the Secret Hold, or empty`)
    }
    if (new Set(secure).size < secure.length) return refuse('RB-267a', 'A place is protected once')
    if (quay.length > 0 && !hasQuay(state)) {
      return refuse('RB-245', `Seat ${seat} has Loot on the quay, which is there from phase 7 to 10 only`)
    }
    if (quay.length > 0 && state.phase === 'stow' && !state.queue.includes(seat)) {
      return refuse('RB-275', `Seat ${seat} has Loot on the quay and has still to stow it`)
    }
  }
  return undefined
}

/** In the Port a Treasure Map may bring more than there is room for; see the visit's faults. */
function hasQuay({ phase, visit }: RattleState): boolean {
  return visit !== undefined || ['loot', 'sailors', 'repair', 'stow'].includes(phase)
}

/** RB-405a. */
const storeRoom = 2

/** RB-405: what lies on Sailors. */
export function faultOfStores(state: RattleState): Refusal | undefined {
  const loaded = state.players.flatMap(({ sailors }) => sailors.filter(({ store }) => store.length > 0))
  for (const { id, store } of loaded) {
    const time = isSailorId(id) ? sailorCard(id).time : undefined
    if (time?.kind !== 'store') return refuse('RB-405', `The Sailor ${id} keeps no Loot`)
    if (store.length > storeRoom)
      return refuse('RB-405a', `The Sailor ${id} has room for ${storeRoom} tokens`)
    const isOther = store.some(({ token }) => lootTypeOf(token) !== time.loot && !isWild(state, token))
    if (isOther) return refuse('RB-405', `The Sailor ${id} keeps ${time.loot} only`)
  }
  return undefined
}
