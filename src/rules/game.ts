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
  /** Taken instead of the default where a computer player sits on every seat, so that the match is sure to end. */
  readonly amongComputers?: OptionValue
  /** The rule that the option decides. */
  readonly rule: string
  /** What it means, in a player's words. */
  readonly meaning: string
}

/** Everything a game begins with; the same set-up gives the same game, bit for bit. */
export interface SetUp {
  readonly players: number
  /** Feeds every shuffle and draw of the rules. */
  readonly seed: string
  readonly options: Options
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
    }
  | {
      readonly kind: 'throw'
      /** Whose hand throws. */
      readonly seats: readonly [Seat]
      readonly phase: string
      readonly rule: string
      readonly ask: string
      readonly throw: ThrowRequest
      /** Present: the dice of this throw lie there, not all flat, and the box is hit instead of thrown into again. */
      readonly fist?: Fist
      /** Present: the result is secret to these seats (a covered tray). */
      readonly seenBy?: readonly Seat[]
    }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] }

export interface Fist {
  /** Which dice do not lie flat. */
  readonly cocked: readonly string[]
  /** Blows that this throw has had. */
  readonly blows: number
  /** The level to take without asking anybody; absent where the hand chooses. */
  readonly level?: FistLevel
}

/** Data of an event: plain JSON, read by what draws it. */
export type EventData = Readonly<Record<string, unknown>>

/** One thing that happened, and the rule that made it happen. */
export interface RuleEvent {
  readonly rule: string
  readonly text: string
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
   * A die fell, something was drawn or something secret was shown: undo stops here, since nobody can forget what he
   * has seen.
   */
  readonly reveals: boolean
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

export interface Progress {
  /** Rounds begun, whatever the game calls a round. */
  readonly round: number
  readonly text: string
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: string; readonly path: string }

export interface MoveName {
  readonly text: string
  /** The rule that allows it. */
  readonly rule: string
  /** Where a list of all moves would be too long: what is chosen on the way to this one, one after another, in words. */
  readonly steps?: readonly string[]
  /** Among choices of its kind those with less stand first in a list for people; else as the game lists them. */
  readonly rank?: number
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
  /** The file in docs/rules and the prefix of its rule ids. */
  readonly rulebook: { readonly file: string; readonly prefix: string }
  readonly schemas: Schemas

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

  /** The state after the move and all that follows of itself. Changes nothing in place; throws `IllegalMove`. */
  play(state: State, move: Move): Played<State>

  score(state: State): Score
  progress(state: State): Progress

  /**
   * What that seat may know, in the shape of a state: hidden things are replaced by markers. `turn`, `check`,
   * `moves`, `score` and `describe` answer on it for that seat as they would on the state.
   */
  view(state: State, viewer: Viewer): State

  /** A whole state that the view leaves possible, with hidden things drawn at random: for looking ahead. */
  imagine(view: State, viewer: Viewer, random: Random): State

  /** The move in words; unique among the moves of a state. */
  describe(state: State, move: Move): MoveName

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

/** The set-up if the game can begin with it; missing options take their defaults. */
export function readSetUp(
  game: Pick<Game<unknown, AnyMove>, 'title' | 'players' | 'options'>,
  setUp: { readonly players: number; readonly seed: string; readonly options?: unknown },
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
    const found = option.values.find(allowed => allowed === value)
    if (found === undefined) {
      const list = option.values.map(String).join(', ')
      return { ok: false, why: `${option.id} is one of: ${list}`, path: `options.${option.id}` }
    }
    options[option.id] = found
  }
  return { ok: true, value: { players: setUp.players, seed: setUp.seed, options } }
}
