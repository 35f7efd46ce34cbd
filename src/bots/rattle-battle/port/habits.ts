/** A visit by habit: every ware that can be paid while it will still serve, and coins in the end (section 10, Solid). */
import type { RattleMove } from '../../../rules/rattle-battle/moves'
import { spendable } from '../../../rules/rattle-battle/port/paying'
import { locationOf, owesStowing } from '../../../rules/rattle-battle/port/visit'
import { cannonsOf, playerAt, sailsOf } from '../../../rules/rattle-battle/table'
import type { Location, Part } from '../../../rules/rattle-battle/vocabulary'
import { stow } from '../home/tokens'
import { horizonOf } from '../horizon'
import { isLegal, type Mind } from '../mind'
import { followMap } from './followMap'
import { goOn } from './goOn'
import { keepDrawn } from './keepDrawn'
import { payTokens } from './payTokens'
import { cheapestSort, type Ware } from './plan'
import { type Purse, purseOf, type Sort, takeTokens } from './purse'

export function visitByHabit(mind: Mind): RattleMove {
  const { state, seat } = mind
  if (owesStowing(state, seat)) return stow(mind)
  return (
    keepDrawn(mind) ??
    followMap(mind) ??
    habitsAt(mind, locationOf(state, seat)).find(move => isLegal(mind, move)) ??
    goOn(mind, location => habitsAt(mind, location).length > 0)
  )
}

function habitsAt(mind: Mind, location: Location): readonly RattleMove[] {
  const { state, seat } = mind
  const isLast = horizonOf(state).laterQuests === 0
  switch (location) {
    case 'market':
      return isLast ? [] : trades(mind)
    case 'tavern':
      return isLast ? [] : paid(mind, { rum: 2 }, payIds => ({ kind: 'hireSailor', seat, payIds }))
    case 'shipyard': {
      const part = nextPart(mind)
      return isLast ? [] : paid(mind, { fabrics: 1 }, payIds => ({ kind: 'buyPart', seat, part, payIds }))
    }
    case 'workshop':
      return isLast
        ? []
        : paid(mind, { spices: 1, fabrics: 1 }, payIds => ({ kind: 'buyUpgrade', seat, payIds }))
    case 'pit':
      return gifts(mind)
    case 'guild':
      return state.piles.vp.slice(0, 1).map(vpId => ({ kind: 'buyVp', seat, vpId }))
  }
}

function paid(
  mind: Mind,
  price: Ware['price'],
  moveOf: (payIds: readonly string[]) => RattleMove,
): readonly RattleMove[] {
  const payIds = payTokens(mind, price)
  return payIds ? [moveOf(payIds)] : []
}

/** A second Sail and Cannon first, then Holds up to the hamster, then Cannons. */
function nextPart({ state, seat }: Mind): Part {
  const player = playerAt(state, seat)
  if (sailsOf(player) < 2) return 'sail'
  if (cannonsOf(player) < 2) return 'cannon'
  return player.hamsters === 0 ? 'hold' : 'cannon'
}

/** Two of what there is most of for the Fabrics that every ware but a Sailor needs. */
function trades({ state, seat }: Mind): readonly RattleMove[] {
  const tokens = spendable(state, seat)
  const purse = purseOf(state, tokens)
  if (purse.fabrics + purse.wild > 0 || purse.rum + purse.spices < 3) return []
  const sort: Sort = purse.rum > purse.spices ? 'rum' : 'spices'
  const giveIds = takeTokens(state, tokens, { [sort]: 2 })
  return giveIds ? [{ kind: 'marketTrade', seat, giveIds, takeType: 'fabrics' }] : []
}

/** In the last two visits all Loot becomes coins; until then it is kept for wares. */
function gifts({ state, seat }: Mind): readonly RattleMove[] {
  if (horizonOf(state).laterQuests > 1) return []
  const tokens = spendable(state, seat)
  const purse = purseOf(state, tokens)
  const pairs = Math.floor((purse.rum + purse.spices + purse.fabrics) / 2)
  const given: Partial<Record<Sort, number>> = { valuables: purse.valuables, wild: purse.wild }
  let free: Purse = { ...purse, valuables: 0, wild: 0 }
  for (let n = 0; n < 2 * pairs; n++) {
    const sort = cheapestSort(free)!
    given[sort] = (given[sort] ?? 0) + 1
    free = { ...free, [sort]: free[sort] - 1 }
  }
  const tokenIds = takeTokens(state, tokens, given)
  return tokenIds && tokenIds.length > 0 ? [{ kind: 'pitGift', seat, tokenIds }] : []
}
