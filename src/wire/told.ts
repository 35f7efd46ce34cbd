/** What a screen knows of a match: plain data, with what one pair of eyes may see and nothing else. */

import type { MatchSeat } from '../match/match'
import type { MissingReason } from '../match/sealed/opening'
import type { DieReading, ThrowOutcome, ThrowRecord } from '../measure'
import type { AnyMove, GameId, Options, Progress, RuleEvent, Score, Seat, Turn, Viewer } from '../rules/game'

/** A move that can be chosen, in a player's words. */
export interface Choice {
  readonly move: AnyMove
  readonly text: string
  readonly rule: string
  /** What is chosen on the way to it, one after another, where there is too much for one list. */
  readonly steps?: readonly string[]
  /** Among choices of its kind those with less stand first. */
  readonly rank?: number
  /** It does nothing but go on. */
  readonly goesOn?: true
}

/** What a mate would do, and why. */
export interface Suggestion extends Choice {
  readonly reason?: string
}

/** What the seat that looks is asked for. */
export interface Asked {
  readonly seat: Seat
  /** Of the game's own phases. */
  readonly phase: string
  readonly ask: string
  readonly rule: string
  readonly choices: readonly Choice[]
}

/** One entry of the log as it may be told. The move itself is not told: it may be secret where its events are not. */
export interface Line {
  readonly seat: Seat
  readonly kind: 'move' | 'throw'
  readonly events: readonly RuleEvent[]
}

/** Somebody has sat down in place of somebody. */
export interface SeatChangeTold {
  /** This many lines had been told. */
  readonly after: number
  readonly seat: Seat
  readonly was: MatchSeat
  readonly now: MatchSeat
  readonly text: string
}

/** A throw that was made, with all that it takes to make it again. */
export interface ThrownTold {
  /** Its index among the lines. */
  readonly line: number
  readonly seat: Seat
  readonly record: ThrowRecord
  readonly outcome: ThrowOutcome
  readonly steps: number
  readonly hash: string
  readonly dice: readonly DieReading[]
  /** At a sealed table: who gave a link for its seed, and who did not. The host always gives one. */
  readonly sealed?: {
    readonly by: readonly Seat[]
    readonly missing: readonly { readonly seat: Seat; readonly why: MissingReason }[]
  }
}

/** Dice in the air; the record is absent where they fall under a cover. */
export interface FallingTold {
  readonly seat: Seat
  readonly record?: ThrowRecord
}

/** By die. */
export type Faces = Readonly<Record<string, number>>

/** All of it. A screen that has no rules can play with this alone. */
export interface Told {
  readonly match: {
    readonly game: GameId
    readonly options: Options
    readonly players: number
    readonly freeUndo: boolean
  }
  readonly viewer: Viewer
  readonly seats: readonly MatchSeat[]
  readonly seatChanges: readonly SeatChangeTold[]
  readonly lines: readonly Line[]
  /** For the owner of the table alone: this many entries were made, those that these eyes may not know of among them. */
  readonly entries?: number
  /** In the shape of the game's state. */
  readonly view: unknown
  readonly turn: Turn
  readonly score: Score
  readonly progress: Progress
  /** Present for the eyes of a person who has to choose. */
  readonly asked?: Asked
  readonly falling?: FallingTold
  /** The last throw, unless it was made under a cover. */
  readonly thrown?: ThrownTold
  /** What each die showed when it last fell before these eyes. */
  readonly faces: Faces
  /** Whose last move may be taken back. */
  readonly undo?: Seat
  /** Why something could not be saved, or why automatic steps stopped; `retry` tries again. */
  readonly trouble?: { readonly kind: 'unkept' | 'failed'; readonly why: string }
  /** This many entries the seat that looks has made: what it asks for next follows these. */
  readonly made: number
}

/** The table as it was after this many lines. */
export interface LookedBack {
  readonly view: unknown
  readonly score: Score
  readonly progress: Progress
  /** The last throw before, unless it was made under a cover. */
  readonly thrown?: ThrownTold
  readonly faces: Faces
}
