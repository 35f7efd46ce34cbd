import type { BotLevel } from '../../bots'
import type { Options, OptionValue } from '../../rules/game'

/** What stands on a game's box and round its table in this house; nothing of it decides anything. */
export interface BoxWords {
  /** For people who have never heard of it. */
  readonly word: string
  /** One more sentence, shown when the box is taken from the shelf. */
  readonly pitch: string
  /** At a real table. */
  readonly minutes: readonly [shortest: number, longest: number]
  /** What is counted for the victory, where that is not points. */
  readonly counted?: readonly [one: string, many: string]
  /** The main options, asked in plain sight before all others. */
  readonly mainOptions?: readonly string[]
  /** Table options in words, where the value itself says too little. */
  readonly valueWords?: Readonly<Record<string, readonly (readonly [value: OptionValue, word: string])[]>>
  /** Kinds of moves that are said part by part, because they go in more ways than a list can hold. */
  readonly filled?: readonly string[]
  /** What the parts of such moves, and what can be had by them, are called. */
  readonly partWords?: Readonly<Record<string, string>>
  /** What the button says that makes such a move. */
  readonly doWords?: Readonly<Record<string, string>>
  /** Its things lie on the 3D table: only then can a stranger play it, and its box stands in the lobby. */
  readonly hasTable?: true
  /** Its sheet needs the whole screen of a phone, so the list starts closed there. */
  readonly wantsRoom?: true
  /** Persons at one screen take turns at sheets of their own: the page says whose lies there now. */
  readonly marksHandOver?: true
  /** How the kiosk plays it, where that is not three of the strongest computers with the usual options. */
  readonly kiosk?: { readonly players?: number; readonly level?: BotLevel; readonly options?: Options }
  /** What the spine of the box looks like. */
  readonly spine: 'sea' | 'sand' | 'wine' | 'moss' | 'dusk'
}
