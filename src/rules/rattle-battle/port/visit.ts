/** Where everybody is in the Port, who may act there, and how they move on (RB-310, RB-422, B02). */
import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { leaveQueue } from '../stages/queue'
import type { PhaseId, RattleState } from '../state'
import { nameOf, playerAt } from '../table'
import { type Location, locations } from '../vocabulary'
import { changeVisit, visitOf, type Work } from '../work'
import { returnDiscards } from './decks'

export const locationNames: Readonly<Record<Location, string>> = {
  market: 'the Market',
  tavern: 'the Tavern',
  shipyard: 'the Shipyard',
  workshop: 'the Workshop',
  pit: 'The Pit',
  guild: 'the Guild',
}

/** Where a move of this location can be made; the Guild is visited in turn order always (RB-422). */
export function phasesOf(location: Location): readonly PhaseId[] {
  return location === 'guild' ? ['port.guild'] : [`port.${location}`, 'port.free']
}

export const portPhases: readonly PhaseId[] = [
  ...locations.map(location => `port.${location}` as const),
  'port.free',
]

/** The location that the player visits now. */
export function locationOf(state: RattleState, seat: Seat): Location {
  return visitOf(state).at[seat]!
}

/** Corsairs!: a closed location is open to one player only. */
export function closedBy(state: RattleState, seat: Seat, location: Location): Seat | undefined {
  const closed = state.closed.find(one => one.location === location)
  return closed === undefined || closed.by === seat ? undefined : closed.by
}

/** Cards the player has paid for and drawn, and must keep one of (RB-326). */
export function owesChoice(state: RattleState, seat: Seat): boolean {
  const { drawnSailors, drawnUpgrades } = visitOf(state)
  return drawnSailors[seat]!.length > 0 || drawnUpgrades[seat]!.length > 0
}

/** Loot of a Treasure Map without enough room for it (L3). */
export function owesStowing(state: RattleState, seat: Seat): boolean {
  return playerAt(state, seat).quay.length > 0
}

/** What the player has begun must be finished before anything else. */
export function checkOwed(state: RattleState, seat: Seat): Refusal | undefined {
  return firstOf(
    () => owesStowing(state, seat) && refuse('RB-275', 'First stow the Loot that you have drawn'),
    () => owesChoice(state, seat) && refuse('RB-326', 'First keep one of the cards that you have drawn'),
  )
}

function checkOpen(state: RattleState, seat: Seat, location: Location): Refusal | undefined {
  const owner = closedBy(state, seat, location)
  if (owner === undefined) return undefined
  return refuse(
    'RB-2',
    `${nameOf(state, owner)} ${does(owner, 'has', 'have')} closed ${locationNames[location]} for everybody else`,
  )
}

/** Is the player at this location, may they use it, and is nothing they began unfinished? */
export function checkAt(state: RattleState, seat: Seat, location: Location): Refusal | undefined {
  if (locationOf(state, seat) !== location) {
    return refuse('RB-310', `You are not at ${locationNames[location]}`)
  }
  return checkOpen(state, seat, location) ?? checkOwed(state, seat)
}

/** May the player do anything at all at their location? */
export function checkVisiting(state: RattleState, seat: Seat): Refusal | undefined {
  const location = locationOf(state, seat)
  return checkOpen(state, seat, location) ?? checkOwed(state, seat)
}

const isLater = (one: Location, other: Location): boolean => locations.indexOf(one) > locations.indexOf(other)

/** The locations that the player has still before them. */
export function locationsAhead(state: RattleState, seat: Seat): readonly Location[] {
  const at = locationOf(state, seat)
  return locations.filter(location => isLater(location, at))
}

/** RB-310a: has the player said that they stop elsewhere only? */
export function passesBy(state: RattleState, seat: Seat): boolean {
  const at = locationOf(state, seat)
  const stops = visitOf(state).stops?.[seat] ?? []
  return !stops.includes(at) && stops.some(stop => isLater(stop, at))
}

/** RB-310a: stops lie ahead, in the order of the visit. */
export function checkStops(state: RattleState, seat: Seat, stops: readonly Location[]): Refusal | undefined {
  const ahead = locationsAhead(state, seat)
  return firstOf(
    () => stops.length === 0 && refuse('RB-310a', 'Say where you stop next'),
    () =>
      stops.some(stop => !ahead.includes(stop)) &&
      refuse('RB-310a', 'You can stop only at locations that are still to come'),
    () =>
      stops.some((stop, index) => index > 0 && !isLater(stop, stops[index - 1]!)) &&
      refuse('RB-310a', 'Name your stops in the order of the visit, each once'),
  )
}

export function setStops(work: Work, seat: Seat, stops: readonly Location[]): void {
  const none = work.state.players.map((): readonly Location[] => [])
  changeVisit(work, { stops: (visitOf(work.state).stops ?? none).with(seat, stops) })
}

/** The player has finished here: in turn order they wait for the others, else they go on at their own speed (RB-422a). */
export function goOn(work: Work, seat: Seat): void {
  if (work.state.phase !== 'port.free') {
    leaveQueue(work, seat)
    return
  }
  const { at } = visitOf(work.state)
  const next = locations[locations.indexOf(at[seat]!) + 1]!
  changeVisit(work, { at: at.with(seat, next) })
  if (next === 'guild') leaveQueue(work, seat)
  returnDiscards(work)
}
