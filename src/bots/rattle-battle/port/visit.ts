/** A visit to one location, by the plan for all that are still to come (RB-310 to RB-331). */

import { specialKindOf } from '../../../rules/rattle-battle/data/loot'
import { stowedTokens } from '../../../rules/rattle-battle/loot'
import type { KeepSailor, RattleMove } from '../../../rules/rattle-battle/moves'
import { spendable } from '../../../rules/rattle-battle/port/paying'
import { helperChoices } from '../../../rules/rattle-battle/port/portSailors'
import { locationOf, owesStowing } from '../../../rules/rattle-battle/port/visit'
import { playerAt } from '../../../rules/rattle-battle/table'
import type { Part, SailorId, TokenId, UpgradeId } from '../../../rules/rattle-battle/vocabulary'
import { parts } from '../../../rules/rattle-battle/vocabulary'
import { visitOf } from '../../../rules/rattle-battle/work'
import { bestOf } from '../../search'
import { stow } from '../home/tokens'
import { horizonOf } from '../horizon'
import { isLegal, type Mind } from '../mind'
import { partWorth, sailorWorth, upgradeWorth } from '../pieces'
import { offersFor } from './offers'
import { cheapestSort, type PortPlan, planPort, type Ware } from './plan'
import { type Purse, purseOf, type Sort, takeTokens } from './purse'

export function visit(mind: Mind): RattleMove {
  const { state, seat } = mind
  const goOn: RattleMove = { kind: 'portDone', seat }
  if (owesStowing(state, seat)) return stow(mind)
  const drawn = visitOf(state)
  if (drawn.drawnSailors[seat]!.length > 0) return keepSailor(mind, drawn.drawnSailors[seat]!)
  if (drawn.drawnUpgrades[seat]!.length > 0) return keepUpgrade(mind, drawn.drawnUpgrades[seat]!)
  const map = followMap(mind)
  if (map) return map
  const plan = planPort(purseOf(state, spendable(state, seat)), offersFor(state, seat, mind.weights))
  mind.meter.look()
  const moves = movesAt(mind, plan)
  return moves.find(move => isLegal(mind, move)) ?? goOn
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

/** L3: as soon as there is room for what it brings. */
function followMap({ state, seat, ...mind }: Mind): RattleMove | undefined {
  const tokenId = stowedTokens(playerAt(state, seat).stowed).find(token => specialKindOf(token) === 'L3')
  if (tokenId === undefined) return undefined
  const move: RattleMove = { kind: 'useSpecialLoot', seat, tokenId }
  return isLegal({ state, seat, ...mind }, move) ? move : undefined
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

/** The price in tokens, with the Sailors who make it cheaper or the choice wider; most help first. */
function payments(mind: Mind, price: Ware['price']): readonly TokenId[] | undefined {
  const { state, seat } = mind
  const { any = 0, ...types } = price
  const tokens = spendable(state, seat)
  const paid = takeTokens(state, tokens, types)
  if (!paid) return undefined
  const left = tokens.filter(token => !paid.includes(token))
  const given: Partial<Record<Sort, number>> = {}
  let free = purseOf(state, left)
  for (let n = 0; n < any; n++) {
    const sort = cheapestSort(free)
    if (sort === undefined) return undefined
    given[sort] = (given[sort] ?? 0) + 1
    free = { ...free, [sort]: free[sort] - 1 }
  }
  const others = takeTokens(state, left, given)
  return others && [...paid, ...others]
}

const withHelp = (use: readonly SailorId[]) => (use.length > 0 ? { use } : {})

function hireMoves(mind: Mind, { price }: Ware): readonly RattleMove[] {
  const { state, seat } = mind
  const payIds = payments(mind, price)
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
  const payIds = plan.part && payments(mind, plan.part.price)
  if (!payIds) return second
  return helperChoices(state, seat, 'shipyard', ['N17'])
    .toReversed()
    .map(use => ({ kind: 'buyPart', seat, part, payIds, ...withHelp(use) }))
}

function secondPart(mind: Mind, part: Part): readonly RattleMove[] {
  const { state, seat, weights } = mind
  const payIds = payments(mind, { fabrics: 1 })
  const worth = partWorth(playerAt(state, seat), part, horizonOf(state).laterQuests, weights)
  if (!payIds || worth < weights.token) return []
  return [{ kind: 'buyPart', seat, part, payIds, use: ['N18'] }]
}

export function bestPart({ state, seat, weights, random }: Mind): Part {
  const { laterQuests } = horizonOf(state)
  const inStock = parts.filter(part => state.stock[part] > 0)
  const quests = state.phase === 'setup.part' ? laterQuests + 1 : laterQuests
  return bestOf(
    inStock.length > 0 ? inStock : parts,
    part => partWorth(playerAt(state, seat), part, quests, weights),
    random,
  )
}

function upgradeMoves(mind: Mind, { price }: Ware): readonly RattleMove[] {
  const { state, seat } = mind
  const payIds = payments(mind, price)
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

function keepSailor(mind: Mind, drawn: readonly SailorId[]): RattleMove {
  const { state, seat, weights, random } = mind
  const player = playerAt(state, seat)
  const ahead = horizonOf(state)
  const plain = (id: SailorId) => sailorWorth(player, id, ahead, weights, true)
  const companion = (id: SailorId) =>
    drawn.filter(other => other !== id).toSorted((a, b) => plain(b) - plain(a))[0]
  // Louigi brings another one of them.
  const worth = (id: SailorId) => {
    const extra = id === 'N13' ? companion(id) : undefined
    return plain(id) + (extra === undefined ? 0 : plain(extra))
  }
  const cardId = bestOf(drawn, worth, random)
  const extraCardId = cardId === 'N13' ? companion(cardId) : undefined
  const move: KeepSailor = {
    kind: 'keepSailor',
    seat,
    cardId,
    ...(extraCardId !== undefined && { extraCardId }),
  }
  const withPart: KeepSailor = { ...move, part: bestPart(mind) }
  return isLegal(mind, move) ? move : withPart
}

function keepUpgrade({ state, seat, weights, random }: Mind, drawn: readonly UpgradeId[]): RattleMove {
  const player = playerAt(state, seat)
  const ahead = horizonOf(state)
  const cardId = bestOf(drawn, id => upgradeWorth(player, id, ahead, weights), random)
  return { kind: 'keepUpgrade', seat, cardId }
}
