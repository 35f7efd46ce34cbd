/** A visit to one location, by the plan for all that are still to come (RB-310 to RB-331). */
import type { RattleMove } from '../../../rules/rattle-battle/moves'
import { spendable } from '../../../rules/rattle-battle/port/paying'
import { helperChoices } from '../../../rules/rattle-battle/port/portSailors'
import { locationOf, owesStowing } from '../../../rules/rattle-battle/port/visit'
import { playerAt } from '../../../rules/rattle-battle/table'
import type { Location, Part, SailorId } from '../../../rules/rattle-battle/vocabulary'
import { visitOf } from '../../../rules/rattle-battle/work'
import { stow } from '../home/tokens'
import { horizonOf } from '../horizon'
import { isLegal, type Mind } from '../mind'
import { partWorth, tokenWorth } from '../pieces'
import { followMap } from './followMap'
import { goOn } from './goOn'
import { keepDrawn } from './keepDrawn'
import { offersFor } from './offers'
import { bestPart } from './parts'
import { payTokens } from './payTokens'
import { cheapestSort, type PortPlan, planPort, type Ware } from './plan'
import { type Purse, purseOf, type Sort, takeTokens } from './purse'

export function visit(mind: Mind): RattleMove {
  const { state, seat } = mind
  if (owesStowing(state, seat)) return stow(mind)
  const due = keepDrawn(mind) ?? followMap(mind)
  if (due) return due
  const plan = planPort(purseOf(state, spendable(state, seat)), offersFor(state, seat, mind.weights))
  mind.meter.look()
  const moves = movesAt(mind, plan)
  return moves.find(move => isLegal(mind, move)) ?? goOn(mind, location => isWanted(plan, location))
}

/** Does the plan want anything there? At the Guild it is seen then what can be had. */
function isWanted({ lacking, hire, part, upgrade, sold }: PortPlan, location: Location): boolean {
  switch (location) {
    case 'market':
      return lacking.length > 0
    case 'tavern':
      return hire !== undefined
    case 'shipyard':
      return part !== undefined
    case 'workshop':
      return upgrade !== undefined
    case 'pit':
      return sold.valuables + sold.others > 0
    case 'guild':
      return true
  }
}

/** What the plan wants here, the best way to do it first. */
function movesAt(mind: Mind, plan: PortPlan): readonly RattleMove[] {
  switch (locationOf(mind.state, mind.seat)) {
    case 'market':
      return marketMoves(mind, plan)
    case 'tavern':
      return plan.hire ? hireMoves(mind, plan.hire) : []
    case 'shipyard':
      return partMoves(mind, plan)
    case 'workshop':
      return plan.upgrade ? upgradeMoves(mind, plan.upgrade) : []
    case 'pit':
      return pitMoves(mind, plan)
    case 'guild':
      return guildMoves(mind)
  }
}

/** One trade at a time: for the first type that is lacking, two tokens that the plan does not need. */
function marketMoves({ state, seat }: Mind, plan: PortPlan): readonly RattleMove[] {
  const [takeType] = plan.lacking
  if (takeType === undefined) return []
  const tokens = spendable(state, seat)
  const given: Partial<Record<Sort, number>> = {}
  let free = freePurse(purseOf(state, tokens), plan)
  for (let n = 0; n < 2; n++) {
    const sort = cheapestSort(free)
    if (sort === undefined) return []
    given[sort] = (given[sort] ?? 0) + 1
    free = { ...free, [sort]: free[sort] - 1 }
  }
  const giveIds = takeTokens(state, tokens, given)
  if (!giveIds) return []
  const martha: RattleMove = {
    kind: 'useSailor',
    seat,
    sailorId: 'N14',
    tokenIds: giveIds.slice(0, 1),
    type: takeType,
  }
  return [martha, { kind: 'marketTrade', seat, giveIds, takeType }]
}

/** What none of the planned wares needs. */
function freePurse(purse: Purse, plan: PortPlan): Purse {
  const free = { ...purse }
  for (const ware of [plan.hire, plan.part, plan.upgrade]) {
    for (const [type, count] of Object.entries(ware?.price ?? {})) {
      if (type === 'any') continue
      const sort = type as Sort
      const printed = Math.min(free[sort], count)
      free[sort] -= printed
      free.wild -= Math.min(free.wild, count - printed)
    }
  }
  return free
}

const withHelp = (use: readonly SailorId[]) => (use.length > 0 ? { use } : {})

function hireMoves(mind: Mind, { price }: Ware): readonly RattleMove[] {
  const { state, seat } = mind
  const payIds = payTokens(mind, price)
  if (!payIds) return []
  return helperChoices(state, seat, 'tavern', ['N15', 'N16'])
    .toReversed()
    .map(use => ({ kind: 'hireSailor', seat, payIds, ...withHelp(use) }))
}

function partMoves(mind: Mind, plan: PortPlan): readonly RattleMove[] {
  const { state, seat } = mind
  const part = bestPart(mind)
  // Twin Hammers: a second Part where the first was worth its price.
  const second = visitOf(state).partsBought[seat]! > 0 ? secondPart(mind, part) : []
  const payIds = plan.part && payTokens(mind, plan.part.price)
  if (!payIds) return second
  return helperChoices(state, seat, 'shipyard', ['N17'])
    .toReversed()
    .map(use => ({ kind: 'buyPart', seat, part, payIds, ...withHelp(use) }))
}

function secondPart(mind: Mind, part: Part): readonly RattleMove[] {
  const { state, seat, weights } = mind
  const payIds = payTokens(mind, { fabrics: 1 })
  const ahead = horizonOf(state)
  const worth = partWorth(playerAt(state, seat), part, ahead.laterQuests, weights)
  if (!payIds || worth < tokenWorth(ahead, weights)) return []
  return [{ kind: 'buyPart', seat, part, payIds, use: ['N18'] }]
}

function upgradeMoves(mind: Mind, { price }: Ware): readonly RattleMove[] {
  const { state, seat } = mind
  const payIds = payTokens(mind, price)
  if (!payIds) return []
  return helperChoices(state, seat, 'workshop', ['N19', 'N20'])
    .toReversed()
    .map(use => ({ kind: 'buyUpgrade', seat, payIds, ...withHelp(use) }))
}

function pitMoves(mind: Mind, plan: PortPlan): readonly RattleMove[] {
  const { state, seat } = mind
  const tokens = spendable(state, seat)
  const { valuables, others } = plan.sold
  const kept = purseOf(state, tokens)
  const abe: readonly RattleMove[] = abeMoves(mind, kept)
  if (valuables + others === 0) return abe
  const given: Partial<Record<Sort, number>> = {}
  let free: Purse = { ...kept, valuables: 0, wild: 0 }
  for (let n = 0; n < others; n++) {
    const sort = cheapestSort(free)!
    given[sort] = (given[sort] ?? 0) + 1
    free = { ...free, [sort]: free[sort] - 1 }
  }
  const printed = Math.min(valuables, kept.valuables)
  const tokenIds = takeTokens(state, tokens, { ...given, valuables: printed, wild: valuables - printed })
  if (!tokenIds) return abe
  const gift: RattleMove = { kind: 'pitGift', seat, tokenIds }
  return [...abe, { ...gift, use: ['N21'] }, gift]
}

/** N22: a coin for a token of which two are worth one. */
function abeMoves({ state, seat }: Mind, purse: Purse): readonly RattleMove[] {
  const sort = cheapestSort({ ...purse, valuables: 0, wild: 0 })
  const tokenIds = sort && takeTokens(state, spendable(state, seat), { [sort]: 1 })
  return tokenIds ? [{ kind: 'useSailor', seat, sailorId: 'N22', tokenIds }] : []
}

/** Every VP card is worth more than it costs. */
function guildMoves({ state, seat }: Mind): readonly RattleMove[] {
  const [vpId] = state.piles.vp
  if (vpId === undefined) return []
  return [
    { kind: 'buyVp', seat, vpId, use: ['N23'] },
    { kind: 'buyVp', seat, vpId },
  ]
}
