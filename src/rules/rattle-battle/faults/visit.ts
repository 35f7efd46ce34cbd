/** Impossible states of a Port visit (section 9, invariants 5 and 14). */
import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { stowedTokens } from '../goods/loot'
import { slotsNow } from '../goods/stowing'
import type { RattleState, Visit } from '../state'
import { locations } from '../vocabulary'

export function faultOfVisit(state: RattleState): Refusal | undefined {
  const { visit, players } = state
  if (!visit) return undefined
  const isWrong = Object.values(visit).some(
    entries => (entries as readonly unknown[]).length !== players.length,
  )
  if (isWrong) return refuse('RB-310', 'There is one entry for each player')
  return firstOf(
    () => faultOfPlaces(state, visit),
    ...players.map((_, seat) => () => faultOfSeat(state, visit, seat)),
  )
}

/** RB-310, RB-422a: together at one location, or each somewhere before the Guild. */
function faultOfPlaces({ phase, queue }: RattleState, { at }: Visit): Refusal | undefined {
  const together = locations.find(location => phase === `port.${location}`)
  return firstOf(
    () =>
      together !== undefined &&
      at.some(location => location !== together) &&
      refuse('RB-310', 'All players visit the same location'),
    () =>
      together === undefined &&
      at.some((location, seat) => queue.includes(seat) === (location === 'guild')) &&
      refuse('RB-422', 'Exactly the players who have not reached the Guild are in the queue'),
  )
}

/** Invariant 14, and what a player has begun and not finished. */
function faultOfSeat(state: RattleState, visit: Visit, seat: Seat): Refusal | undefined {
  const { sailors, stowed, quay } = state.players[seat]!
  const { hired, partsBought, upgradesBought, vpBought, drawnSailors, drawnUpgrades, at } = visit
  const isTwinUsed = sailors.some(({ id, uses }) => id === 'N18' && uses > 0)
  const isActing = state.queue.includes(seat)
  const isChoosingSailor = drawnSailors[seat]!.length > 0
  const isChoosingUpgrade = drawnUpgrades[seat]!.length > 0
  return firstOf(
    () => hired[seat]! > 1 && refuse('RB-321', 'One Sailor is hired per visit'),
    () => partsBought[seat]! > (isTwinUsed ? 2 : 1) && refuse('RB-324', 'One Part is bought per visit'),
    () => upgradesBought[seat]! > 1 && refuse('RB-325', 'One Upgrade is bought per visit'),
    () => vpBought[seat]! > 1 && refuse('RB-331', 'One VP card is bought per visit'),
    () =>
      isChoosingSailor &&
      (!isActing || at[seat] !== 'tavern' || hired[seat] !== 1) &&
      refuse('RB-321', 'Sailors are drawn by a player who hires in the Tavern'),
    () =>
      isChoosingUpgrade &&
      (!isActing || at[seat] !== 'workshop' || upgradesBought[seat] !== 1) &&
      refuse('RB-325', 'Upgrades are drawn by a player who buys in the Workshop'),
    () =>
      Math.max(drawnSailors[seat]!.length, drawnUpgrades[seat]!.length) > 5 &&
      refuse('RB-321', 'At most five cards are drawn'),
    () =>
      quay.length > 0 &&
      (!isActing || stowedTokens(stowed).length + quay.length <= slotsNow(state, seat).length) &&
      refuse('RB-311', 'In the Port Loot waits for a place only where there is not enough room'),
  )
}
