/** What skills cost: Loot without Special Loot, from the quay or stowed (4.7). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import {
  countsAs,
  differentTokens,
  discardLoot,
  isOrdinary,
  lootText,
  tokensOf,
  typeText,
} from '../goods/loot'
import type { UseSailor } from '../moves'
import type { RattleState } from '../state'
import type { LootType, TokenId } from '../vocabulary'
import type { Work } from '../work'

/** The tokens that can pay: of the type, or any ordinary one. */
export function payable(state: RattleState, seat: number, type: LootType | undefined): readonly TokenId[] {
  return tokensOf(state, seat).filter(token =>
    type === undefined ? isOrdinary(token) : countsAs(state, token, type),
  )
}

/** Does the use name between `least` and `most` different tokens that can pay? */
export function checkPayment(
  state: RattleState,
  { seat, tokenIds = [] }: UseSailor,
  type: LootType | undefined,
  least = 1,
  most = 1,
): Refusal | undefined {
  const fitting = payable(state, seat, type)
  const count = least === most ? `${least}` : `${least} to ${most}`
  return firstOf(
    () =>
      (tokenIds.length < least || tokenIds.length > most) &&
      refuse(
        'RB-252',
        `This skill costs ${count} Loot${type === undefined ? '' : ` of the type ${typeText(type)}`}`,
      ),
    () => new Set(tokenIds).size < tokenIds.length && refuse('RB-252', 'Each token pays once'),
    () =>
      tokenIds.some(token => !fitting.includes(token)) &&
      refuse('RB-252', `This skill is paid with your own ${type ?? 'ordinary Loot'}`),
  )
}

/** The use with each sort of token that can pay. */
export function withPayment(
  state: RattleState,
  use: UseSailor,
  type: LootType | undefined,
): readonly UseSailor[] {
  const tokens = differentTokens(state, payable(state, use.seat, type))
  return tokens.map(token => ({ ...use, tokenIds: [token] }))
}

export function pay(work: Work, { seat, tokenIds = [] }: UseSailor): void {
  discardLoot(work, seat, tokenIds, 'discard')
}

export function paymentText(state: RattleState, { tokenIds = [] }: UseSailor): string {
  return `discard ${lootText(state, tokenIds)}`
}
