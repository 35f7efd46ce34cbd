/** What is alike in every game: what comes in is read, legality is asked, a move is played and the game carried on. */
import type { GenericSchema } from 'valibot'
import { type AnyMove, type Game, IllegalMove, type MoveName, type Refusal, type SetUp } from './game'
import { type MoveSchemas, moveReader, stateReader } from './reading'
import type { Work } from './work'

/** A kind of move, as far as all games have it in common; each adds when it can be made and what can be listed. */
export interface KindOfMove<State, Move extends AnyMove, W> {
  /** The rule that allows it. */
  readonly rule: string
  /** The move has been checked. */
  play(work: W, move: Move): void
  name(state: State, move: Move): string
  /** How people find it where there are many, and where it stands among them. */
  lists?(state: State, move: Move): Pick<MoveName, 'steps' | 'rank'>
  /** Where it stands among others of its kind, for games in which nothing more is to be said. */
  rank?(state: State, move: Move): number
}

/** What a game has to define; `defineGame` makes the rest. */
export interface GameParts<
  State,
  Move extends AnyMove,
  W extends Work<State>,
  Kind extends KindOfMove<State, Move, W>,
> extends Omit<
    Game<State, Move>,
    'schemas' | 'setup' | 'check' | 'play' | 'playChecked' | 'describe' | 'read' | 'readMove'
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
  steps?(state: State, move: Move): MoveName['steps']
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
    setup(setUp) {
      const work = startWork(setUpTable(setUp))
      begin?.(work)
      return work.state
    },
    check: (state, move) => misshapen(move) ?? legality(state, move),
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
      return { state: work.state, events: work.events, reveals: work.reveals }
    },
    describe(state, move) {
      const kind = kindOf(move)
      if (!kind) return { text: move.kind, rule: moveRule }
      const way = steps?.(state, move)
      const { rule } = kind
      return {
        text: kind.name(state, move),
        rule,
        ...(way && { steps: way }),
        ...(kind.rank && { rank: kind.rank(state, move) }),
        ...kind.lists?.(state, move),
      }
    },
    read: stateReader<State>(parts.schemas.state, parts.fault),
    readMove,
  }
  return game
}
