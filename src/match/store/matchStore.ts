/** Where matches are kept: the seam between a table and whatever holds its data. */
import type { GameId, Result } from '../../rules/game'
import type { Match } from '../match'
import type { OpenMatch } from '../openMatch'

/** A line in the list of matches. */
export interface MatchSummary {
  readonly id: string
  readonly name: string
  readonly game: GameId
  /** By seat. */
  readonly seats: Match['seats']
  readonly entries: number
  /** How far the game is, in the game's words. */
  readonly progress: string
  readonly isOver: boolean
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly savedAt: number
}

export type Loaded =
  | { readonly ok: true; readonly value: OpenMatch }
  | {
      readonly ok: false
      readonly why: string
      readonly path: string
      /** The match up to where it is damaged, if there is anything whole before. */
      readonly rescue?: OpenMatch | undefined
    }

/** What can be done without knowing the games. */
export interface MatchList {
  /** What is kept outlives the page. */
  readonly isDurable: boolean
  /** Newest first. A damaged match stands in it like any other and is found out when it is loaded. */
  list(): Promise<readonly MatchSummary[]>
  rename(id: string, name: string): Promise<void>
  /** Into the bin, from where `restore` brings it back until the bin is emptied. */
  remove(id: string): Promise<void>
  restore(id: string): Promise<void>
  /** Deletes for good what has lain in the bin for this long. */
  emptyBin(olderThanMs: number): Promise<void>
  /** The text of a match file, even of a damaged match: nothing is held back from its owner. */
  exportText(id: string): Promise<string>
}

export interface MatchStore extends MatchList {
  /** Keeps a match under a name and gives it an id. */
  add(open: OpenMatch, name: string): Promise<MatchSummary>
  load(id: string): Promise<Loaded>
  /**
   * Keeps the match as it is, all of it or nothing. `before` is what is kept so far, from which this one has gone on
   * (or back); if something else is kept, another tab has played, and nothing is changed. The match is durable when
   * the promise is fulfilled, and is not to be shown before.
   */
  keep(id: string, open: OpenMatch, before: OpenMatch): Promise<void>
  /** Keeps the match of a file; a file that is wrong in any way is refused and changes nothing. */
  importText(text: string, name?: string): Promise<Result<MatchSummary>>
  close(): void
}

export type StoreTrouble = 'full' | 'gone' | 'changed' | 'closed' | 'newer' | 'broken'

/** Keeping failed; the message is for a person. What was kept before is as it was. */
export class StoreError extends Error {
  readonly trouble: StoreTrouble
  constructor(trouble: StoreTrouble, message: string) {
    super(message)
    this.name = 'StoreError'
    this.trouble = trouble
  }
}
