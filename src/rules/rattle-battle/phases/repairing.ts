/** Phase 9: what repairs cost, and Ships on their way home (RB-265 to RB-268, RB-387, RB-389). */
import type { Seat } from '../../game'
import { does } from '../../sentence'
import { specialKindOf } from '../data/loot'
import { discardLoot, isOrdinary, lootText, selections, tokensOf } from '../goods/loot'
import type { RattleState } from '../state'
import { nameOf, playerAt, turnOrder } from '../table'
import type { TokenId } from '../vocabulary'
import { adventureOf, change, changePlayer, say, type Work } from '../work'

/** Ships to pay for, after what Sailors repair for free (N04). */
export function repairsDue(state: RattleState, seat: Seat): number {
  const { sunk } = playerAt(state, seat)
  return Math.max(0, sunk.length - adventureOf(state).freeRepairs[seat]!)
}

/** RB-267a: what can be lost in repairs; the Secret Hold protects its tokens (U11). */
function exposedTokens(state: RattleState, seat: Seat): readonly TokenId[] {
  const { stowed, secure } = playerAt(state, seat)
  const protectedTokens = new Set(secure.map(slot => stowed[slot]!))
  return tokensOf(state, seat).filter(token => !protectedTokens.has(token))
}

/** What pays: no Special Loot (RB-409). */
export function payingTokens(state: RattleState, seat: Seat): readonly TokenId[] {
  return exposedTokens(state, seat).filter(isOrdinary)
}

/** L4, if the player has it. */
export function mermaidOf(state: RattleState, seat: Seat): TokenId | undefined {
  return tokensOf(state, seat).find(token => specialKindOf(token) === 'L4')
}

/** RB-266: the player cannot pay for all. */
export function cannotPay(state: RattleState, seat: Seat): boolean {
  return payingTokens(state, seat).length < repairsDue(state, seat)
}

/** The different ways to pay with Loot; one empty way where RB-266 takes everything. */
export function waysToPay(state: RattleState, seat: Seat): readonly (readonly TokenId[])[] {
  if (cannotPay(state, seat)) return [[]]
  return selections(state, payingTokens(state, seat), repairsDue(state, seat))
}

/** Does the player have anything to decide? (RB-268) */
export function hasRepairChoice(state: RattleState, seat: Seat): boolean {
  if (repairsDue(state, seat) === 0) return false
  return mermaidOf(state, seat) !== undefined || waysToPay(state, seat).length > 1
}

/** Pays with these tokens, or with all tokens where all of them do not suffice. */
export function payRepairs(work: Work, seat: Seat, tokens: readonly TokenId[]): void {
  const due = repairsDue(work.state, seat)
  if (due === 0) return
  const isShort = cannotPay(work.state, seat)
  const paid = isShort ? exposedTokens(work.state, seat) : tokens
  const text = lootText(work.state, paid)
  discardLoot(work, seat, paid, 'discard')
  say(
    work,
    isShort ? 'RB-266' : 'RB-265',
    `${nameOf(work.state, seat)} ${does(seat, 'discards', 'discard')} ${text} to repair ${due} Ship${due > 1 ? 's' : ''}`,
    { kind: 'repair', data: { seat, tokens: paid } },
  )
}

/** All Ships are repaired; players who lost one to another player draw Revenge, in turn order (RB-389). */
export function bringShipsHome(work: Work): void {
  for (const seat of turnOrder(work.state)) {
    const { sunk } = playerAt(work.state, seat)
    const lost = sunk.filter(({ by }) => by.length > 0).length
    if (lost > 0) drawRevenge(work, seat, work.state.options.revengePer === 'ship' ? lost : 1)
    if (sunk.length > 0) changePlayer(work, seat, { sunk: [] })
  }
}

export function drawRevenge(work: Work, seat: Seat, count: number, rule = 'RB-389'): void {
  const { piles } = work.state
  const drawn = Math.min(count, piles.revenge)
  if (drawn === 0) return
  change(work, { piles: { ...piles, revenge: piles.revenge - drawn } })
  changePlayer(work, seat, { revengeCards: playerAt(work.state, seat).revengeCards + drawn })
  say(
    work,
    rule,
    `${nameOf(work.state, seat)} ${does(seat, 'takes', 'take')} ${drawn} Revenge card${drawn > 1 ? 's' : ''}`,
    {
      kind: 'revenge',
      data: { seat, count: drawn },
    },
  )
}
