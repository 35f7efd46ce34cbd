import type { DeskState } from '../../match/desk'
import { maySee } from '../../match/matchView'
import type { RuleEvent, Seat } from '../../rules/game'

export interface LoggedEntry {
  /** Index in the log. */
  readonly entry: number
  readonly seat: Seat
  readonly events: readonly RuleEvent[]
}

/** What these eyes may read of what has been told so far; an entry that is being told grows word by word. */
export function logLines({
  open,
  shown,
  eyes,
  telling,
}: Pick<DeskState, 'open' | 'shown' | 'eyes' | 'telling'>): readonly LoggedEntry[] {
  if (!open) return []
  const told = open.steps.slice(0, shown).map((step, entry) => ({
    entry,
    seat: step.seat,
    events: step.events.filter(event => maySee(event.seenBy, eyes)),
  }))
  const step = telling && telling.entry >= shown ? open.steps[telling.entry] : undefined
  if (telling && step) {
    const events = step.events.filter(event => maySee(event.seenBy, eyes)).slice(0, telling.index + 1)
    told.push({ entry: telling.entry, seat: step.seat, events })
  }
  return told.filter(({ events }) => events.length > 0)
}
