/** Loot on its way home: what pays for repairs, and what is stowed (RB-265 to RB-278). */
import { specialKindOf } from '../../../rules/rattle-battle/data/loot'
import { storageSlots } from '../../../rules/rattle-battle/data/upgrades'
import { tokensOf } from '../../../rules/rattle-battle/goods/loot'
import { planFor, slotsNow } from '../../../rules/rattle-battle/goods/stowing'
import type { RattleMove } from '../../../rules/rattle-battle/moves'
import { cannotPay, mermaidOf, payingTokens, repairsDue } from '../../../rules/rattle-battle/phases/repairing'
import { playerAt } from '../../../rules/rattle-battle/table'
import type { Plan, Slot } from '../../../rules/rattle-battle/vocabulary'
import type { Mind } from '../mind'
import { bestKept } from './keep'

/** From this many Ships on the Mermaid's Tear is worth its use. */
const tearFrom = 2

export function repair(mind: Mind): RattleMove {
  const { state, seat } = mind
  const due = repairsDue(state, seat)
  if (mermaidOf(state, seat) !== undefined && due >= tearFrom) {
    return { kind: 'repair', seat, tokenIds: [], mermaid: true }
  }
  if (cannotPay(state, seat)) return { kind: 'repair', seat, tokenIds: [] }
  const paying = payingTokens(state, seat)
  const kept = new Set(bestKept(mind, paying, paying.length - due))
  return { kind: 'repair', seat, tokenIds: paying.filter(token => !kept.has(token)) }
}

export function stow(mind: Mind): RattleMove {
  const { state, seat } = mind
  const slots = safestFirst(slotsNow(state, seat))
  const kept = bestKept(mind, tokensOf(state, seat), slots.length)
  return { kind: 'stow', seat, stowPlan: planFor(preciousPlan(mind), slots, preciousFirst(kept))! }
}

/** What lies in the Secret Hold stays there: there it is protected. */
function preciousPlan({ state, seat }: Mind): Plan {
  const { stowed } = playerAt(state, seat)
  const secret = new Set(storageSlots('U11'))
  return Object.fromEntries(Object.entries(stowed).filter(([slot]) => secret.has(slot)))
}

/** The Secret Hold is filled first, the Ships last. */
function safestFirst(slots: readonly Slot[]): readonly Slot[] {
  const rank = (slot: Slot) => (slot.startsWith('upgrade:U11') ? 0 : slot.startsWith('ship:') ? 2 : 1)
  return slots.toSorted((a, b) => rank(a) - rank(b))
}

function preciousFirst(tokens: readonly string[]): readonly string[] {
  const rank = (token: string) =>
    specialKindOf(token) !== undefined ? 1 : token.startsWith('valuables') ? 0 : 2
  return tokens.toSorted((a, b) => rank(a) - rank(b))
}
