/** Filling and crossing out circles, and what a full row earns (3.8, 3.9). Every function gives a fresh ledger. */

import type { Gain } from './data/dice'
import {
  type Bonus,
  type BonusKind,
  bonusById,
  goldBonuses,
  holds,
  provisionBonuses,
  shipBonuses,
  storyBonuses,
  tellingBonuses,
  upgradeCosts,
} from './data/ledger'
import type { Ledger } from './state'
import type { Speed } from './vocabulary'

export const noGain: Gain = { provisions: 0, gold: 0, story: 0 }

export function emptyLedger(provisions: number): Ledger {
  return {
    turns: [],
    provFilled: provisions,
    provOnBoard: provisions,
    goldFilled: 0,
    goldOnHand: 0,
    story: 0,
    speed: 3,
    bonusMoves: 0,
    earned: [],
    tellings: [],
  }
}

/** The bonuses whose last circle or space lies in this stretch; there is never more than a few. */
function passed(bonuses: readonly Bonus[], before: number, after: number): readonly Bonus[] {
  return bonuses.filter(({ at }) => at > before && at <= after)
}

/** RS-62, RS-64, RS-66: the whole gain is filled in first; then its bonuses in the order in which they were earned. */
export function gain(ledger: Ledger, gained: Gain): Ledger {
  const due: BonusKind[] = []
  let after = fill(ledger, gained, due)
  for (let kind = due.shift(); kind !== undefined; kind = due.shift()) {
    if (kind === 'bonusMove') after = { ...after, bonusMoves: after.bonusMoves + 1 }
    else if (kind === 'gold') after = fill(after, { ...noGain, gold: 1 }, due)
    else if (kind === 'story') after = fill(after, { ...noGain, story: 1 }, due)
    else if (kind === 'resupply') after = fill(after, { ...noGain, provisions: roomInHold(after) }, due)
  }
  return after
}

/** RS-67, RS-81: what a Resupply brings. */
export function roomInHold({ speed, provOnBoard }: Ledger): number {
  return Math.max(0, holds[speed] - provOnBoard)
}

function fill(ledger: Ledger, { provisions, gold, story }: Gain, due: BonusKind[]): Ledger {
  if (provisions === 0 && gold === 0 && story === 0) return ledger
  const provFilled = ledger.provFilled + provisions
  const goldFilled = ledger.goldFilled + gold
  const told = ledger.story + story
  const bonuses = [
    ...passed(provisionBonuses, ledger.provFilled, provFilled),
    ...passed(goldBonuses, ledger.goldFilled, goldFilled),
    ...passed(storyBonuses, ledger.story, told),
  ]
  for (const { kind } of bonuses) due.push(kind)
  return {
    ...ledger,
    provFilled,
    provOnBoard: ledger.provOnBoard + provisions,
    goldFilled,
    goldOnHand: ledger.goldOnHand + gold,
    story: told,
    earned: bonuses.length === 0 ? ledger.earned : [...ledger.earned, ...bonuses.map(({ id }) => id)],
  }
}

function mark(ledger: Ledger, bonuses: readonly Bonus[], count: number): Ledger {
  const reached = passed(bonuses, count - 1, count)
  return reached.length === 0
    ? ledger
    : { ...ledger, earned: [...ledger.earned, ...reached.map(({ id }) => id)] }
}

/** RS-80: the Story as it is goes into the next box; port stars are noted, then one Story is added. */
export function tell(ledger: Ledger): Ledger {
  const told = { ...ledger, tellings: [...ledger.tellings, ledger.story] }
  return gain(mark(told, tellingBonuses, told.tellings.length), { ...noGain, story: 1 })
}

/** RS-81: 1 Gold, and the hold is full. */
export function resupply(ledger: Ledger, cost: number): Ledger {
  const paid = { ...ledger, goldOnHand: ledger.goldOnHand - cost }
  return gain(paid, { ...noGain, provisions: roomInHold(paid) })
}

/** RS-82, RS-70: the next ship; its hold comes as full as the old one was. */
export function upgrade(ledger: Ledger): Ledger {
  const cost = upgradeCosts[ledger.speed]
  if (cost === undefined) throw new Error('There is no larger ship')
  const speed = (ledger.speed + 1) as Speed
  return mark({ ...ledger, speed, goldOnHand: ledger.goldOnHand - cost }, shipBonuses, speed - 2)
}

/** RS-47, RS-62: what does not fit into the hold is crossed off at the end of the turn. */
export function stowed(ledger: Ledger): Ledger {
  const hold = holds[ledger.speed]
  return ledger.provOnBoard <= hold ? ledger : { ...ledger, provOnBoard: hold }
}

/** RS-87: stars among the bonuses earned. */
export function starsOf({ earned }: Ledger): number {
  return earned.reduce((sum, id) => {
    const kind = bonusById(id)?.kind
    return sum + (kind === 'star' ? 1 : kind === 'twoStars' ? 2 : 0)
  }, 0)
}

/** RS-88: what has been told so far, the stars, and after the last round the end. */
export function totalOf(ledger: Ledger): number {
  const told = ledger.tellings.reduce((sum, value) => sum + value, 0)
  return told + starsOf(ledger) + (ledger.endBonus ?? 0) + (ledger.finalStory ?? 0)
}
