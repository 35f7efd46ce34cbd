/** A stow plan as a player changes it, one token at a time, and what its places are called (RB-277). */
import { dieInfo } from '../data/dice'
import { upgradeCard } from '../data/upgrades'
import type { DieId, Plan, Slot, TokenId, UpgradeId } from '../vocabulary'

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

/** "Hold 2", "Hamster Hold 1, place 3", "under Ship 1", "Secret Hold, place 2". */
export function slotText(slot: Slot): string {
  const [kind, id = '', place] = slot.split(':')
  const inside = place === undefined ? '' : `, place ${Number(place) + 1}`
  if (kind === 'ship')
    return dieInfo(id as DieId).captain
      ? 'under the Captain'
      : `under Ship ${id.slice(id.lastIndexOf('-') + 1)}`
  if (kind === 'upgrade') return `${upgradeCard(id as UpgradeId).name}${inside}`
  return `${kind === 'hamster' ? 'Hamster Hold' : 'Hold'} ${Number(id) + 1}${inside}`
}
