import type { DeskState } from '../../match/desk'
import type { MatchSeat } from '../../match/match'
import { maySee } from '../../match/matchView'
import { seatAt, seatChanges } from '../../match/seats'
import type { RuleEvent } from '../../rules/game'

export interface LoggedLine {
  readonly key: string
  /** So many entries had been played when it was done: where looking back leads. */
  readonly after: number
  /** Who sat there then. */
  readonly who: MatchSeat
  readonly events: readonly RuleEvent[]
}

/**
 * What these eyes may read of what has been told so far, or of the last entries of it, with whoever took a chair on the
 * way; an entry that is being told grows word by word.
 */
export function logLines(
  { open, shown, eyes, telling }: Pick<DeskState, 'open' | 'shown' | 'eyes' | 'telling'>,
  entries = Infinity,
): readonly LoggedLine[] {
  if (!open) return []
  const { match, steps } = open
  const changes = seatChanges(match)
  const growing = telling && telling.entry >= shown ? telling : undefined
  const lines: LoggedLine[] = []
  for (let entry = Math.max(0, shown - entries); entry <= shown; entry++) {
    for (const { seat, now, text } of changes.filter(({ after }) => after === entry))
      lines.push({ key: `chair ${seat} ${entry}`, after: entry, who: now, events: [{ rule: '', text }] })
    const isGrowing = entry === growing?.entry
    const step = entry < shown || isGrowing ? steps[entry] : undefined
    if (!step) continue
    const seen = step.events.filter(event => maySee(event.seenBy, eyes))
    const events = isGrowing ? seen.slice(0, growing.index + 1) : seen
    const who = seatAt(match, step.seat, entry)
    if (who && events.length > 0) lines.push({ key: `${entry}`, after: entry + 1, who, events })
  }
  return lines
}
