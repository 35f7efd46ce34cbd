/** What the Port still offers a seat, and what each ware is worth to it. */
import type { Seat } from '../../../rules/game'
import { isPortSailorReady } from '../../../rules/rattle-battle/port/portSailors'
import { typesInBag } from '../../../rules/rattle-battle/port/taking'
import { closedBy, locationOf } from '../../../rules/rattle-battle/port/visit'
import type { RattleState } from '../../../rules/rattle-battle/state'
import { playerAt } from '../../../rules/rattle-battle/table'
import {
  isSeen,
  type Location,
  locations,
  parts,
  type SailorId,
} from '../../../rules/rattle-battle/vocabulary'
import { type Horizon, horizonOf } from '../horizon'
import { partWorth, placesBesideShips, sailorWorth, upgradeWorth } from '../pieces'
import type { Weights } from '../weights'
import { coinsWorth } from './guild'
import type { Offers, Ware } from './plan'
import { type Purse, sizeOf } from './purse'

/** The best of this many cards drawn at random from a pile: between the average and the best of all. */
function bestOfDrawn(worths: readonly number[], drawn: number): number {
  if (worths.length === 0) return 0
  const falling = worths.toSorted((a, b) => b - a)
  let value = 0
  let chance = 1
  // The best drawn card is the i-th of the pile if none of those above it is drawn.
  for (const [index, worth] of falling.entries()) {
    const left = falling.length - index
    const hit = Math.min(1, drawn / left)
    value += chance * hit * worth
    chance *= 1 - hit
    if (chance < 1e-6) break
  }
  return value
}

/** What a draw from a pile promises; cards that the view hides are left out. */
function pileWorth<Id extends string>(
  ids: readonly Id[],
  drawn: number,
  worthOf: (id: Id) => number,
): number {
  return bestOfDrawn(ids.filter(id => id !== '?').map(worthOf), drawn)
}

function hireWares(state: RattleState, seat: Seat, ahead: Horizon, weights: Weights): readonly Ware[] {
  const player = playerAt(state, seat)
  const has = (id: SailorId) => player.sailors.some(sailor => sailor.id === id && sailor.uses === 0)
  const pile = [...state.piles.sailors, ...state.piles.sailorDiscard].filter(isSeen)
  const worth = pileWorth(pile, has('N16') ? 5 : 3, id => sailorWorth(player, id, ahead, weights, true))
  return [{ worth, price: { rum: has('N15') ? 1 : 2 } }]
}

function partWares(state: RattleState, seat: Seat, ahead: Horizon, weights: Weights): readonly Ware[] {
  const player = playerAt(state, seat)
  const worth = Math.max(
    ...parts
      .filter(part => state.stock[part] > 0)
      .map(part => partWorth(player, part, ahead.laterQuests, weights)),
    0,
  )
  const plain: Ware = { worth, price: { fabrics: 1 } }
  const isAnyTaken = player.sailors.some(({ id, uses }) => id === 'N17' && uses === 0)
  return isAnyTaken ? [plain, { worth, price: { any: 1 } }] : [plain]
}

/** The best of this many Upgrades from the pile. */
export function drawnUpgradeWorth(
  state: RattleState,
  seat: Seat,
  ahead: Horizon,
  weights: Weights,
  drawn: number,
): number {
  const pile = [...state.piles.upgrades, ...state.piles.upgradeDiscard].filter(isSeen)
  return pileWorth(pile, drawn, id => upgradeWorth(playerAt(state, seat), id, ahead, weights))
}

function upgradeWares(state: RattleState, seat: Seat, ahead: Horizon, weights: Weights): readonly Ware[] {
  const player = playerAt(state, seat)
  const has = (id: SailorId) => player.sailors.some(sailor => sailor.id === id && sailor.uses === 0)
  const worth = drawnUpgradeWorth(state, seat, ahead, weights, has('N20') ? 5 : 3)
  return has('N19')
    ? [
        { worth, price: { spices: 1 } },
        { worth, price: { fabrics: 1 } },
      ]
    : [{ worth, price: { spices: 1, fabrics: 1 } }]
}

/** What is kept lies in Holds first; what lies on Ships will hardly be there at the next visit. */
function keepWorth(
  state: RattleState,
  seat: Seat,
  ahead: Horizon,
  weights: Weights,
): (purse: Purse) => number {
  if (ahead.ports <= 1) return () => 0
  const safe = placesBesideShips(playerAt(state, seat))
  return purse => {
    const count = sizeOf(purse)
    const precious = purse.valuables + purse.wild
    const inHolds = Math.min(count, safe)
    const onShips = count - inHolds
    return inHolds * weights.keptToken + onShips * weights.spareToken + 0.3 * Math.min(precious, inHolds)
  }
}

/** Everything that is still before the seat in this visit; before the Port, all of it. */
export function offersFor(state: RattleState, seat: Seat, weights: Weights): Offers {
  const ahead = horizonOf(state)
  const here = state.visit ? locations.indexOf(locationOf(state, seat)) : 0
  const isOpen = (location: Location) =>
    locations.indexOf(location) >= here && closedBy(state, seat, location) === undefined
  const { visit } = state
  const coins = coinsWorth(state, seat, weights)
  const owned = playerAt(state, seat).coins
  const francis = isPortSailorReadyIn(state, seat, 'N21') ? 1 : 0
  return {
    hire:
      isOpen('tavern') && (visit?.hired[seat] ?? 0) === 0 && state.piles.sailors.length > 0
        ? hireWares(state, seat, ahead, weights)
        : [],
    part:
      isOpen('shipyard') && (visit?.partsBought[seat] ?? 0) === 0
        ? partWares(state, seat, ahead, weights)
        : [],
    upgrade:
      isOpen('workshop') && (visit?.upgradesBought[seat] ?? 0) === 0 && state.piles.upgrades.length > 0
        ? upgradeWares(state, seat, ahead, weights)
        : [],
    market: isOpen('market') && typesInBag(state).length > 0,
    pit: isOpen('pit'),
    coins: gained => coins(owned + gained + (gained > 0 ? francis : 0)),
    keep: keepWorth(state, seat, ahead, weights),
  }
}

function isPortSailorReadyIn(state: RattleState, seat: Seat, id: SailorId): boolean {
  return state.visit !== undefined && isPortSailorReady(state, seat, id, 'pit')
}
