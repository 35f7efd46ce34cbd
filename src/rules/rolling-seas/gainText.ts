import type { Gain } from './data/dice'
import type { Ledger } from './state'

/** `3 Provisions, 2 Gold and 1 Story`. */
export function gainText({ provisions, gold, story }: Gain): string {
  const parts = [
    provisions > 0 && `${provisions} ${provisions === 1 ? 'Provision' : 'Provisions'}`,
    gold > 0 && `${gold} Gold`,
    story > 0 && `${story} Story`,
  ].filter(part => part !== false)
  const last = parts.pop()
  if (last === undefined) return 'nothing'
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}

/** What was filled in between two ledgers. */
export function gainedBetween(before: Ledger, after: Ledger): Gain {
  return {
    provisions: after.provFilled - before.provFilled,
    gold: after.goldFilled - before.goldFilled,
    story: after.story - before.story,
  }
}
