import type { Plan, Slot, TokenId } from '../../../rules/rattle-battle/vocabulary'

export function slotOf(plan: Plan, token: TokenId): Slot | undefined {
  return Object.keys(plan).find(slot => plan[slot] === token)
}

/**
 * The plan with a token laid into a place, or without it where no place is named. What lay there goes to where the
 * token came from, or out of the plan.
 */
export function layToken(plan: Plan, token: TokenId, slot: Slot | undefined): Plan {
  const next: Record<Slot, TokenId> = { ...plan }
  const before = slotOf(plan, token)
  if (before !== undefined) delete next[before]
  if (slot === undefined) return next
  const other = plan[slot]
  next[slot] = token
  if (other !== undefined && other !== token && before !== undefined) next[before] = other
  return next
}

/** The first place with nothing in it. */
export function freeSlot(plan: Plan, slots: readonly Slot[]): Slot | undefined {
  return slots.find(slot => plan[slot] === undefined)
}
