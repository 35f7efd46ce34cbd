import type { AnyMove, RuleEvent, Seat } from '../../rules/game'

/** Those facts of the desk that lessons depend on. */
export type Moment<View = unknown> =
  /** A person has to choose in this phase of the game. */
  | {
      readonly kind: 'asked'
      readonly view: View
      readonly step: string
      readonly seat: Seat
      readonly moves: readonly AnyMove[]
    }
  /** A person holds dice. */
  | { readonly kind: 'held'; readonly view: View; readonly step: string; readonly seat: Seat }
  /** A person's fist is raised. */
  | { readonly kind: 'fist'; readonly view: View; readonly step: string; readonly seat: Seat }
  /** An event is told. */
  | { readonly kind: 'told'; readonly view: View; readonly event: RuleEvent }

/** One thing about a game, said when it first matters and never again. */
export interface Lesson<View = unknown> {
  /** Unique among the lessons of its game; it is kept as learnt under this name. */
  readonly id: string
  /** One or two sentences. */
  readonly words: string
  readonly rule: string
  when(moment: Moment<View>): boolean
  /** Names of things on the table that are pointed at; one that ends in a colon means all that begin with it. */
  readonly things?: readonly string[]
}

/** A person is asked in this phase of the game, and can make a move of this kind. */
export const asked =
  (step: string, kind?: string) =>
  (moment: Moment): boolean =>
    moment.kind === 'asked' &&
    moment.step === step &&
    (kind === undefined || moment.moves.some(move => move.kind === kind))

/** A person holds dice in this phase of the game, or in any. */
export const held =
  (step?: string) =>
  (moment: Moment): boolean =>
    moment.kind === 'held' && (step === undefined || moment.step === step)

export const fist = ({ kind }: Moment): boolean => kind === 'fist'

/** An event of one of these kinds is told. */
export const told =
  (...kinds: readonly string[]) =>
  (moment: Moment): boolean =>
    moment.kind === 'told' && moment.event.kind !== undefined && kinds.includes(moment.event.kind)
