/**
 * Tables for tests: a real one of the box, with what a test names on it. Tokens, cards and pieces come out of the
 * bag, the decks and the stock, so that every table is one that `fault` accepts.
 */
import { expect } from 'vitest'
import { type RuleEvent, readSetUp, type Seat } from '../../game'
import { startRandom } from '../../random'
import { deepFreeze } from '../../testing/conformance'
import { advance } from '../advance'
import { adventureCard, questsOf, scenarioPile } from '../data/adventures'
import { specialKindOf, vpPile } from '../data/loot'
import type { FlowId } from '../flow'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import { setUpTable } from '../setup'
import type { Adventure, OwnedSailor, Pieces, Player, RattleState, SeaDie, SunkShip, Trophy } from '../state'
import { planFor, slotsOf } from '../stowing'
import { type AdventureId, pileIds, type Scenario, type TokenId, type VpId } from '../vocabulary'
import { goTo, startWork } from '../work'

/** `rum`, `L3`, or `wild:rum` for Rum that lies face down. */
export type LootName = string

export interface Seated {
  readonly coins?: number
  readonly loot?: readonly LootName[]
  readonly quay?: readonly LootName[]
  readonly sailors?: readonly (string | OwnedSailor)[]
  readonly upgrades?: readonly string[]
  readonly exhausted?: readonly string[]
  readonly sails?: Pieces | number
  readonly cannons?: Pieces | number
  readonly holds?: number
  readonly hamsters?: number
  readonly vpCards?: number
  readonly revengeCards?: number
  readonly trophies?: readonly Partial<Trophy>[]
  readonly sunk?: readonly (string | SunkShip)[]
}

export interface Given {
  readonly players?: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed?: string
  readonly baron?: Seat
  readonly wanted?: Seat
  /** By seat. */
  readonly seats?: readonly Seated[]
  /** All that the bag holds; what is left over lies on the discard pile. */
  readonly bag?: readonly LootName[]
  /** All that these decks hold; what is left over lies on their discard piles. */
  readonly sailorDeck?: readonly string[]
  readonly upgradeDeck?: readonly string[]
  /** The Adventure being played; without it the last one of the first Quest is over. */
  readonly card?: AdventureId
  readonly committed?: readonly (readonly string[])[]
  readonly sea?: readonly SeaDie[]
  readonly adventure?: Partial<Adventure>
  readonly state?: Partial<RattleState>
}

export function table(given: Given): RattleState {
  const { players = 2, seats = [], card, seed = 'table' } = given
  const scenario = card ? scenarioOf(card) : ((given.options?.scenario as Scenario | undefined) ?? 'intro')
  const isSpecialHere = JSON.stringify(given).match(/"L\d"/) !== null
  const setUp = readSetUp(rattleBattle, {
    players,
    seed,
    options: {
      startBaron: given.baron ?? 0,
      ...(isSpecialHere && { lootPack1: 'on' }),
      ...given.options,
      scenario,
    },
  })
  if (!setUp.ok) throw new Error(setUp.why)
  const fresh = setUpTable(setUp.value)
  const box: Box = { bag: [...fresh.bag], wild: [], vp: vpPile.map(({ id }) => id) }
  const seated = fresh.players.map((player, seat) => seatPlayer(player, seats[seat] ?? {}, box))
  const bag = given.bag?.map(name => take(box, name)) ?? box.bag
  const { quest, stage, played, piles } = progressTo(fresh, card)
  const owned = seated.flatMap(player => player.sailors.map(({ id }) => id))
  const added = seated.flatMap(player => player.upgrades.map(({ id }) => id))
  const sailors = fresh.piles.sailors.filter(id => !owned.includes(id))
  const upgrades = fresh.piles.upgrades.filter(id => !added.includes(id))
  const sum = (count: (player: Player) => number) => seated.reduce((total, one) => total + count(one), 0)
  const inDeck = (deck: readonly string[] | undefined) => (id: string) => deck?.includes(id) ?? true
  return deepFreeze({
    ...fresh,
    random: startRandom(seed),
    quest,
    stage,
    queue: [],
    players: seated,
    bag,
    discard: given.bag ? box.bag : [],
    wild: box.wild,
    stock: {
      sail: 15 - sum(({ sails }) => sails.ready + sails.exhausted),
      cannon: 15 - sum(({ cannons }) => cannons.ready + cannons.exhausted),
      hold: 15 - sum(({ holds, hamsters }) => holds + hamsters),
    },
    piles: {
      ...fresh.piles,
      adventures: piles,
      played,
      sailors: sailors.filter(inDeck(given.sailorDeck)),
      sailorDiscard: sailors.filter(id => !inDeck(given.sailorDeck)(id)),
      upgrades: upgrades.filter(inDeck(given.upgradeDeck)),
      upgradeDiscard: upgrades.filter(id => !inDeck(given.upgradeDeck)(id)),
      vp: box.vp,
      revenge: fresh.piles.revenge - sum(({ revengeCards }) => revengeCards),
    },
    ...(given.wanted !== undefined && { wanted: given.wanted }),
    ...(card && { adventure: adventureFor(card, players, given) }),
    ...given.state,
  })
}

function scenarioOf(card: AdventureId): Scenario {
  return card.startsWith('B') ? 'pirateWars' : card.startsWith('I') ? 'intro' : 'norrington'
}

/** What the tables take from. */
interface Box {
  bag: TokenId[]
  readonly wild: TokenId[]
  readonly vp: VpId[]
}

/** One token of that name out of the bag. */
function take(box: Box, name: LootName): TokenId {
  const type = name.startsWith('wild:') ? name.slice('wild:'.length) : name
  const token = box.bag.find(id => id.startsWith(`${type}-`))
  if (token === undefined) throw new Error(`The bag has no ${type} left`)
  box.bag = box.bag.filter(id => id !== token)
  if (type !== name) box.wild.push(token)
  return token
}

const pieces = (given: Pieces | number | undefined, standard: Pieces): Pieces =>
  typeof given === 'number' ? { ready: given, exhausted: 0 } : (given ?? standard)

function seatPlayer(player: Player, given: Seated, box: Box): Player {
  const upgrades = (given.upgrades ?? []).map(id => ({
    id,
    ready: !(given.exhausted ?? []).includes(id),
    used: false,
  }))
  const pieced: Player = {
    ...player,
    coins: given.coins ?? 0,
    sailors: (given.sailors ?? []).map(one =>
      typeof one === 'string' ? { id: one, uses: 0, store: [] } : one,
    ),
    upgrades,
    sails: pieces(given.sails, player.sails),
    cannons: pieces(given.cannons, player.cannons),
    holds: given.holds ?? player.holds,
    hamsters: given.hamsters ?? 0,
    revengeCards: given.revengeCards ?? 0,
    quay: (given.quay ?? []).map(name => take(box, name)),
    trophies: (given.trophies ?? []).map(trophy => ({
      die: 'n-yellow-1',
      boarded: false,
      surrendered: false,
      hooked: false,
      ...trophy,
    })),
    sunk: (given.sunk ?? []).map(ship => (typeof ship === 'string' ? { die: ship, by: [] } : ship)),
    vpCards: box.vp.splice(0, given.vpCards ?? 0),
  }
  const tokens = (given.loot ?? []).map(name => take(box, name))
  const stowed = planFor({}, slotsOf(pieced, pieced.dice).toReversed(), tokens)
  if (!stowed) throw new Error(`There is no room for ${tokens.length} Loot`)
  return { ...pieced, stowed }
}

/** The first place of the card's pile in the scenario; before it other cards of each pile have been played. */
function progressTo(fresh: RattleState, card: AdventureId | undefined) {
  const { scenario } = fresh.options
  const quests = questsOf(scenario)
  const pile = card === undefined ? undefined : adventureCard(card).pile
  const places = quests.flatMap((piles, quest) => piles.map((id, stage) => ({ quest, stage, pile: id })))
  const index =
    pile === undefined
      ? quests[0]!.length - 1
      : pile === 'intro'
        ? scenarioPile('intro', 'intro').indexOf(card!)
        : places.findIndex(place => place.pile === pile)
  const piles = Object.fromEntries(
    pileIds.map(id => [id, scenarioPile(scenario, id).filter(other => other !== card)]),
  ) as Record<(typeof pileIds)[number], AdventureId[]>
  const past = places.slice(0, card === undefined ? index + 1 : index)
  const played = past.map(place => piles[place.pile].shift()!)
  const { quest, stage } = places[index]!
  return { quest, stage, played, piles }
}

function adventureFor(card: AdventureId, players: number, given: Given): Adventure {
  const none = Array.from({ length: players }, () => 0)
  return {
    card,
    committed: Array.from({ length: players }, (_, seat) => given.committed?.[seat] ?? []),
    sea: given.sea ?? [],
    redrops: 0,
    acted: false,
    used: false,
    ballistas: [],
    grogged: [],
    hooks: [],
    drawn: false,
    chained: none,
    freeRepairs: none,
    ...given.adventure,
  }
}

export interface Entered {
  readonly state: RattleState
  readonly events: readonly RuleEvent[]
}

/** Sends the table to a stage and on to the next decision. */
export function enter(state: RattleState, stage: FlowId): Entered {
  const work = startWork(state)
  goTo(work, stage)
  advance(work)
  expect(rattleBattle.fault(work.state)).toBeUndefined()
  return { state: deepFreeze(work.state), events: work.events }
}

/** Makes port and goes on until somebody acts at this location. */
export function inPort(given: Given, location: string, seat?: Seat): RattleState {
  let { state } = enter(table(given), 'port')
  while (state.phase !== `port.${location}` || (seat !== undefined && state.queue[0] !== seat)) {
    if (!state.visit) throw new Error(`Nobody has anything to do at ${location}`)
    state = act(state, { kind: 'portDone', seat: state.queue[0]! })
  }
  return state
}

/** Plays a legal move. */
export function act(state: RattleState, move: RattleMove): RattleState {
  return actAll(state, move).state
}

export function actAll(state: RattleState, move: RattleMove): Entered {
  expect(rattleBattle.check(state, move)).toBeUndefined()
  const { state: after, events } = rattleBattle.play(state, move)
  expect(rattleBattle.fault(after)).toBeUndefined()
  return { state: deepFreeze(after), events }
}

/** The rule against a move; `undefined` if it is legal. */
export function refusalOf(state: RattleState, move: RattleMove): string | undefined {
  return rattleBattle.check(state, move)?.rule
}

/** All that the seat can do, in words. */
export function namesOf(state: RattleState, seat: Seat): readonly string[] {
  return rattleBattle.moves(state, seat).map(move => rattleBattle.describe(state, move).text)
}

/** The listed moves of a kind. */
export function listed<K extends RattleMove['kind']>(
  state: RattleState,
  seat: Seat,
  kind: K,
): readonly Extract<RattleMove, { kind: K }>[] {
  return rattleBattle
    .moves(state, seat)
    .filter((move): move is Extract<RattleMove, { kind: K }> => move.kind === kind)
}

/** What lies stowed, as names in the order of the alphabet. */
export function stowedLoot(state: RattleState, seat: Seat): readonly LootName[] {
  return lootNames(Object.values(state.players[seat]!.stowed))
}

export function lootNames(tokens: readonly TokenId[]): readonly LootName[] {
  return tokens.map(nameOfToken).toSorted()
}

export function nameOfToken(token: TokenId): LootName {
  return specialKindOf(token) ?? token.slice(0, token.indexOf('-'))
}

/** The stowed tokens of these names, each another one. */
export function tokensOf(state: RattleState, seat: Seat, ...names: readonly LootName[]): readonly TokenId[] {
  const { stowed, quay } = state.players[seat]!
  const left = [...Object.values(stowed), ...quay]
  return names.map(name => {
    const index = left.findIndex(token =>
      name === 'wild'
        ? state.wild.includes(token)
        : !state.wild.includes(token) && nameOfToken(token) === name,
    )
    if (index < 0) throw new Error(`Seat ${seat} has no ${name}`)
    return left.splice(index, 1)[0]!
  })
}

/** Seeds for tests that hold for every draw. */
export const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`)
