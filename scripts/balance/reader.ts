import type { Options, RuleEvent } from '../../src/rules/game'

/** What one entry of a game did: the move that was chosen (none for a throw), and what the rules told about it. */
export interface Step<State = unknown> {
  readonly before: State
  readonly after: State
  readonly move?: { readonly kind: string; readonly seat: number } | undefined
  readonly events: readonly RuleEvent[]
}

/** A thing that somebody bought, used or did. */
export interface Use {
  readonly seat: number
  readonly what: string
}

/** What is asked of the games of a set-up. A share is a mean of zeros and ones; the bounds include themselves. */
export interface Aim {
  /** As a sentence of the page: "the slayer wins". */
  readonly text: string
  /** The fact it is about, averaged over games; or each seat's share of the wins; or the share of games with a use. */
  readonly of: { readonly fact: string } | { readonly seats: true } | { readonly everyUse: readonly string[] }
  readonly least?: number
  readonly most?: number
  /** Left out: at every number of players. */
  readonly players?: readonly number[]
}

/** A set-up that is measured: the default, or a house option beside it. */
export interface SetUpChoice {
  readonly name: string
  readonly options: Options
  /** Left out: at all numbers that the reader names. */
  readonly players?: readonly number[]
}

/** What a game teaches the measurement. Facts are numbers; a fact of 0 or 1 is shown as a share. */
export interface Reader<State = unknown> {
  /** What the page says about the game before its figures. */
  readonly words: string
  readonly players: readonly number[]
  readonly setUps: readonly SetUpChoice[]
  /** Everything that can be bought or used, so that what nobody uses stands in the table with 0. */
  readonly things: readonly string[]
  /** Facts that are numbers even where all of them are 0 or 1. */
  readonly counted: readonly string[]
  uses(step: Step<State>): readonly Use[]
  facts(end: State, steps: readonly Step<State>[]): Readonly<Record<string, number | boolean>>
  readonly aims: readonly Aim[]
}
