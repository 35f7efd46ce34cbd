import type { Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { lootTypeOf } from '../data/loot'
import { gainCoins } from '../goods/coins'
import { discardLoot, isWild, lootText, oneText, selections } from '../goods/loot'
import type { MoveRule } from '../moveRule'
import type { UseSailor } from '../moves'
import { checkOwn, spendable } from '../port/paying'
import { checkPortSailor, isPortSailorReady, markSailors } from '../port/portSailors'
import { stowFromBag, typesInBag } from '../port/taking'
import { checkAt, locationOf, phasesOf } from '../port/visit'
import type { RattleState } from '../state'
import { nameOf } from '../table'
import type { TokenId } from '../vocabulary'
import { say } from '../work'

const martha = 'N14'
const abe = 'N22'

/** Port Sailors whose skill is a trade of its own (RB-311): Martha Scales and Honest Abe. Others help with purchases. */
export const portSailor: MoveRule<'useSailor'> = {
  rule: 'RB-311',
  phases: [...phasesOf('market'), 'port.pit'],

  check(state, { seat, sailorId, tokenIds = [], type, again, part, upgradeId, count }) {
    const location = locationOf(state, seat)
    if (location !== 'market' && location !== 'pit')
      return refuse('RB-311', 'No Sailor is used on their own here')
    return firstOf(
      () => checkAt(state, seat, location),
      () => checkPortSailor(state, seat, sailorId, location),
      () =>
        sailorId !== martha && sailorId !== abe && refuse('RB-252', 'This Sailor helps with another trade'),
      () =>
        [again, part, upgradeId, count].some(extra => extra !== undefined) &&
        refuse('RB-252', 'This skill takes 1 Loot and nothing else'),
      () => tokenIds.length !== 1 && refuse('RB-252', 'This skill costs exactly 1 Loot'),
      () => checkOwn(state, seat, tokenIds),
      () =>
        sailorId === martha
          ? (type === undefined || !typesInBag(state).includes(type)) &&
            refuse('RB-320a', 'Choose a type of Loot that the bag holds')
          : firstOf(
              () => type !== undefined && refuse('RB-252', 'Honest Abe gives a coin, no Loot'),
              () => !isNoValuables(state, tokenIds[0]!) && refuse('RB-252', 'Honest Abe takes no Valuables'),
            ),
    )
  },

  play(work, { seat, sailorId, tokenIds = [], type }) {
    const given = lootText(work.state, tokenIds)
    discardLoot(work, seat, tokenIds, 'discard')
    markSailors(work, seat, [sailorId])
    if (sailorId === martha) stowFromBag(work, seat, type!)
    else gainCoins(work, seat, 1)
    const text =
      sailorId === martha
        ? `${does(seat, 'trades', 'trade')} ${given} with Martha Scales for ${oneText(type!)}`
        : `${does(seat, 'sells', 'sell')} ${given} to Honest Abe for 1 coin`
    say(work, 'RB-311', `${nameOf(work.state, seat)} ${text}`, {
      kind: 'portSailor',
      data: { seat, sailorId, tokenIds },
    })
  },

  list: (state, seat) => [...marthaMoves(state, seat), ...abeMoves(state, seat)],

  name(state, { sailorId, tokenIds = [], type }) {
    const given = lootText(state, tokenIds)
    return sailorId === martha
      ? `Martha Scales: trade ${given} for ${oneText(type!)}`
      : `Honest Abe: sell ${given} for 1 coin`
  },
}

function isNoValuables(state: RattleState, token: TokenId): boolean {
  return isWild(state, token) || lootTypeOf(token) !== 'valuables'
}

function marthaMoves(state: RattleState, seat: Seat): readonly UseSailor[] {
  if (locationOf(state, seat) !== 'market' || !isPortSailorReady(state, seat, martha, 'market')) return []
  const types = typesInBag(state)
  return selections(state, spendable(state, seat), 1).flatMap(tokenIds =>
    types.map((type): UseSailor => ({ kind: 'useSailor', seat, sailorId: martha, tokenIds, type })),
  )
}

function abeMoves(state: RattleState, seat: Seat): readonly UseSailor[] {
  if (locationOf(state, seat) !== 'pit' || !isPortSailorReady(state, seat, abe, 'pit')) return []
  const fitting = spendable(state, seat).filter(token => isNoValuables(state, token))
  return selections(state, fitting, 1).map(tokenIds => ({ kind: 'useSailor', seat, sailorId: abe, tokenIds }))
}
