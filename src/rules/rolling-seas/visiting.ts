/** What a visit to a port does to the ledger, part by part (RS-77 to RS-82). */
import type { Refusal } from '../game'
import { refuse } from '../refusal'
import { resupplyCost, upgradeCosts } from './data/ledger'
import { resupply, roomInHold, tell, upgrade } from './ledger'
import type { RollingOptions } from './options'
import type { Ledger } from './state'
import type { Space } from './vocabulary'

export const visitParts = ['tell', 'resupply', 'upgrade'] as const
export type VisitPart = (typeof visitParts)[number]

/** RS-78. */
export function orderOf({ portOrder }: Pick<RollingOptions, 'portOrder'>): readonly VisitPart[] {
  return portOrder === 'tellResupplyUpgrade' ? visitParts : ['tell', 'upgrade', 'resupply']
}

/** What is against this part of a visit, with the ledger as the parts before have left it. */
export function faultOfPart(
  part: VisitPart,
  ledger: Ledger,
  port: Space,
  told: readonly Space[],
): Refusal | undefined {
  if (part === 'tell') {
    return told.includes(port) ? refuse('RS-80a', `They know your Story in ${port} already`) : undefined
  }
  if (part === 'resupply') {
    if (roomInHold(ledger) === 0) return refuse('RS-81', 'Your hold is full; there is nothing to buy')
    return ledger.goldOnHand < resupplyCost
      ? refuse('RS-81', `A Resupply costs ${resupplyCost} Gold, and you have none`)
      : undefined
  }
  const cost = upgradeCosts[ledger.speed]
  if (cost === undefined) return refuse('RS-82', 'There is no larger ship than yours')
  return ledger.goldOnHand < cost
    ? refuse('RS-82', `The next ship costs ${cost} Gold, and you have ${ledger.goldOnHand}`)
    : undefined
}

export function doPart(part: VisitPart, ledger: Ledger): Ledger {
  if (part === 'tell') return tell(ledger)
  return part === 'resupply' ? resupply(ledger, resupplyCost) : upgrade(ledger)
}
