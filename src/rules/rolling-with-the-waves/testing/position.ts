/** Positions for tests, typed in a few words; every one is asked whether it is possible. */
import type { AnyMove, Played, Refusal, RuleEvent, Seat } from '../../game'
import { readSetUp } from '../../game'
import { readingOf } from '../../imagineThrow'
import { startRandom } from '../../random'
import { colourOf, crewDiceInPlay, dicePerPlayer, freebootersFor, isFreeFor, sortedDice } from '../dice'
import { rollingWithTheWaves as game } from '../index'
import type { RollingWavesMove, Volley } from '../moves'
import type { RollingWavesOptions } from '../options'
import { turnOrder } from '../seating'
import { setUpTable } from '../setup'
import type { DraftedDie, Player, RollingWavesState } from '../state'
import { levelOf } from '../tracks'
import { crewColours, type DieId, type Icon, type Plan } from '../vocabulary'

/** The seats of the worked examples. */
export const [A, B, C, D] = [0, 1, 2, 3] as const

type Map = Partial<
  Pick<Player, 'infamy' | 'spirits' | 'hull' | 'small' | 'large' | 'ports' | 'crew' | 'chests' | 'buried'>
>

export interface Sitting extends Map {
  /** What the three dice of this round show. */
  readonly faces?: readonly [number, number, number]
  /** Where they go, in the same order; without it where they do nothing on an empty map. */
  readonly icons?: readonly [Icon, Icon, Icon]
}

export interface Wish {
  readonly players?: number
  readonly first?: Seat
  readonly round?: number
  readonly options?: Partial<RollingWavesOptions>
  readonly by?: Readonly<Record<number, Sitting>>
}

const idle: readonly [Icon, Icon, Icon] = ['spirits', 'smallCannon', 'largeCannon']
/** So late that all numbers of the examples can have been written. */
const usualRound = 12

export function setUpFor(players: number, seed: string, options: object = {}): RollingWavesState {
  const setUp = readSetUp(game, { players, seed, options })
  if (!setUp.ok) throw new Error(setUp.why)
  return game.setup(setUp.value)
}

function table({
  players = 2,
  first = 0,
  round = usualRound,
  options = {},
  by = {},
}: Wish): RollingWavesState {
  const setUp = readSetUp(game, { players, seed: 'position', options })
  if (!setUp.ok) throw new Error(setUp.why)
  const empty = setUpTable(setUp.value)
  const seated = empty.players.map((player, seat): Player => {
    const { faces: _f, icons: _i, ...map } = by[seat] ?? {}
    return { ...player, ...map }
  })
  const inPlay = [
    ...seated.flatMap(({ colour, crew }) => crewDiceInPlay(colour, levelOf('crew', crew))),
    ...freebootersFor(players),
  ]
  return {
    ...empty,
    random: startRandom('position'),
    round,
    firstSeat: first,
    bag: sortedDice(inPlay),
    players: seated,
  }
}

export function possible(state: RollingWavesState): RollingWavesState {
  const fault = game.fault(state)
  if (fault) throw new Error(`This position is not possible: ${fault.why} (${fault.rule})`)
  return state
}

/** Everybody has two dice of their colour and a clear one, and plans. */
export function allocating(wish: Wish = {}): RollingWavesState {
  const state = table(wish)
  const players = state.players.map((player, seat): Player => {
    const faces = wish.by?.[seat]?.faces ?? [1, 1, 1]
    const nests = diceOf(seat).map((id, index): DraftedDie => {
      const face = faces[index]!
      return { id, face, rolled: face, via: 'free' }
    })
    return { ...player, nests }
  })
  const out = players.flatMap(({ nests }) => nests.map(({ id }) => id))
  const bag = state.bag.filter(id => !out.includes(id))
  return possible({ ...state, phase: 'allocate', bag, players })
}

/** The dice that `allocating` gives to a seat. */
export function diceOf(seat: Seat): readonly [DieId, DieId, DieId] {
  const colour = crewColours[seat]!
  return [`${colour}-1`, `${colour}-2`, freebootersFor(seat)[seat]!]
}

export function planOf(seat: Seat, icons: readonly Icon[]): Plan {
  return Object.fromEntries(diceOf(seat).map((id, index) => [id, icons[index]!]))
}

/** All have called YARRR; the boards are resolved up to the first question. */
export function revealed(wish: Wish): Played<RollingWavesState> {
  const state = allocating(wish)
  const moves = state.players.flatMap((_, seat): RollingWavesMove[] => [
    { kind: 'allocate', seat, plan: planOf(seat, wish.by?.[seat]?.icons ?? idle) },
    { kind: 'yarrr', seat },
  ])
  return course(state, ...moves)
}

/** Dice as they lie in the tray, such as 'blue 6', and it is A's pick: the first player is chosen to fit. */
export function drafting(pool: readonly string[], wish: Wish = {}, drafter: Seat = A): RollingWavesState {
  const state = table(wish)
  const count = state.players.length
  let rest = state.bag
  const lying = pool.map((word, index) => {
    const [colour, face] = word.split(' ')
    const id = rest.find(die => colourOf(die) === colour)
    if (id === undefined) throw new Error(`No ${colour} die is left for ${word}`)
    rest = rest.filter(die => die !== id)
    return { id, face: Number(face), x: -120 + 30 * index, y: 0, yaw: 0 }
  })
  const taken = count * dicePerPlayer - lying.length
  const firstSeat = (((drafter - taken) % count) + count) % count
  const order = turnOrder({ players: state.players, firstSeat })
  const nests: DraftedDie[][] = state.players.map(() => [])
  for (let pick = 0; pick < taken; pick++) {
    const seat = order[pick % count]!
    const id = rest.find(die => isFreeFor(state, seat, die)) ?? rest[0]!
    rest = rest.filter(die => die !== id)
    nests[seat]!.push({ id, face: 3, rolled: 3, via: isFreeFor(state, seat, id) ? 'free' : 'bribe' })
  }
  const players = state.players.map((player, seat) => ({ ...player, nests: nests[seat]! }))
  return possible({ ...state, phase: 'draft', firstSeat, pool: lying, bag: rest, players })
}

/** The answer to the throw that is awaited: faces in the order of the hand, all flat and apart. */
export function falls(state: RollingWavesState, faces: readonly number[]) {
  const turn = game.turn(state)
  if (turn.kind !== 'throw') throw new Error('No throw is due')
  const { dice, lying } = turn.throw
  const place = (index: number) => ({
    x: -120 + 24 * (index % 10),
    y: index < 10 ? -30 : 30,
    yaw: 10 * index,
  })
  return {
    kind: 'thrown' as const,
    seat: turn.seats[0],
    dice: [
      ...dice.map((die, index) => readingOf(die, faces[index] ?? 1, place(index))),
      ...lying.map(die => readingOf(die, die.face, { x: die.x, y: 0 - die.z, yaw: die.yaw })),
    ],
  }
}

export function course(
  state: RollingWavesState,
  ...moves: readonly RollingWavesMove[]
): Played<RollingWavesState> {
  let reveals = false
  const events: RuleEvent[] = []
  for (const move of moves) {
    const played = game.play(state, move)
    events.push(...played.events)
    reveals ||= played.reveals
    state = possible(played.state)
  }
  return { state, events, reveals }
}

export function played(state: RollingWavesState, ...moves: readonly RollingWavesMove[]): RollingWavesState {
  return course(state, ...moves).state
}

export function fire(seat: Seat, ...volleys: readonly Volley[]): RollingWavesMove {
  return { kind: 'fire', seat, volleys }
}

/** The rule against a move, and that it is said in a sentence. */
export function against(state: RollingWavesState, move: RollingWavesMove): string | undefined {
  const refusal: Refusal | undefined = game.check(state, move)
  if (refusal && refusal.why.length < 12) throw new Error(`Too short a sentence: ${refusal.why}`)
  return refusal?.rule
}

export function movesOf(state: RollingWavesState, seat: Seat): readonly AnyMove[] {
  return game.moves(state, seat)
}

export function namesOf(state: RollingWavesState, seat: Seat): readonly string[] {
  return game.moves(state, seat).map(move => game.describe(state, move).text)
}

export function kindsOf(events: readonly RuleEvent[]): readonly (string | undefined)[] {
  return events.map(({ kind }) => kind)
}

export function told(events: readonly RuleEvent[], kind: string) {
  return events.filter(event => event.kind === kind).map(({ data }) => data!)
}
