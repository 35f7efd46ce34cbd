/** How long things are told, and who tells them better than by words alone. */
import type { RuleEvent } from '../../rules/game'
import type { ThrownTold } from '../../wire'
import type { DeskPace } from './deskState'

/** Milliseconds to notice that something happened, and to read a letter of it: about 240 words a minute. */
const noticeMs = 450
const letterMs = 42
const longestMs = 4200

const paceShare: Readonly<Record<DeskPace, number>> = { calm: 1, brisk: 0.4, 'at once': 0 }

/** Several sentences in one breath are several to read. */
export function tellingMs({ text }: Pick<RuleEvent, 'text'>, pace: DeskPace, sentences = 1): number {
  return Math.min(longestMs * sentences, noticeMs + text.length * letterMs) * paceShare[pace]
}

/** How long something that has a moment of its own is left to sink in. */
export const momentMs = 1500

export function leastMs(
  events: readonly RuleEvent[],
  moments: readonly string[] = [],
  pace: DeskPace,
): number {
  const hasMoment = events.some(({ kind }) => kind !== undefined && moments.includes(kind))
  // Brisk as the pace may be, a moment is seen.
  return hasMoment ? momentMs * Math.min(1, paceShare[pace] * 2) : 0
}

/** What a teller may know of the entry that is told. */
export interface Told {
  readonly event: RuleEvent
  /** The table before the entry and after it, for the eyes that look. */
  readonly before: unknown
  readonly after: unknown
  /** The throw that the entry is, unless it is a move. */
  readonly thrown: ThrownTold | undefined
  readonly pace: DeskPace
  /** Ends when the match is left, turned back or hurried: then nothing more is to be awaited. */
  readonly signal: AbortSignal
}

/**
 * Shows events on the table itself. The first that `takes` an entry tells it, with the table as it was before; all
 * other entries are told by words over the table as it is after.
 */
export interface Teller {
  takes(events: readonly RuleEvent[]): boolean
  /** Fulfilled when the event has been seen; the words stand meanwhile, and no shorter than they are read. */
  tell(told: Told): Promise<void>
  /** The entry is over: what was put on the table for it goes. */
  end(): void
}
