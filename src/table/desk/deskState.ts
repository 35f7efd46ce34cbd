import type { ThrowRecord } from '../../measure'
import type { AnyMove, Refusal, RuleEvent, Seat, Viewer } from '../../rules/game'
import type { Sentence } from '../../rules/sentence'
import type { AnyGame } from '../../rules/shelf'
import type { Asked, Choice, Faces, Told } from '../../wire'

/**
 * What goes on at the desk:
 *
 *   closed → opening → telling ⇄ asking | thinking | held → falling → telling … → over
 *                                  ⇅                ⇅
 *                               curtain          curtain
 *
 *   telling   what an entry brought about is shown, one event after another
 *   curtain   the next player is named and nothing hidden is visible until they say that they are there
 *   asking    a person has to choose
 *   thinking  a computer player has to choose, or a person at another screen
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

/** How slowly moves of computers and automatic steps are told. */
export const deskPaces = ['calm', 'brisk', 'at once'] as const
export type DeskPace = (typeof deskPaces)[number]

export type { Asked, Choice }

/** Dice in somebody's hand or in the air, or a fist above those that do not lie flat. */
export interface Hand {
  readonly seat: Seat
  /** `person`: at this screen. `computer`: a computer, or a person at another screen. */
  readonly by: 'person' | 'computer'
  readonly ask: Sentence
  readonly rule: string
  /** In the air: as it falls. In the hand and under a cover: the dice alone, for nobody knows yet how they fall. */
  readonly record: ThrowRecord
  readonly fist?: { readonly cocked: readonly string[]; readonly blows: number } | undefined
  /** These dice fall under a cover: the eyes at the desk may not see them. */
  readonly isCovered: boolean
  /** The scene opens the hand automatically, after a short shake. */
  readonly opensByItself: boolean
  /** These dice were in the air when the match was opened: they are not shaken again. */
  readonly isInAir?: boolean
}

/** An event while it is told. */
export interface Telling {
  /** Index of the line in the log. */
  readonly entry: number
  /** Which of its events, and of how many that these eyes may see. */
  readonly index: number
  readonly count: number
  readonly event: RuleEvent
  /** Where several events are one message: what it says so far. */
  readonly message?: Sentence | undefined
}

/** The table as it was; nothing goes on meanwhile. */
export interface LookingBack {
  /** After this many lines. */
  readonly entry: number
  readonly playing: boolean
}

export type Trouble =
  /** Something could not be kept; `retry` tries again. */
  | { readonly kind: 'unkept'; readonly why: string }
  /** Another tab plays this match. */
  | { readonly kind: 'taken'; readonly why: string }
  /** The match cannot be read; what is whole of it may be played on. */
  | {
      readonly kind: 'damaged'
      readonly why: string
      readonly rescue?: ((name: string) => Promise<string>) | undefined
    }
  /** Rules have changed since the match was begun, and it goes no further; what stands before that may be played on. */
  | {
      readonly kind: 'older'
      readonly why: string
      readonly rescue?: ((name: string) => Promise<string>) | undefined
    }
  | { readonly kind: 'failed'; readonly why: string }

export interface DeskState {
  readonly phase: DeskPhase
  readonly matchId: string | undefined
  /** All that these eyes may know, as far as it has been shown or is being told. */
  readonly told: Told | undefined
  /** The rules of the game. */
  readonly game: AnyGame | undefined
  /** This many lines have been told: the table shows the state after them, or of `lookingBack`. */
  readonly shown: number
  /** In the shape of the game's state, with what `eyes` may see. */
  readonly view: unknown
  readonly eyes: Viewer
  /** The seats that are played from this screen, as far as persons sit there. */
  readonly chairs: 'all' | readonly Seat[]
  /** The connection to the host was lost and is sought again. */
  readonly isCut: boolean
  /** What each die showed when it last fell, as the table is shown. */
  readonly faces: Faces
  readonly curtain: { readonly seat: Seat } | undefined
  readonly asked: Asked | undefined
  readonly hand: Hand | undefined
  readonly telling: Telling | undefined
  /** The seat that is waited for. */
  readonly thinking: Seat | undefined
  readonly lookingBack: LookingBack | undefined
  /** Looking back: this throw falls again, or lies there until the table counts its dice. */
  readonly refall: ThrowRecord | undefined
  /** Why the last move was refused, and that move. */
  readonly refusal: (Refusal & { readonly move?: AnyMove }) | undefined
  readonly trouble: Trouble | undefined
  readonly pace: DeskPace
  readonly isPaused: boolean
  /** Nothing outlives the page, and why. */
  readonly keepsNothing: string | undefined
  /** No dice can fall in this browser, and why: the game goes on until some are needed, and all of it can be read. */
  readonly noDice: string | undefined
}

export const closedDesk: DeskState = {
  phase: 'closed',
  matchId: undefined,
  told: undefined,
  game: undefined,
  shown: 0,
  view: undefined,
  eyes: 'spectator',
  chairs: 'all',
  isCut: false,
  faces: {},
  curtain: undefined,
  asked: undefined,
  hand: undefined,
  telling: undefined,
  thinking: undefined,
  lookingBack: undefined,
  refall: undefined,
  refusal: undefined,
  trouble: undefined,
  pace: 'calm',
  isPaused: false,
  keepsNothing: undefined,
  noDice: undefined,
}
