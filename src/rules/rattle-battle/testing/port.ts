/** Port visits for tests: a position at the end of a Quest, carried on until somebody acts at a location. */
import type { Seat } from '../../game'
import { deepFreeze } from '../../testing/conformance'
import { specialKindOf } from '../data/loot'
import { rattleBattle } from '../index'
import type { RattleOptions } from '../options'
import type { ClosedLocation, RattleState } from '../state'
import type { AdventureId, Scenario, TokenId } from '../vocabulary'
import { entering } from './entering'
import { type Course, type PlayerText, played, position, possible } from './position'

export interface SeatText extends Omit<PlayerText, 'stowed'> {
  /** What the player has stowed: `rum`, `L3`, or `wild:rum` for Rum that lies face down. */
  readonly loot?: readonly string[]
}

export interface PortText {
  /** Two, unless said. */
  readonly players?: number
  readonly options?: Partial<RattleOptions>
  readonly baron?: Seat
  readonly seats: readonly SeatText[]
  readonly bag?: readonly string[]
  /** All that these decks hold; the other cards lie on the discard piles. */
  readonly sailorDeck?: readonly string[]
  readonly upgradeDeck?: readonly string[]
  readonly closed?: readonly ClosedLocation[]
  readonly seed?: string
}

/** An Adventure after which the Port is visited. */
const lastCards: Readonly<Record<Scenario, AdventureId>> = {
  intro: 'I02',
  norrington: 'A17',
  pirateWars: 'B17',
}

/** The last Adventure of a Quest is over and everything is stowed. */
export function questEnd(text: PortText): RattleState {
  const { scenario = 'intro', ...options } = text.options ?? {}
  const hasSpecial = text.seats.some(({ loot = [] }) => loot.some(name => /^L\d/.test(name)))
  const state = position({
    card: lastCards[scenario],
    phase: 'adventure.end',
    players: text.players ?? 2,
    options: { ...(hasSpecial && { lootPack1: 'on' }), ...options },
    baron: text.baron ?? 0,
    by: Object.fromEntries(
      text.seats.map(({ loot = [], ...seat }, index) => [
        index,
        { ...seat, stowed: loot.map(name => name.replace('wild:', '')) },
      ]),
    ),
    ...(text.bag && { bag: text.bag }),
    ...(text.seed !== undefined && { seed: text.seed }),
  })
  const wild = text.seats.flatMap(({ loot = [] }, seat) =>
    Object.values(state.players[seat]!.stowed).filter((_, index) => loot[index]!.startsWith('wild:')),
  )
  return possible(withDecks({ ...state, wild, closed: text.closed ?? [] }, text))
}

/** Limits the decks to these cards; the other ones lie on the discard piles. */
export function withDecks(
  state: RattleState,
  decks: { readonly sailorDeck?: readonly string[]; readonly upgradeDeck?: readonly string[] },
): RattleState {
  const { piles } = state
  const { sailorDeck = piles.sailors, upgradeDeck = piles.upgrades } = decks
  return {
    ...state,
    piles: {
      ...piles,
      sailors: piles.sailors.filter(id => sailorDeck.includes(id)),
      sailorDiscard: piles.sailors.filter(id => !sailorDeck.includes(id)),
      upgrades: piles.upgrades.filter(id => upgradeDeck.includes(id)),
      upgradeDiscard: piles.upgrades.filter(id => !upgradeDeck.includes(id)),
    },
  }
}

/** Enters the port and plays until somebody (or this seat) acts at this location. */
export function inPort(text: PortText, location: string, seat?: Seat): RattleState {
  let { state } = entering(questEnd(text), 'adventure.over')
  while (state.phase !== `port.${location}` || (seat !== undefined && state.queue[0] !== seat)) {
    if (!state.visit) throw new Error(`Nobody has anything to do at ${location}`)
    state = played(state, { kind: 'portDone', seat: state.queue[0]! })
  }
  return deepFreeze(state)
}

/** All go on, from location to location, until the visit is over. */
export function leavePort(state: RattleState): Course & { readonly stops: readonly string[] } {
  let course: Course = { state, events: [] }
  const stops: string[] = []
  while (course.state.visit) {
    const seat = course.state.queue[0]!
    stops.push(`${course.state.phase} ${seat}`)
    const { state: after, events } = rattleBattle.play(course.state, { kind: 'portDone', seat })
    course = { state: possible(after), events: [...course.events, ...events] }
  }
  return { ...course, stops }
}

/** All that the seat can do, in words. */
export function namesOf(state: RattleState, seat: Seat): readonly string[] {
  return rattleBattle.moves(state, seat).map(move => rattleBattle.describe(state, move).text)
}

/** What lies stowed, in the order of the alphabet. */
export function stowedLoot(state: RattleState, seat: Seat): readonly string[] {
  return Object.values(state.players[seat]!.stowed).map(nameOfToken).toSorted()
}

export function nameOfToken(token: TokenId): string {
  return specialKindOf(token) ?? token.slice(0, token.indexOf('-'))
}

/** Distinct tokens with these names that the player has; `wild` for one that lies face down. */
export function tokensOf(state: RattleState, seat: Seat, ...names: readonly string[]): readonly TokenId[] {
  const { stowed, quay } = state.players[seat]!
  const left = [...Object.values(stowed), ...quay]
  return names.map(name => {
    const index = left.findIndex(token =>
      state.wild.includes(token) ? name === 'wild' : nameOfToken(token) === name,
    )
    if (index < 0) throw new Error(`Seat ${seat} has no ${name}`)
    return left.splice(index, 1)[0]!
  })
}

/** Seeds for tests that hold for every draw. */
export const seeds: readonly string[] = Array.from({ length: 20 }, (_, index) => `seed ${index}`)
