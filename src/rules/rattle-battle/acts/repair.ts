import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { discardLoot, lootText } from '../goods/loot'
import type { MoveRule } from '../moveRule'
import type { Repair } from '../moves'
import { cannotPay, mermaidOf, payingTokens, payRepairs, repairsDue, waysToPay } from '../phases/repairing'
import { leaveQueue } from '../stages/queue'
import { nameOf } from '../table'
import { say } from '../work'

/** RB-265 to RB-267: which Loot pays for the repairs. */
export const repair: MoveRule<'repair'> = {
  rule: 'RB-265',
  phases: ['repair'],

  check(state, { seat, tokenIds, mermaid }) {
    if (mermaid) {
      return firstOf(
        () => mermaidOf(state, seat) === undefined && refuse('RB-407', "You have no Mermaid's Tear"),
        () => tokenIds.length > 0 && refuse('RB-407', "With the Mermaid's Tear repairs cost no other Loot"),
      )
    }
    const paying = payingTokens(state, seat)
    const due = cannotPay(state, seat) ? 0 : repairsDue(state, seat)
    return firstOf(
      () =>
        tokenIds.some(token => !paying.includes(token)) &&
        refuse('RB-267a', 'Repairs are paid with your own ordinary Loot, quay and stowed'),
      () => new Set(tokenIds).size < tokenIds.length && refuse('RB-265', 'Each token pays once'),
      () => tokenIds.length !== due && refuse('RB-265', `Exactly ${due} Loot must be discarded`),
    )
  },

  play(work, { seat, tokenIds, mermaid }) {
    if (mermaid) {
      discardLoot(work, seat, [mermaidOf(work.state, seat)!], 'discard')
      say(
        work,
        'RB-407',
        `${nameOf(work.state, seat)} ${does(seat, 'repairs', 'repair')} all Ships with the Mermaid's Tear`,
      )
    } else {
      payRepairs(work, seat, tokenIds)
    }
    leaveQueue(work, seat)
  },

  list(state, seat) {
    const paid = waysToPay(state, seat).map((tokenIds): Repair => ({ kind: 'repair', seat, tokenIds }))
    const hasMermaid = mermaidOf(state, seat) !== undefined
    return hasMermaid ? [...paid, { kind: 'repair', seat, tokenIds: [], mermaid: true }] : paid
  },

  name(state, { seat, tokenIds, mermaid }) {
    if (mermaid) return "Repair everything with the Mermaid's Tear"
    return cannotPay(state, seat) ? 'Repair for all you have' : `Repair for ${lootText(state, tokenIds)}`
  },
}
