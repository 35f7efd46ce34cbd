/** What is aboard and ashore: invariants 4, 5, 6 and 9. */
import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { capacityOf } from '../cargo'
import { isAtHome, nameOf, turnOrder } from '../seating'
import type { FortuneState, Player } from '../state'

export function faultOfPlayers(state: FortuneState): Refusal | undefined {
  return firstOf(...state.players.map((player, seat) => () => faultOfPlayer(state, seat, player)))
}

function faultOfPlayer(state: FortuneState, seat: Seat, player: Player): Refusal | undefined {
  const { shipGold, chestGold, upgrades, crew, food } = player
  const name = nameOf(state, seat)
  return firstOf(
    () => (shipGold % 50 !== 0 || chestGold % 50 !== 0) && refuse('WF-9', 'Gold comes in pieces of 50'),
    () => new Set(upgrades).size < upgrades.length && refuse('WF-114a', `${name} has an upgrade twice`),
    () => crew + food > capacityOf(player) && refuse('WF-68', `${name} carries more than the hold takes`),
    () => (player.afloat ? faultOfAfloat(state, seat, player) : faultOfSunk(state, seat, player)),
    () => isUntouched(state, seat) && faultOfUntouched(state, seat, player),
  )
}

/** Has not had a load yet. */
function isUntouched(state: FortuneState, seat: Seat): boolean {
  const { phase, actor } = state
  if (phase === 'lobby') return true
  const order = turnOrder(state)
  return phase === 'allocate' && order.indexOf(seat) >= order.indexOf(actor)
}

function faultOfAfloat(state: FortuneState, seat: Seat, { crew, food }: Player): Refusal | undefined {
  if (crew > 0) return undefined
  const { phase, actor, active } = state
  // WF-98a: a repaired ship is empty until it is loaded.
  const isRepaired = phase === 'homeServices' && actor === seat && active === seat && isAtHome(state, seat)
  if (isUntouched(state, seat) || (isRepaired && food === 0)) return undefined
  return refuse('WF-72', `${nameOf(state, seat)} is afloat without a crew`)
}

function faultOfSunk(state: FortuneState, seat: Seat, player: Player): Refusal | undefined {
  const { crew, food, shipGold, maps, wind, becalmed } = player
  const name = nameOf(state, seat)
  return firstOf(
    () => isUntouched(state, seat) && refuse('WF-13', 'All ships begin afloat'),
    () => crew + food > 0 && refuse('WF-96c', `${name} is sunk and has nobody and nothing aboard`),
    () =>
      (shipGold > 0 || maps.length > 0) &&
      refuse('WF-96', `${name} is sunk and has lost all gold and maps aboard`),
    () => (wind || becalmed) && refuse('WF-96c', `${name} is sunk and no wind matters to it`),
  )
}

function faultOfUntouched(state: FortuneState, seat: Seat, player: Player): Refusal | undefined {
  const { crew, food, shipGold, chestGold, upgrades, maps, wind, becalmed, krakenGem } = player
  const isFresh = crew + food + shipGold + chestGold + upgrades.length + maps.length === 0
  return firstOf(
    () =>
      (!isFresh || wind || becalmed || krakenGem) &&
      refuse('WF-17', 'Nobody owns anything before the game begins'),
    () => !isAtHome(state, seat) && refuse('WF-13', 'All ships begin in their home bases'),
  )
}
