/** What all games share: reading what comes in, checking that a move is legal, playing it, and carrying the game on. */
import type { GenericSchema } from 'valibot'
import { type AnyMove, type Game, IllegalMove, type Refusal, type Seat, type SetUp, type Turn } from './game'
import { type MoveSchemas, moveReader, stateReader } from './reading'
import { told, toSentence } from './sentence'
import type { Work } from './work'

/** How people find a move where there are many, and where it stands among them. */
export interface Listing {
  readonly steps?: readonly string[]
  readonly rank?: number
  readonly goesOn?: true
}

/** A kind of move, as far as all games have it in common; each adds when it can be made and what can be listed. */
export interface KindOfMove<State, Move extends AnyMove, W> {
  /** The rule that allows it. */
  readonly rule: string
  /** The move has been checked. */
  play(work: W, move: Move): void
  name(state: State, move: Move): string
  lists?(state: State, move: Move): Listing
  /** Where it stands among others of its kind, for games in which nothing more is to be said. */
  rank?(state: State, move: Move): number
}

/** What a game has to define, its words with marks (`sentence.ts`); `defineGame` makes the rest. */
export interface GameParts<
  State,
  Move extends AnyMove,
  W extends Work<State>,
  Kind extends KindOfMove<State, Move, W>,
> extends Omit<
    Game<State, Move>,
    | 'schemas'
    | 'setup'
    | 'check'
    | 'play'
    | 'playChecked'
    | 'describe'
    | 'reasonFor'
    | 'thingName'
    | 'askOf'
    | 'read'
    | 'readMove'
  > {
  readonly schemas: { readonly state: GenericSchema; readonly move: GenericSchema & MoveSchemas }
  /** Stands against what is no move of this game at all. */
  readonly moveRule: string
  /** The rule behind one field of every move, where that is not the rule of its kind. */
  readonly fieldRules?: Readonly<Record<string, string>>
  kindOf(move: Pick<Move, 'kind'>): Kind | undefined
  /** The pieces before anything has happened. */
  setUpTable(setUp: SetUp): State
  startWork(state: State): W
  /** Automatic steps before the first question. */
  begin?(work: W): void
  /** The one source of legality, for a move that has the shape of its kind. */
  legality(state: State, move: Move): Refusal | undefined
  /** What is chosen on the way to a move, where that is the same question for several kinds. */
  steps?(state: State, move: Move): Listing['steps']
  reasonFor?(state: State, move: Move): string | undefined
  thingName?(state: State, id: string): string | undefined
  askOf?(state: State, seat: Seat): string
  /** Automatic steps after a move. */
  carryOn?(work: W, kind: Kind): void
}

export function defineGame<
  State,
  Move extends AnyMove,
  W extends Work<State>,
  Kind extends KindOfMove<State, Move, W>,
>(parts: GameParts<State, Move, W, Kind>): Game<State, Move> {
  const {
    moveRule,
    fieldRules = {},
    kindOf,
    setUpTable,
    startWork,
    begin,
    legality,
    steps,
    reasonFor,
    thingName,
    askOf,
    carryOn,
    ...rest
  } = parts
  const { read: readMove, faultOf: misshapen } = moveReader<Move>(
    parts.schemas.move,
    moveRule,
    (kind, field) => fieldRules[field] ?? kindOf({ kind } as Move)?.rule ?? moveRule,
  )
  const game: Game<State, Move> = {
    ...rest,
    turn: state => said(rest.turn(state)),
    fault: state => spoken(rest.fault(state)),
    setup(setUp) {
      const work = startWork(setUpTable(setUp))
      begin?.(work)
      return work.state
    },
    check: (state, move) => misshapen(move) ?? spoken(legality(state, move)),
    play(state, move) {
      const refusal = game.check(state, move)
      if (refusal) throw new IllegalMove(refusal)
      return game.playChecked(state, move)
    },
    playChecked(state, move) {
      const work = startWork(state)
      const kind = kindOf(move)!
      kind.play(work, move)
      carryOn?.(work, kind)
      return { state: work.state, events: work.events.map(told), reveals: work.reveals }
    },
    describe(state, move) {
      const kind = kindOf(move)
      if (!kind) return { text: move.kind, rule: moveRule }
      const way = steps?.(state, move)
      const { rule } = kind
      const { steps: listed = way, ...place } = kind.lists?.(state, move) ?? {}
      return {
        ...toSentence(kind.name(state, move)),
        rule,
        ...(listed && { steps: listed.map(toSentence) }),
        ...(kind.rank && { rank: kind.rank(state, move) }),
        ...place,
      }
    },
    ...(reasonFor && { reasonFor: (state, move) => sentenceOrNone(reasonFor(state, move)) }),
    ...(thingName && { thingName: (state, id) => sentenceOrNone(thingName(state, id)) }),
    ...(askOf && { askOf: (state, seat) => toSentence(askOf(state, seat)) }),
    read: stateReader<State>(parts.schemas.state, state => spoken(rest.fault(state))),
    readMove,
  }
  return game
}

const sentenceOrNone = (words: string | undefined) => (words === undefined ? undefined : toSentence(words))

function spoken(refusal: Refusal | undefined): Refusal | undefined {
  if (!refusal) return undefined
  const { text, persons } = toSentence(refusal.why)
  return persons ? { ...refusal, why: text, persons } : refusal
}

function said(turn: Turn): Turn {
  if (turn.kind === 'over') return turn
  const { text, persons } = toSentence(turn.ask)
  return persons ? { ...turn, ask: text, persons } : turn
}
