/**
 * Possible positions of Rattle Battle for tests: who has what, which card is played, and where the dice lie. Every
 * position is checked by `fault` before it is handed out, so no test looks at a state that play could not reach.
 */
import type { FaceMark } from '../../../measure'
import { type DieReading, dieFaces } from '../../../measure'
import { type RuleEvent, readSetUp, type Seat } from '../../game'
import { readingOf } from '../../imagineThrow'
import { adventureCard, questsOf, scenarioPile } from '../data/adventures'
import { dieInfo } from '../data/dice'
import { lootTokens, lootTypeOf, partCount, sortedTokens, specialKindOf, specialTokens } from '../data/loot'
import { slotsOf } from '../goods/stowing'
import { rattleBattle } from '../index'
import type { MoveOf, RattleMove } from '../moves'
import type { RattleOptions } from '../options'
import { setUpTable } from '../setup'
import type {
  Adventure,
  OwnedSailor,
  OwnedUpgrade,
  PhaseId,
  Pieces,
  Player,
  RattleState,
  SeaDie,
  SunkShip,
  Trophy,
} from '../state'
import type {
  AdventureId,
  DieId,
  LootType,
  PileId,
  Plan,
  SailorId,
  Scenario,
  TokenId,
  UpgradeId,
} from '../vocabulary'

/** Seats of the colours. */
export const yellow = 0
export const blue = 1
export const green = 2
export const red = 3
export const white = 4

/** A die that lies in the Sea and shows that mark. */
export function die(id: DieId, x: number, y: number, shows: FaceMark, yaw = 0): SeaDie {
  const face = dieFaces[dieInfo(id).kind].indexOf(shows) + 1
  if (face === 0) throw new Error(`${id} has no face ${shows}`)
  return { id, x, y, yaw, face }
}

/** A type of Loot, a kind of Special Loot (`L2`), or one token (`rum-03`). */
export type LootText = LootType | TokenId

export interface PlayerText {
  readonly coins?: number
  /** Ready ones, or ready and exhausted. */
  readonly sails?: number | Pieces
  readonly cannons?: number | Pieces
  readonly holds?: number
  readonly hamsters?: number
  /** Ready and not used, unless written out. */
  readonly upgrades?: readonly (UpgradeId | OwnedUpgrade)[]
  /** Not used and without a store, unless written out. */
  readonly sailors?: readonly (SailorId | OwnedSailor)[]
  readonly vpCards?: number
  /** Laid into the places that are left, in their order; or place by place. */
  readonly stowed?: readonly LootText[] | Plan
  readonly secure?: readonly string[]
  readonly quay?: readonly LootText[]
  readonly revengeCards?: number
  readonly trophies?: readonly (DieId | Trophy)[]
  readonly sunk?: readonly (DieId | SunkShip)[]
}

export interface PositionText {
  /** Three, unless said. */
  readonly players?: number
  readonly options?: Partial<Omit<RattleOptions, 'scenario'>>
  readonly baron?: Seat
  readonly wanted?: Seat
  readonly card: AdventureId
  /** `actions.turn`, unless said. */
  readonly phase?: PhaseId
  /** Participants in turn order where only they act, else everybody. */
  readonly queue?: readonly Seat[]
  readonly sea?: readonly SeaDie[]
  /** Ships sent beside those in the Sea and the sunk ones. */
  readonly sent?: readonly DieId[]
  readonly by?: Readonly<Record<Seat, PlayerText>>
  /** What the bag holds; the rest of the Loot lies on the discard pile. */
  readonly bag?: readonly LootText[]
  readonly adventure?: Partial<Adventure>
  readonly seed?: string
}

const piecesOf = (pieces: number | Pieces = 0): Pieces =>
  typeof pieces === 'number' ? { ready: pieces, exhausted: 0 } : pieces

/** Hands out tokens by type, each once. */
class Tokens {
  readonly left: TokenId[]
  constructor(all: readonly TokenId[]) {
    this.left = [...all]
  }
  take(text: LootText): TokenId {
    const index = this.left.findIndex(
      token => token === text || lootTypeOf(token) === text || specialKindOf(token) === text,
    )
    if (index < 0) throw new Error(`There is no ${text} left`)
    return this.left.splice(index, 1)[0]!
  }
}

function scenarioOf(card: AdventureId): Scenario {
  return card.startsWith('B') ? 'pirateWars' : card.startsWith('I') ? 'intro' : 'norrington'
}

/** Where in the scenario such a card comes up first; an introductory card has its own place. */
function placeOf(scenario: Scenario, card: AdventureId): { readonly quest: number; readonly stage: number } {
  const { pile } = adventureCard(card)
  const places = questsOf(scenario).flatMap((piles, quest) =>
    piles.map((id, stage) => ({ id, quest, stage })),
  )
  const found =
    pile === 'intro'
      ? places[scenarioPile('intro', 'intro').indexOf(card)]
      : places.find(({ id }) => id === pile)
  return { quest: found!.quest, stage: found!.stage }
}

export function position(text: PositionText): RattleState {
  const scenario = scenarioOf(text.card)
  const setUp = readSetUp(rattleBattle, {
    players: text.players ?? 3,
    seed: text.seed ?? 'a position',
    // What is drawn lies on the quay until a test has looked at it.
    options: { startBaron: text.baron ?? 0, stowing: 'byHand', ...text.options, scenario },
  })
  if (!setUp.ok) throw new Error(setUp.why)
  const fresh = setUpTable(setUp.value)
  const phase = text.phase ?? 'actions.turn'
  const sea = text.sea ?? []
  const { by = {} } = text
  const sunk = Object.values(by).flatMap(({ sunk = [] }) =>
    sunk.map(one => (typeof one === 'string' ? one : one.die)),
  )
  const sentDice = [...sea.map(({ id }) => id), ...sunk, ...(text.sent ?? [])]
  const committed = fresh.players.map(({ dice }) => dice.filter(id => sentDice.includes(id)))
  const hasLootPack = fresh.options.lootPack1 === 'on'
  const tokens = new Tokens(hasLootPack ? [...lootTokens, ...specialTokens] : lootTokens)
  const isHome = phase === 'stow' || phase === 'adventure.end' || phase === 'briefing.commit'
  const players = fresh.players.map((player, seat) =>
    playerOf(player, by[seat] ?? {}, isHome ? [] : committed[seat]!, tokens),
  )
  const bag = text.bag?.map(loot => tokens.take(loot)) ?? tokens.left
  const none = players.map(() => 0)
  const adventure: Adventure = {
    card: text.card,
    committed,
    sea,
    redrops: 0,
    acted: false,
    used: false,
    ballistas: [],
    grogged: [],
    hooks: [],
    drawn: false,
    chained: none,
    freeRepairs: none,
    ...text.adventure,
  }
  const order = players.map((_, index) => (fresh.baron + index) % players.length)
  const isForParticipants = phase === 'actions.turn' || phase === 'loot'
  const isDrop = adventure.drop !== undefined
  const queue = isDrop ? [] : isForParticipants ? order.filter(seat => committed[seat]!.length > 0) : order
  const state: RattleState = {
    ...fresh,
    ...placeOf(scenario, text.card),
    phase,
    queue: text.queue ?? queue,
    players,
    wanted: text.wanted,
    adventure,
    bag: sortedTokens(bag),
    discard: text.bag ? sortedTokens(tokens.left) : [],
    stock: stockBeside(players),
    piles: pilesBeside(fresh, scenario, text.card, players),
  }
  return possible(state)
}

/** The state itself, if the rules say that it can be. */
export function possible(state: RattleState): RattleState {
  const read = rattleBattle.read(JSON.parse(JSON.stringify(state)))
  if (!read.ok) throw new Error(`This position cannot be: ${read.path} ${read.why}`)
  return state
}

function playerOf(fresh: Player, text: PlayerText, away: readonly DieId[], tokens: Tokens): Player {
  const bare: Player = {
    ...fresh,
    coins: text.coins ?? 0,
    sails: piecesOf(text.sails),
    cannons: piecesOf(text.cannons),
    holds: text.holds ?? 0,
    hamsters: text.hamsters ?? 0,
    upgrades: (text.upgrades ?? []).map(one =>
      typeof one === 'string' ? { id: one, ready: true, used: false } : one,
    ),
    sailors: (text.sailors ?? []).map(one =>
      typeof one === 'string' ? { id: one, uses: 0, store: [] } : one,
    ),
    vpCards: Array.from({ length: text.vpCards ?? 0 }, (_, index) => `V${index + 1}`),
    revengeCards: text.revengeCards ?? 0,
    trophies: (text.trophies ?? []).map(one =>
      typeof one === 'string' ? { die: one, boarded: false, surrendered: false, hooked: false } : one,
    ),
    sunk: (text.sunk ?? []).map(one => (typeof one === 'string' ? { die: one, by: [] } : one)),
    secure: text.secure ?? [],
  }
  for (const { store } of bare.sailors) for (const { token } of store) tokens.take(token)
  return {
    ...bare,
    stowed: stowedBy(bare, text.stowed ?? [], away, tokens),
    quay: (text.quay ?? []).map(loot => tokens.take(loot)),
  }
}

function stowedBy(
  player: Player,
  stowed: readonly LootText[] | Plan,
  away: readonly DieId[],
  tokens: Tokens,
): Plan {
  if (!isList(stowed)) {
    return Object.fromEntries(Object.entries(stowed).map(([slot, loot]) => [slot, tokens.take(loot)]))
  }
  const slots = slotsOf(
    player,
    player.dice.filter(id => !away.includes(id)),
  )
  return Object.fromEntries(stowed.map((loot, index) => [slots[index] ?? 'nowhere', tokens.take(loot)]))
}

function isList(stowed: readonly LootText[] | Plan): stowed is readonly LootText[] {
  return Array.isArray(stowed)
}

function stockBeside(players: readonly Player[]): RattleState['stock'] {
  const left = (all: number, on: (player: Player) => number) =>
    all - players.reduce((sum, one) => sum + on(one), 0)
  return {
    sail: left(partCount.sail, ({ sails }) => sails.ready + sails.exhausted),
    cannon: left(partCount.cannon, ({ cannons }) => cannons.ready + cannons.exhausted),
    hold: left(partCount.hold, ({ holds, hamsters }) => holds + hamsters),
  }
}

function pilesBeside(
  fresh: RattleState,
  scenario: Scenario,
  card: AdventureId,
  players: readonly Player[],
): RattleState['piles'] {
  const { quest, stage } = placeOf(scenario, card)
  const before = questsOf(scenario)
    .flatMap((piles, q) => piles.map((pile, s) => ({ pile, q, s })))
    .filter(({ q, s }) => q < quest || (q === quest && s < stage))
  const adventures: Record<PileId, readonly AdventureId[]> = { ...fresh.piles.adventures }
  const played: AdventureId[] = []
  const take = (pile: PileId, id: AdventureId) => {
    adventures[pile] = adventures[pile].filter(one => one !== id)
    return id
  }
  for (const { pile } of before) played.push(take(pile, adventures[pile].find(id => id !== card)!))
  take(adventureCard(card).pile, card)
  const owned: readonly string[] = players.flatMap(({ sailors, upgrades }) =>
    [...sailors, ...upgrades].map(({ id }) => id),
  )
  const vp = players.reduce((sum, { vpCards }) => sum + vpCards.length, 0)
  const revenge = players.reduce((sum, { revengeCards }) => sum + revengeCards, 0)
  return {
    ...fresh.piles,
    adventures,
    played,
    sailors: fresh.piles.sailors.filter(id => !owned.includes(id)),
    upgrades: fresh.piles.upgrades.filter(id => !owned.includes(id)),
    vp: fresh.piles.vp.slice(vp),
    revenge: fresh.piles.revenge - revenge,
  }
}

export interface Course {
  readonly state: RattleState
  readonly events: readonly RuleEvent[]
}

/** Plays the moves one after the other; every state on the way must be possible. */
export function course(state: RattleState, ...moves: readonly RattleMove[]): Course {
  return moves.reduce<Course>(
    (before, move) => {
      const { state: after, events } = rattleBattle.play(before.state, move)
      return { state: possible(after), events: [...before.events, ...events] }
    },
    { state, events: [] },
  )
}

export function played(state: RattleState, ...moves: readonly RattleMove[]): RattleState {
  return course(state, ...moves).state
}

/** The rule against the move; `undefined` if it is legal. */
export function against(state: RattleState, move: RattleMove): string | undefined {
  return rattleBattle.check(state, move)?.rule
}

/** The moves of this kind that are listed for the seat. */
export function listed<K extends RattleMove['kind']>(
  state: RattleState,
  seat: Seat,
  kind: K,
): readonly MoveOf<K>[] {
  return rattleBattle.moves(state, seat).filter((move): move is MoveOf<K> => move.kind === kind)
}

/** The answer to the throw that is due: these dice lie so; what lay there already stays unless it is named. */
export function thrown(state: RattleState, ...dice: readonly SeaDie[]): RattleMove {
  const turn = rattleBattle.turn(state)
  if (turn.kind !== 'throw') throw new Error('No throw is due')
  const { edgeMm } = turn.throw
  const reading = (spec: { readonly id: string; readonly kind: DieReading['kind'] }): DieReading => {
    const lies =
      dice.find(({ id }) => id === spec.id) ?? state.adventure?.sea.find(({ id }) => id === spec.id)
    if (!lies) throw new Error(`Where does ${spec.id} lie?`)
    return readingOf(spec, lies.face, lies, edgeMm)
  }
  return {
    kind: 'thrown',
    seat: turn.seats[0],
    dice: [...turn.throw.dice, ...turn.throw.lying].map(reading),
  }
}

/** The position in which the main drop of a card is due with these dice, and what follows it. */
export function dropped(text: PositionText, ...dice: readonly SeaDie[]): Course {
  const sent = dice.map(({ id }) => id)
  const state = position({
    ...text,
    phase: 'drop.main',
    sent: [...sent.filter(id => !id.startsWith('n-')), ...(text.sent ?? [])],
    adventure: {
      ...text.adventure,
      drop: { purpose: 'main', dice: sent, by: text.baron ?? 0, repeats: 0, blows: 0, cocked: [] },
    },
  })
  return course(state, thrown(state, ...dice))
}

export function inSea(state: RattleState): readonly DieId[] {
  return state.adventure?.sea.map(({ id }) => id) ?? []
}

export function at(state: RattleState, id: DieId): SeaDie | undefined {
  return state.adventure?.sea.find(one => one.id === id)
}

/** Events of this kind, their data. */
export function told(
  events: readonly RuleEvent[],
  kind: string,
): readonly Readonly<Record<string, unknown>>[] {
  return events.filter(event => event.kind === kind).map(({ data }) => data ?? {})
}

/** Which dice were sunk, in order, and by whom. */
export function sinkings(events: readonly RuleEvent[]): readonly string[] {
  return told(events, 'sink').map(({ die: id, by }) => {
    const seats = by as readonly Seat[]
    return seats.length > 0 ? `${id} by ${seats.join(' and ')}` : `${id}`
  })
}

/** All pass, so the Battle is fought and its rewards are taken: until somebody has to choose again. */
export function fought(text: PositionText): Course {
  let course: Course = { state: position(text), events: [] }
  while (course.state.phase === 'actions.turn') {
    const pass = { kind: 'pass', seat: course.state.queue[0]! } as const
    const { state, events } = rattleBattle.play(course.state, pass)
    course = { state: possible(state), events: [...course.events, ...events] }
  }
  return course
}

/** The fights, step by step: which pairs, NP Ship first. */
export function fights(events: readonly RuleEvent[]): readonly string[] {
  return told(events, 'fight').map(({ pairs }) =>
    (pairs as readonly { a: DieId; b: DieId }[]).map(({ a, b }) => `${a} ${b}`).join(', '),
  )
}

/** Loot drawn in phase 7 by this seat, draw by draw. */
export function draws(events: readonly RuleEvent[], seat: Seat): readonly (readonly TokenId[])[] {
  return told(events, 'loot')
    .filter(data => data.seat === seat)
    .map(({ tokens }) => tokens as readonly TokenId[])
}

/** The card is open and everybody sends their first Ship: the first throw is due. */
export function sent(text: PositionText): RattleState {
  const start = position({ ...text, phase: 'briefing.commit' })
  return played(
    start,
    ...start.queue.map((seat): RattleMove => {
      const { dice, stowed } = start.players[seat]!
      return { kind: 'commitShips', seat, dieIds: dice.slice(0, 1), stowPlan: stowed }
    }),
  )
}
