import type { ThrowRecord } from '../../measure'
import type { AnyMove, Refusal, RuleEvent, Seat, Viewer } from '../../rules/game'
import type { OpenMatch } from '../openMatch'

/**
 * What goes on at the desk:
 *
 *   closed → opening → telling ⇄ asking | thinking | held → falling → telling … → over
 *                                  ⇅                ⇅
 *                               curtain          curtain
 *
 *   telling   what an entry brought about is shown, one event after another
 *   curtain   the next player is named and nothing hidden is to be seen until he says that he is there
 *   asking    a person has to choose
 *   thinking  a computer player has to choose
 *   held      dice are in a hand, or the fist is raised
 *   falling   dice are in the air
 *   stopped   nothing can go on before the trouble is dealt with
 */
export const deskPhases = [
  'closed',
  'opening',
  'telling',
  'curtain',
  'asking',
  'thinking',
  'held',
  'falling',
  'over',
  'stopped',
] as const
export type DeskPhase = (typeof deskPhases)[number]

/** How much time is taken to tell what computers do and what follows of itself. */
export const deskPaces = ['calm', 'brisk', 'at once'] as const
export type DeskPace = (typeof deskPaces)[number]

/** A move that can be chosen, in a player's words. */
export interface Choice {
  readonly move: AnyMove
  readonly text: string
  readonly rule: string
  /** What is chosen on the way to it, one after another, where there is too much for one list. */
  readonly steps?: readonly string[]
  /** Among choices of its kind those with less stand first. */
  readonly rank?: number
}

/** What a person is asked for. */
export interface Asked {
  readonly seat: Seat
  /** Of the game's own phases. */
  readonly phase: string
  readonly ask: string
  readonly rule: string
  readonly choices: readonly Choice[]
}

/** Dice in somebody's hand or in the air, or a fist above those that do not lie flat. */
export interface Hand {
  readonly seat: Seat
  readonly by: 'person' | 'computer'
  readonly ask: string
  readonly rule: string
  /** In the hand: with the seed it will fall by, without the gesture. In the air: as it falls. */
  readonly record: ThrowRecord
  readonly fist?: { readonly cocked: readonly string[]; readonly blows: number } | undefined
  /** These dice fall under a cover: the eyes at the desk may not see them. */
  readonly isCovered: boolean
  /** Whoever shows the hand is to open it by itself, after a short shake. */
  readonly opensByItself: boolean
}

/** An event while it is told. */
export interface Telling {
  /** Index of the entry in the log. */
  readonly entry: number
  /** Which of its events, and of how many that these eyes may see. */
  readonly index: number
  readonly count: number
  readonly event: RuleEvent
}

/** The table as it was; nothing goes on meanwhile. */
export interface LookingBack {
  /** So many entries have been played. */
  readonly entry: number
  readonly playing: boolean
}

export type Trouble =
  /** Something could not be kept; `retry` tries again. */
  | { readonly kind: 'unkept'; readonly why: string }
  /** Another tab plays this match. */
  | { readonly kind: 'taken'; readonly why: string }
  /** The match cannot be read; what is whole of it may be played on. */
  | { readonly kind: 'damaged'; readonly why: string; readonly rescue?: OpenMatch | undefined }
  /** Rules have changed since the match was begun, and it goes no further; what stands before that may be played on. */
  | { readonly kind: 'older'; readonly why: string; readonly rescue?: OpenMatch | undefined }
  | { readonly kind: 'failed'; readonly why: string }

export interface DeskState {
  readonly phase: DeskPhase
  readonly matchId: string | undefined
  /** As it is kept. */
  readonly open: OpenMatch | undefined
  /** So many entries have been told: the table shows the state after them, or of `lookingBack`. */
  readonly shown: number
  /** In the shape of the game's state, with what `eyes` may see. */
  readonly view: unknown
  readonly eyes: Viewer
  readonly curtain: { readonly seat: Seat } | undefined
  readonly asked: Asked | undefined
  readonly hand: Hand | undefined
  readonly telling: Telling | undefined
  /** Who is thinking. */
  readonly thinking: Seat | undefined
  readonly lookingBack: LookingBack | undefined
  /** The last move that was tried in vain. */
  readonly refusal: Refusal | undefined
  readonly trouble: Trouble | undefined
  readonly pace: DeskPace
  readonly isPaused: boolean
  /** Nothing outlives the page, and why. */
  readonly keepsNothing: string | undefined
}

export const closedDesk: DeskState = {
  phase: 'closed',
  matchId: undefined,
  open: undefined,
  shown: 0,
  view: undefined,
  eyes: 'spectator',
  curtain: undefined,
  asked: undefined,
  hand: undefined,
  telling: undefined,
  thinking: undefined,
  lookingBack: undefined,
  refusal: undefined,
  trouble: undefined,
  pace: 'calm',
  isPaused: false,
  keepsNothing: undefined,
}
