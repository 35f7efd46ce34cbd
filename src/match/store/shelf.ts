/** What a store needs of a place that holds data: whole records, and changes that happen wholly or not at all. */
import type { Entry, Match } from '../match'
import type { MatchSummary } from './matchStore'

/** A match without its log. */
export interface KeptHead extends MatchSummary {
  readonly match: Omit<Match, 'log'>
  /** In the bin since. */
  readonly removedAt?: number
}

export interface KeptMatch {
  readonly head: KeptHead
  /** As they were found; nothing is taken for granted. */
  readonly entries: readonly unknown[]
}

export interface Change {
  readonly head: KeptHead
  /** Replaces the entries from this one on; absent: they stay as they are. */
  readonly log?: { readonly since: number; readonly entries: readonly Entry[] }
}

export interface Shelf {
  readonly isDurable: boolean
  heads(): Promise<readonly KeptHead[]>
  read(id: string): Promise<KeptMatch | undefined>
  /**
   * One change of one match. `decide` is told what is there, with the entry at an index, and answers at once; what it
   * throws leaves everything as it was.
   */
  change(
    id: string,
    index: number,
    decide: (head: KeptHead | undefined, entry: unknown) => Change,
  ): Promise<void>
  drop(ids: readonly string[]): Promise<void>
  close(): void
}
