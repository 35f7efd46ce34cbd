/**
 * The contract that every game of the table fulfils. A game is pure functions on plain readonly data: no clock, no
 * engine, no picture. Throws are moves: the rules ask for one and are told what came to rest; they never roll.
 *
 * Who may do what is asked in two ways only: `check` is the sole source of legality, and `moves` lists (or fairly
 * samples) what `check` accepts. Prompts, highlights, computer players and tests all go through these two.
 */
import type { GenericSchema } from 'valibot'
import type { DieReading, ThrowRequest } from '../measure'
import type { Random } from './random'
import type { SeatWord, Sentence } from './sentence'

/** A chair at the table, counted from 0 clockwise as seen from above. */
export type Seat = number
export type Viewer = Seat | 'spectator'

export const gameIds = [
  'rattle-battle',
  'rolling-with-the-waves',
  'rolling-seas',
  'waves-of-fortune',
  'waves',
] as const
export type GameId = (typeof gameIds)[number]

export type OptionValue = string | number | boolean
export type Options = Readonly<Record<string, OptionValue>>

/** A table option: fixed when the game is set up. */
export interface GameOption {
  readonly id: string
  readonly values: readonly OptionValue[]
  readonly default: OptionValue
  /** Its numbers are seats: only those at the table can be named. */
  readonly namesSeats?: true
  /** Taken instead of the default where a computer player sits on every seat, so that the match is sure to end. */
  readonly amongComputers?: OptionValue
  /** What held before the option was there: for matches and states that were kept without it. */
  readonly before?: OptionValue
  /** The rule that the option decides. */
  readonly rule: string
  /** What it means, in a player's words. */
  readonly meaning: string
}

/** What a version of a game's rules changed, for matches begun before it. */
export interface RulesChange {
  readonly version: number
  /** Goes on after "since then". */
  readonly words: string
  /** The same entries end otherwise, so that no match begun before is read. */
  readonly endsOtherwise?: true
}

/** Everything a game begins with; the same set-up gives the same game, bit for bit. */
export interface SetUp {
  readonly players: number
  /** Feeds every shuffle and draw of the rules. */
  readonly seed: string
  readonly options: Options
  /** By seat, where players have chosen them; without it the pieces are dealt out as the rulebook's list says. */
  readonly colours?: readonly string[]
}

/** Every move names its kind and the seat that makes it; the rest is the game's own. */
export interface AnyMove {
  readonly kind: string
  readonly seat: Seat
}

/** What came to rest after a throw that `turn` asked for: the answer to it, in every game. */
export interface Thrown extends AnyMove {
  readonly kind: 'thrown'
  /** In the order of the request: thrown dice first, then those that lay there. */
  readonly dice: readonly DieReading[]
  /** The answer to `fist`: the dice as they lie after one more blow of this level on the same throw. */
  readonly fist?: FistLevel
  /** The bound of steps came before the rest: nothing was read and the throw is made again. */
  readonly unsettled?: true
}

export const fistLevels = [1, 2, 3] as const
export type FistLevel = (typeof fistLevels)[number]

/** Why a move is not allowed: the rule, and a sentence for the player who tried. */
export interface Refusal {
  readonly rule: string
  readonly why: string
  /** The words of `why` that depend on who is meant. */
  readonly persons?: readonly SeatWord[] | undefined
}

export type Turn =
  | {
      readonly kind: 'move'
      /** Who may move, in any order; several where choices are independent or secret. */
      readonly seats: readonly Seat[]
      readonly phase: string
      readonly rule: string
      /** What is asked of them, as a sentence. */
      readonly ask: string
      /** The words of `ask` that depend on who is meant. */
      readonly persons?: readonly SeatWord[] | undefined
      /** The only answer, where giving it is no decision and no moment of the game: the table gives it. Seen by all. */
      readonly only?: AnyMove
    }
  | {
      readonly kind: 'throw'
      /** Whose hand throws: the first one's, unless another of these, all of whom may, comes before. */
      readonly seats: readonly [Seat, ...Seat[]]
      readonly phase: string
      readonly rule: string
      readonly ask: string
      readonly persons?: readonly SeatWord[] | undefined
      readonly throw: ThrowRequest
      /** Present: the dice of this throw lie there, not all flat, and the box is hit instead of thrown into again. */
      readonly fist?: Fist
      /** Present: the result is secret to these seats (a covered tray). */
      readonly seenBy?: readonly Seat[]
    }
  | ({ readonly kind: 'over' } & Won)

/** Who has won. */
export interface Won {
  readonly winners: readonly Seat[]
  /** The winners are one team: they have won together, and share the victory with nobody. */
  readonly asTeam?: true
}

export interface Fist {
  /** Which dice do not lie flat. */
  readonly cocked: readonly string[]
  /** Blows that this throw has had. */
  readonly blows: number
  /** How hard it falls where the hand has no wish of its own, or may have none (a sealed table). */
  readonly due: FistLevel
  /** The level to take without asking anybody; absent where the hand chooses. */
  readonly level?: FistLevel
}

/** Data of an event: plain JSON, read by what draws it. */
export type EventData = Readonly<Record<string, unknown>>

/** One thing that happened, and the rule that made it happen. */
export interface RuleEvent extends Sentence {
  readonly rule: string
  /** Names the drawing that fits `data`, where there is one. */
  readonly kind?: string
  readonly data?: EventData
  /** Present: only these seats may read it. */
  readonly seenBy?: readonly Seat[]
}

export interface Played<State> {
  readonly state: State
  readonly events: readonly RuleEvent[]
  /**
   * A die fell, something was drawn or something secret was shown: undo stops here, since nobody can forget what they
   * have seen.
   */
  readonly reveals: boolean
}

/** How an event is told where time is short. */
export interface ShortEvent {
  /** It belongs to one message with the event before. */
  readonly goesOn: boolean
  /** The others of its message say enough. */
  readonly isSilent: boolean
}

/** One line of the score sheet. */
export interface ScoreLine {
  readonly rule: string
  readonly text: string
  /** By seat. */
  readonly points: readonly number[]
}

export interface Score {
  /** By seat, as far as the game has come. */
  readonly totals: readonly number[]
  readonly lines: readonly ScoreLine[]
  /** Empty until the game is over. */
  readonly winners: readonly Seat[]
}

/** How far a seat is on its way to the end and to the win, in the game's own coin. */
export interface Standing {
  /** For little room, in one line or two: "4/7 Elders", "2/5 classes". */
  readonly short: string
  /** "2 of 5 classes · 4 of 7 Elders". */
  readonly text: string
  /** What may soon end badly: "2 meals, 3 turns from home". */
  readonly threat?: string | undefined
}

export interface Progress {
  /** Rounds begun, whatever the game calls a round. */
  readonly round: number
  readonly text: string
}

/** What has been written of a seat's voyage, and what it came to. */
export interface Tale {
  readonly captain: string
  readonly ship: string
  /** A line a round, empty where nothing is written. */
  readonly lines: readonly string[]
  /** This many of them can have been lived through. */
  readonly lived: number
  /** What it came to; absent while the voyage lasts. */
  readonly ending?: string
}

/** How a tale is read, and the asides that write it. */
export interface TaleBook<State, Move extends AnyMove> {
  taleOf(state: State, seat: Seat): Tale
  writing(seat: Seat, round: number, text: string): Move
  naming(seat: Seat, captain: string, ship: string): Move
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly why: string
      readonly path: string
      /** Of a move that has not the shape of its kind. */
      readonly rule?: string
    }

export interface MoveName extends Sentence {
  /** The rule that allows it. */
  readonly rule: string
  /** Where a list of all moves would be too long: what is chosen on the way to this one, one after another, in words. */
  readonly steps?: readonly Sentence[]
  /** Among choices of its kind those with less stand first in a list for people; else as the game lists them. */
  readonly rank?: number
  /** It does nothing but go on: it stands last in a list, with a key of its own, and no click on a thing makes it. */
  readonly goesOn?: true
}

/** States and moves are validated with these schemas; the command turns them into JSON Schema. */
export interface Schemas {
  readonly state: GenericSchema
  readonly move: GenericSchema
}

export interface Game<State, Move extends AnyMove> {
  readonly id: GameId
  readonly title: string
  readonly players: { readonly min: number; readonly max: number }
  readonly options: readonly GameOption[]
  /** The colours of the players' pieces, of which everyone chooses one. Absent: the rules know none. */
  readonly colours?: readonly string[]
  /** The file in docs/rules and the prefix of its rule ids. */
  readonly rulebook: { readonly file: string; readonly prefix: string }
  readonly schemas: Schemas
  /** By version, one after another. A match begun before goes on as it did, or comes to an entry that is refused. */
  readonly changes?: readonly RulesChange[]

  /** The first state that waits for somebody. The set-up has passed `readSetUp`. */
  setup(setUp: SetUp): State

  /** Who must do what. Never waits for nobody before the end. */
  turn(state: State): Turn

  /**
   * `undefined` if the move is legal in this state, else the rule against it. Accepts besides the moves that `turn`
   * waits for also asides: moves without effect on the course of the game (talk, tidying up) that may come any time.
   */
  check(state: State, move: Move): Refusal | undefined

  /**
   * What the seat can do: every discrete move, and of continuous ones a fair sample drawn from `random` (the same
   * one each time without it). Never empty for a seat that `turn` names for a move; empty for all others and while
   * a throw is awaited. Asides are not listed.
   */
  moves(state: State, seat: Seat, random?: Random): readonly Move[]

  /** The state after the move and its automatic consequences. Changes nothing in place; throws `IllegalMove`. */
  play(state: State, move: Move): Played<State>

  /** The same for a move that `check` has just allowed in this state: legality is not asked again. */
  playChecked(state: State, move: Move): Played<State>

  score(state: State): Score
  progress(state: State): Progress
  /** By seat. Absent where the totals of the score say it all. */
  standings?(state: State): readonly Standing[]

  /**
   * What that seat may know, in the shape of a state: hidden things are replaced by markers. `turn`, `check`,
   * `moves`, `score` and `describe` answer on it for that seat as they would on the state.
   */
  view(state: State, viewer: Viewer): State

  /** A whole state that the view leaves possible, with hidden things drawn at random: for looking ahead. */
  imagine(view: State, viewer: Viewer, random: Random): State

  /** What one seat is asked, where several act at once and are asked for different things. */
  askOf?(state: State, seat: Seat): Sentence

  /** Kinds of events that are worth a moment of their own: an Elder won, a ship sunk, a Story told. */
  readonly moments?: readonly string[]

  /** Events in few messages. Absent: each event is a message of its own. */
  inShort?(event: RuleEvent): ShortEvent

  /** The move in words. Moves with the same words come to the same for a person. */
  describe(state: State, move: Move): MoveName

  /** Where the players write down what they live through. */
  readonly tale?: TaleBook<State, Move>

  /** Why somebody would make this move, in a sentence. */
  reasonFor?(state: State, move: Move): Sentence | undefined

  /** What a thing on the table is called, taken from what is seen; as in events and in the names of moves. */
  thingName?(state: State, id: string): Sentence | undefined

  /** What the rules say cannot be, in a sentence; `undefined` for every state that play can reach. */
  fault(state: State): Refusal | undefined

  /** Anything from outside: a state that fits the schema and is possible, or what is wrong with it. */
  read(input: unknown): Result<State>
  readMove(input: unknown): Result<Move>
}

/** Thrown by `play`; carries what `check` said. */
export class IllegalMove extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`${refusal.rule}: ${refusal.why}`)
    this.name = 'IllegalMove'
    this.refusal = refusal
  }
}

/** One number counted for all games until each got its own. */
const commonRulesVersion = 2

/** Which version of its rules a game plays. */
export function rulesVersionOf({ changes = [] }: Pick<Game<unknown, AnyMove>, 'changes'>): number {
  return Math.max(commonRulesVersion, ...changes.map(({ version }) => version))
}

/** The options of a match that was kept before some of them were there, as it was played. */
export function withOptionsOfBefore(game: Pick<Game<unknown, AnyMove>, 'options'>, setUp: SetUp): SetUp {
  const before = game.options.flatMap(({ id, before }) =>
    before === undefined ? [] : [[id, before] as const],
  )
  return { ...setUp, options: { ...Object.fromEntries(before), ...setUp.options } }
}

/** What can be chosen at a table of this many. */
export function valuesFor({ values, namesSeats }: GameOption, players: number): readonly OptionValue[] {
  return namesSeats ? values.filter(value => typeof value !== 'number' || value < players) : values
}

/** The set-up if the game can begin with it; missing options take their defaults. */
export function readSetUp(
  game: Pick<Game<unknown, AnyMove>, 'title' | 'players' | 'options' | 'colours'>,
  setUp: {
    readonly players: number
    readonly seed: string
    readonly options?: unknown
    readonly colours?: readonly string[] | undefined
  },
): Result<SetUp> {
  const { min, max } = game.players
  if (!Number.isInteger(setUp.players) || setUp.players < min || setUp.players > max) {
    return { ok: false, why: `${game.title} is for ${min} to ${max} players`, path: 'players' }
  }
  const given = setUp.options ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) {
    return { ok: false, why: 'Options are an object: the name of an option and its value', path: 'options' }
  }
  const known = new Set(game.options.map(option => option.id))
  for (const id of Object.keys(given)) {
    if (!known.has(id)) {
      return { ok: false, why: `${game.title} has no option "${id}"`, path: `options.${id}` }
    }
  }
  const options: Record<string, OptionValue> = {}
  for (const option of game.options) {
    const value = Object.hasOwn(given, option.id)
      ? (given as Record<string, unknown>)[option.id]
      : option.default
    const allowed = valuesFor(option, setUp.players)
    const found = allowed.find(one => one === value)
    if (found === undefined) {
      const list = allowed.map(String).join(', ')
      return { ok: false, why: `${option.id} is one of: ${list}`, path: `options.${option.id}` }
    }
    options[option.id] = found
  }
  const { players, seed, colours } = setUp
  const why = colours && coloursFault(game, players, colours)
  if (why !== undefined) return { ok: false, why, path: 'colours' }
  return { ok: true, value: { players, seed, options, ...(colours && { colours }) } }
}

/** Why players cannot have these colours. */
function coloursFault(
  { title, colours }: Pick<Game<unknown, AnyMove>, 'title' | 'colours'>,
  players: number,
  chosen: readonly string[],
): string | undefined {
  if (!colours) return `${title} has no pieces in players' colours`
  if (chosen.length !== players) return `${players} players have ${players} colours, not ${chosen.length}`
  const unknown = chosen.find(colour => !colours.includes(colour))
  if (unknown !== undefined) return `A colour is one of: ${colours.join(', ')}, not "${unknown}"`
  const twice = chosen.find((colour, seat) => chosen.indexOf(colour) < seat)
  return twice === undefined ? undefined : `Only one player can have ${twice}`
}
