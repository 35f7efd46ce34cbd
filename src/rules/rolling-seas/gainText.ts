import type { Gain } from './data/dice'
import type { Ledger } from './state'

/** `3 Provisions and 1 Story`. */
export function gainText({ provisions, gold, story }: Gain): string {
  const parts = [
    provisions > 0 && `${provisions} ${provisions === 1 ? 'Provision' : 'Provisions'}`,
    gold > 0 && `${gold} Gold`,
    story > 0 && `${story} Story`,
  ].filter(part => part !== false)
  return parts.length === 0 ? 'nothing' : parts.join(' and ')
}

/** What was filled in between two ledgers. */
export function gainedBetween(before: Ledger, after: Ledger): Gain {
  return {
    provisions: after.provFilled - before.provFilled,
    gold: after.goldFilled - before.goldFilled,
    story: after.story - before.story,
  }
}
