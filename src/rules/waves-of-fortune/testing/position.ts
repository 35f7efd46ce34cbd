/** Positions for tests, typed in a few words; every one is asked whether it is possible. */
import type { Played, RuleEvent, Seat } from '../../game'
import { readSetUp } from '../../game'
import { readingOf } from '../../imagineThrow'
import { cardOf, tokenOf } from '../data/cards'
import { areaOf, type Cell, cells, indexOf } from '../grid'
import { wavesOfFortune as game } from '../index'
import type { FortuneMove, HomeServices } from '../moves'
import type { FortuneOptions } from '../options'
import { setUpGame } from '../setup'
import type { FortuneState, Player, Tile } from '../state'
import type { CardId, Colour, DeckId, TileKind } from '../vocabulary'
import { carryOn, startTurn } from '../voyage'
import { startWork } from '../work'

/** The seats of the worked examples, with four players. */
export const [P, B, Y, G] = [0, 1, 2, 3] as const

export interface Space {
  readonly kind?: TileKind
  /** Spaces that are named lie face up unless this says otherwise. */
  readonly faceUp?: boolean
  readonly looted?: true
  /** The card of an event token, with or without the number of its copy. */
  readonly token?: string
  readonly wreck?: { readonly owner?: Seat; readonly gold?: number; readonly maps?: readonly string[] }
}

export type Sailor = Partial<Omit<Player, 'colour' | 'maps'>> & { readonly maps?: readonly string[] }

export interface Wish {
  readonly players?: number
  readonly options?: Partial<FortuneOptions>
  readonly round?: number
  readonly active?: Colour
  readonly ships?: Partial<Record<Colour, Sailor>>
  readonly spaces?: Readonly<Record<Cell, Space>>
  /** On top of their decks, the first to be drawn first. */
  readonly top?: readonly string[]
  readonly seed?: string
}

export function setUpFor(players: number, seed: string, options: object = {}): FortuneState {
  const setUp = readSetUp(game, { players, seed, options })
  if (!setUp.ok) throw new Error(setUp.why)
  return game.setup(setUp.value)
}

/** The active player's turn has just begun. */
export function table(wish: Wish = {}): FortuneState {
  const {
    players: count = 4,
    options = {},
    round = 5,
    active,
    ships = {},
    spaces = {},
    top = [],
    seed,
  } = wish
  const setUp = readSetUp(game, { players: count, seed: seed ?? 'position', options })
  if (!setUp.ok) throw new Error(setUp.why)
  const fresh = setUpGame(setUp.value)
  const draw: Record<DeckId, CardId[]> = {
    SO: [...fresh.draw.SO],
    SI: [...fresh.draw.SI],
    DO: [...fresh.draw.DO],
    DI: [...fresh.draw.DI],
  }
  /** Takes a card out of its draw pile, the first copy that is left. */
  const take = (id: string): CardId => {
    const { deck } = cardOf(id.includes('#') ? id : `${id}#1`)
    const [first] = draw[deck].filter(card => card === id || card.startsWith(`${id}#`)).sort()
    const at = draw[deck].indexOf(first ?? '')
    if (at < 0) throw new Error(`${id} is not in its draw pile`)
    return draw[deck].splice(at, 1)[0]!
  }
  const tiles: Tile[] = [...fresh.tiles]
  const named = new Set<Cell>()
  const lay = (cell: Cell, kind: TileKind) => {
    const at = indexOf(cell)
    named.add(cell)
    if (tiles[at]!.kind === kind) return
    const other = cells.findIndex(
      (one, index) => areaOf(one) === areaOf(cell) && tiles[index]!.kind === kind && !named.has(one),
    )
    if (other < 0) throw new Error(`There is no ${kind} left for ${cell}`)
    const held = tiles[at]!
    tiles[at] = tiles[other]!
    tiles[other] = held
  }
  const players = fresh.players.map((player): Player => {
    const { maps = [], ...sailor } = ships[player.colour] ?? {}
    const isSunk = sailor.afloat === false
    return { ...player, crew: isSunk ? 0 : 6, food: isSunk ? 0 : 6, ...sailor, maps: maps.map(take) }
  })
  // Spaces first: what they are is wished for; under ships that nobody speaks of lies open ocean.
  for (const [cell, space] of Object.entries(spaces)) {
    const { kind = defaultKind(cell, space), faceUp = true, looted, token, wreck } = space
    if (areaOf(cell) === 'shallows' || areaOf(cell) === 'depths') lay(cell, kind)
    const card = token === undefined ? undefined : take(token)
    tiles[indexOf(cell)] = {
      ...tiles[indexOf(cell)]!,
      faceUp,
      ...(looted && { looted }),
      ...(card !== undefined && { token: { kind: tokenOf(card)!, card } }),
      wrecks: wreck
        ? [{ owner: wreck.owner ?? 0, gold: wreck.gold ?? 0, maps: (wreck.maps ?? []).map(take) }]
        : [],
    }
  }
  for (const { cell } of players) {
    const area = areaOf(cell)
    if ((area !== 'shallows' && area !== 'depths') || spaces[cell]) continue
    lay(cell, 'ocean')
    tiles[indexOf(cell)] = { ...tiles[indexOf(cell)]!, faceUp: true }
  }
  for (const id of [...top].reverse()) {
    const card = take(id)
    draw[cardOf(card).deck].push(card)
  }
  const seat = players.findIndex(({ colour }) => colour === (active ?? players[0]!.colour))
  const removed = players.some(({ krakenGem }) => krakenGem) ? [take('DO-01')] : []
  const work = startWork({ ...fresh, draw, tiles, players, removed, round })
  startTurn(work, seat)
  carryOn(work)
  return possible(work.state)
}

function defaultKind(cell: Cell, { token }: Space): TileKind {
  const area = areaOf(cell)
  if (area === 'home' || area === 'treasure') return area
  return token?.charAt(1) === 'I' ? 'island' : 'ocean'
}

export function possible(state: FortuneState): FortuneState {
  const fault = game.fault(state)
  if (fault) throw new Error(`This position is not possible: ${fault.why} (${fault.rule})`)
  return state
}

/** A move of the player who has to act. */
export type Step = (state: FortuneState) => FortuneMove

export const sail =
  (...path: Cell[]): Step =>
  ({ actor }) => ({ kind: 'move', seat: actor, path })
export const stay = sail()
export const ride =
  (to: Cell): Step =>
  ({ actor }) => ({ kind: 'teleport', seat: actor, to })
export const push =
  (to: Cell): Step =>
  ({ actor }) => ({ kind: 'ram', seat: actor, to })
const face =
  (choice: 'fight' | 'decline' | 'escape'): Step =>
  ({ actor }) => ({ kind: 'faceFoe', seat: actor, choice })
export const [fight, decline, flee] = [face('fight'), face('decline'), face('escape')]
export const send =
  (count: number): Step =>
  ({ actor }) => ({ kind: 'sendFighters', seat: actor, count })
export const choose =
  (option: string): Step =>
  ({ actor }) => ({ kind: 'chooseOption', seat: actor, option })
export const ashore =
  (count: number): Step =>
  ({ actor }) => ({ kind: 'sendExpedition', seat: actor, count })
export const load =
  (crew: number, food: number): Step =>
  ({ actor }) => ({ kind: 'allocate', seat: actor, crew, food })
export const atHome =
  (wish: Partial<Omit<HomeServices, 'kind' | 'seat'>> = {}): Step =>
  ({ actor }) => ({ kind: 'homeServices', seat: actor, bank: 0, buy: [], crew: 6, food: 6, ...wish })

/** The dice that are due come to rest flat and apart. */
export const roll =
  (...faces: number[]): Step =>
  state => {
    const turn = game.turn(state)
    if (turn.kind !== 'throw') throw new Error(`No throw is due in ${state.phase}`)
    const { dice, lying } = turn.throw
    if (dice.length !== faces.length) throw new Error(`${dice.length} dice are thrown, not ${faces.length}`)
    return {
      kind: 'thrown',
      seat: turn.seats[0],
      dice: [
        ...dice.map((die, index) => readingOf(die, faces[index]!, { x: -45 + 30 * index, y: 20, yaw: 0 })),
        ...lying.map(die => readingOf(die, die.face, { x: die.x, y: 0 - die.z, yaw: die.yaw })),
      ],
    }
  }

export function course(state: FortuneState, ...steps: readonly Step[]): Played<FortuneState> {
  let reveals = false
  const events: RuleEvent[] = []
  for (const step of steps) {
    const next = game.play(state, step(state))
    events.push(...next.events)
    reveals ||= next.reveals
    state = possible(next.state)
  }
  return { state, events, reveals }
}

export function played(state: FortuneState, ...steps: readonly Step[]): FortuneState {
  return course(state, ...steps).state
}

/** The rule against a move, and that it is said in a sentence. */
export function against(state: FortuneState, step: Step): string | undefined {
  const refusal = game.check(state, step(state))
  if (refusal && refusal.why.length < 12) throw new Error(`Too short a sentence: ${refusal.why}`)
  return refusal?.rule
}

/** The ship of a colour. */
export function ship(state: FortuneState, colour: Colour): Player {
  return state.players.find(player => player.colour === colour)!
}

export function tile(state: FortuneState, cell: Cell): Tile {
  return state.tiles[indexOf(cell)]!
}

export function kindsOf(events: readonly RuleEvent[]): readonly (string | undefined)[] {
  return events.map(({ kind }) => kind)
}

export function rulesOf(events: readonly RuleEvent[]): readonly string[] {
  return events.map(({ rule }) => rule)
}

export function told(events: readonly RuleEvent[], kind: string) {
  return events.filter(event => event.kind === kind).map(({ data }) => data!)
}

/** Where the seat's moves of a kind lead. */
export function targets(state: FortuneState, kind: 'move' | 'teleport' | 'ram'): readonly Cell[] {
  return game
    .moves(state, state.actor)
    .flatMap(move => {
      if (move.kind !== kind) return []
      if (move.kind === 'move') return move.path.slice(-1)
      return move.kind === 'teleport' || move.kind === 'ram' ? [move.to] : []
    })
    .sort()
}

/** Purple sails from C5 to C6, shallows, or to B5, depths, and draws the card. */
export function draws(card: string, purple: Sailor = {}, spaces: Readonly<Record<string, Space>> = {}) {
  const isDeep = card.startsWith('D')
  const cell = isDeep ? 'B5' : 'C6'
  const kind = card.charAt(1) === 'O' ? 'ocean' : 'island'
  const state = table({
    ships: { purple: { cell: 'C5', ...purple } },
    spaces: { [cell]: { kind, faceUp: false }, ...spaces },
    top: [card],
  })
  return course(state, sail(cell))
}
