/** Positions for tests: the fixture F1 of section 8, a ship on it, and what lies around. Play does not have to be able to reach them. */
import { type RuleEvent, readSetUp, type Seat } from '../../game'
import { readingOf } from '../../imagineThrow'
import { startRandom } from '../../random'
import { adventureCard, adventureCards } from '../data/adventures'
import { dieKindOf, directionOf } from '../data/dice'
import { islandCard } from '../data/islands'
import { shapes } from '../data/shapes'

import type { DrawingCase } from '../drawingJudge'
import { spaceIndex } from '../grid'
import { rollingSeas } from '../index'
import { withIsland } from '../islandPlaces'
import { emptyLedger } from '../ledger'
import type { RollingMove } from '../moves'
import { type RollingOptions, standardOptions } from '../options'
import { type Lying, layDown, placementsOf } from '../placements'
import { emptyMap } from '../setup'
import type { Drawing, Ledger, Player, RollingState, SeaMap } from '../state'
import type { DieId, Dir, IslandId, Space } from '../vocabulary'

/** Where the top left of an island's unturned box lies. */
const islandsOfF1: readonly (readonly [IslandId, Space])[] = [
  ['IS-1', 'E4'],
  ['IS-3', 'J6'],
  ['IS-4', 'H9'],
  ['IS-6', 'O10'],
]

export function placement(space: Space, orientation = 0) {
  const index = spaceIndex(space)
  return { orientation, origin: { col: index % 19, row: Math.floor(index / 19) } }
}

export function islandAt(map: SeaMap, id: IslandId, space: Space, orientation = 0): SeaMap {
  const card = islandCard(id)
  const lying = layDown(card.shape, placement(space, orientation))
  if (!lying) throw new Error(`${id} does not lie on the map`)
  return withIsland(map, { island: id, coordinate: card.coordinate }, lying)
}

/** The map F1 before anything else is on it. */
export const f1: SeaMap = islandsOfF1.reduce((map, [id, space]) => islandAt(map, id, space), emptyMap)

/** The worked examples of the rules are counted with open corners. */
const exampleOptions: RollingOptions = { ...standardOptions, cornerSqueeze: 'allowed' }

const cardsByKind = { rocks: 'AD-01', storm: 'AD-09', monster: 'AD-19' } as const

/** Obstacles on single spaces, whatever shape they make. */
export function lies(kind: keyof typeof cardsByKind, ...spaces: readonly Space[]): Drawing {
  return { card: cardsByKind[kind], spaces }
}

export function flows(spaces: readonly Space[], exit: Space): Drawing {
  return { card: 'AD-20', spaces, exit }
}

export interface Setting {
  readonly ship?: Space
  /** Spaces visited before, in order; the ship's own comes last by itself. */
  readonly visited?: readonly Space[]
  readonly drawings?: readonly Drawing[]
  readonly told?: readonly Space[]
  readonly explored?: readonly Space[]
  readonly homePort?: Space
  readonly map?: SeaMap
  readonly ledger?: Partial<Ledger>
}

export function player({ ship, visited = [], map = f1, ledger, ...marks }: Setting = {}): Player {
  const { drawings = [], told = [], explored = [], homePort = 'A12' } = marks
  const afloat = ship === undefined ? { track: [] } : { track: [[...visited, ship]], homePort }
  return {
    captain: '',
    ship: '',
    log: Array.from({ length: 25 }, () => ''),
    map: { ...map, drawings, told, explored, ...afloat },
    ledger: { ...emptyLedger(0), ...ledger },
  }
}

/** Provisions on board; circles filled are as many unless told. */
export function provisions(onBoard: number, filled = onBoard): Partial<Ledger> {
  return { provOnBoard: onBoard, provFilled: filled, earned: earnedBy('P', 10, filled) }
}

function earnedBy(prefix: string, every: number, filled: number): readonly string[] {
  return Array.from({ length: Math.floor(filled / every) }, (_, index) => `${prefix}${index + 1}`)
}

/** A value of the direction die for each direction, by either table. */
export function dieValue(dir: Dir, table: RollingOptions['directionTable'] = 'cardinalsDouble'): number {
  for (let value = 1; value <= 12; value++) if (directionOf(table, value) === dir) return value
  throw new Error(`No value for ${dir}`)
}

export interface Table extends Setting {
  readonly winds?: readonly [Dir, Dir, Dir] | readonly [Dir]
  readonly exploration?: number
  readonly options?: Partial<RollingOptions>
  readonly round?: number
  readonly others?: readonly Setting[]
}

/** The Action Phase of a round with one ship of seat 0, or with more of them. */
export function atSea({
  winds = ['E'],
  exploration = 1,
  options,
  round = 10,
  others = [],
  ...own
}: Table): RollingState {
  const [first, second = first, third = first] = winds as readonly [Dir, Dir?, Dir?]
  const values = [first, second, third].map(dir => dieValue(dir, options?.directionTable))
  const players = [own, ...others].map(player)
  return {
    game: 'rolling-seas',
    version: 1,
    options: { ...exampleOptions, ...options },
    random: startRandom('a position'),
    phase: 'action',
    round,
    pending: players.map((_, seat) => seat),
    islandDeck: ['IS-2', 'IS-5'],
    islandsShown: [],
    adventureDeck: adventureCards.map(({ id }) => id),
    discard: [],
    cardsInPlay: [],
    dice: { direction: [values[0]!, values[1]!, values[2]!], exploration },
    players,
  }
}

/** The rule against a move, if there is one. */
export function against(state: RollingState, move: RollingMove): string | undefined {
  return rollingSeas.check(state, move)?.rule
}

export interface Result {
  readonly state: RollingState
  readonly events: readonly RuleEvent[]
  /** Of the seat that moved. */
  readonly map: SeaMap
  readonly ledger: Ledger
  readonly ship: Space | undefined
}

export function play(state: RollingState, move: RollingMove): Result {
  const refusal = rollingSeas.check(state, move)
  if (refusal) throw new Error(`${refusal.rule}: ${refusal.why}`)
  const { state: after, events } = rollingSeas.play(state, move)
  const { map, ledger } = after.players[move.seat]!
  return { state: after, events, map, ledger, ship: map.track.flat().at(-1) }
}

/** A course such as `E E SE`. */
export function course(text: string): Dir[] {
  return text.split(' ').filter(part => part !== '') as Dir[]
}

export function sail(moves: string, after = '', before = '', die = 0, seat: Seat = 0) {
  return {
    kind: 'sail',
    seat,
    die,
    before: course(before),
    moves: course(moves),
    after: course(after),
  } as const
}

export function visit(port: Space, parts: string, seat: Seat = 0) {
  const has = (part: string) => parts.split(' ').includes(part)
  return {
    kind: 'visitPort',
    seat,
    port,
    tell: has('tell'),
    resupply: has('resupply'),
    upgrade: has('upgrade'),
  } as const
}

export function explore(land: Space, seat: Seat = 0) {
  return { kind: 'explore', seat, land } as const
}

/** A drawing of a card on given spaces: the first placement that covers just them. */
export function draw(card: string, spaces: string, mapOwner: Seat = 0, seat: Seat = mapOwner) {
  return { kind: 'placeObstacle', seat, card, mapOwner, placement: lyingOn(card, spaces).placement } as const
}

export function lyingOn(card: string, spaces: string): Lying {
  const wanted = spaces.split(' ').map(spaceIndex)
  const found = placementsOf(shapes[adventureCard(card).shape]).find(
    lying => lying.spaces.length === wanted.length && wanted.every(space => lying.spaces.includes(space)),
  )
  if (!found) throw new Error(`The shape of ${card} does not fit on ${spaces}`)
  return found
}

export function caseOf(owner: Player, options: Partial<RollingOptions> = {}, solo = false): DrawingCase {
  return { owner, options: { ...exampleOptions, ...options }, solo }
}

/** The Adventure Phase with this card, everybody still to draw. */
export function adventure(card: string, table: Table): RollingState {
  const state = atSea(table)
  return {
    ...state,
    phase: 'adventure',
    cardsInPlay: [card],
    adventureDeck: state.adventureDeck.filter(id => id !== card),
  }
}

/** A fresh game at its first decision. */
export function newGame(players: number, seed: string, options: Partial<RollingOptions> = {}): RollingState {
  const setUp = readSetUp(rollingSeas, { players, seed, options })
  if (!setUp.ok) throw new Error(setUp.why)
  return rollingSeas.setup(setUp.value)
}

/** Every pending seat takes its first listed move until the phase is another one. */
export function through(state: RollingState, ...phases: readonly RollingState['phase'][]): RollingState {
  let now = state
  while (phases.includes(now.phase)) {
    const seat = now.pending[0] ?? 0
    now = now.hand
      ? play(now, faces(now, 1, 2, 4, 1)).state
      : play(now, rollingSeas.moves(now, seat)[0]!).state
  }
  return now
}

/** The answer to an awaited throw: values of the direction dice that are thrown, then the exploration die. */
export function faces(state: RollingState, ...values: readonly number[]) {
  const { dice, lying } = state.hand!
  const seat = (state.round - 1) % state.players.length
  const thrown = dice.map((id, index) => dieAt(id, values[index]!, -60 + 40 * index))
  return {
    kind: 'thrown',
    seat,
    dice: [...thrown, ...lying.map(die => dieAt(die.id, die.face, die.x, die.y))],
  } as const
}

export function dieAt(id: DieId, face: number, x: number, y = 0) {
  return readingOf({ id, kind: dieKindOf(id) }, face, { x, y, yaw: 0 })
}

/** The kinds of events of a kind, with their data. */
export function told(events: readonly RuleEvent[], kind: string) {
  return events.filter(event => event.kind === kind)
}
