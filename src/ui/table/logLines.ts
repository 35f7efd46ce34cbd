import type { MatchSeat } from '../../match/match'
import type { RuleEvent, Seat } from '../../rules/game'
import type { DeskState } from '../../table/desk'
import { seatAfter } from './seatWords'

export interface LoggedLine {
  readonly key: string
  /** This many lines had been told when it was done: where looking back leads. */
  readonly after: number
  /** Who sat there then. */
  readonly who: MatchSeat
  readonly events: readonly RuleEvent[]
  /** The same events, grouped by the player they are about; events of the whole table have no name. */
  readonly parts: readonly LoggedPart[]
}

export interface LoggedPart {
  readonly who: MatchSeat | undefined
  readonly events: readonly RuleEvent[]
}

/**
 * What this viewer may read of what has been told so far, or of its last entries, with the people who took a chair on the
 * way; an entry that is being told grows word by word.
 */
export function logLines(
  { told, shown, telling }: Pick<DeskState, 'told' | 'shown' | 'telling'>,
  entries = Infinity,
): readonly LoggedLine[] {
  if (!told) return []
  const growing = telling && telling.entry >= shown ? telling : undefined
  const lines: LoggedLine[] = []
  for (let entry = Math.max(0, shown - entries); entry <= shown; entry++) {
    for (const { seat, now, text } of told.seatChanges.filter(({ after }) => after === entry)) {
      const events = [{ rule: '', text }]
      lines.push({
        key: `chair ${seat} ${entry}`,
        after: entry,
        who: now,
        events,
        parts: [{ who: now, events }],
      })
    }
    const isGrowing = entry === growing?.entry
    const line = entry < shown || isGrowing ? told.lines[entry] : undefined
    if (!line) continue
    const events = isGrowing ? line.events.slice(0, growing.index + 1) : line.events
    const who = seatAfter(told, line.seat, entry)
    if (!who || events.length === 0) continue
    const parts = partsOf(events, line.seat, seat => seatAfter(told, seat, entry))
    lines.push({ key: `${entry}`, after: entry + 1, who, events, parts })
  }
  return lines
}

/** The first event tells of who moved; what follows may happen to others, or to the table. */
function partsOf(
  events: readonly RuleEvent[],
  mover: Seat,
  sitterAt: (seat: Seat) => MatchSeat | undefined,
): readonly LoggedPart[] {
  const parts: { readonly seat: Seat | undefined; readonly events: RuleEvent[] }[] = []
  for (const [index, event] of events.entries()) {
    const told = event.data?.seat
    const seat = typeof told === 'number' ? told : index === 0 ? mover : undefined
    const last = parts.at(-1)
    if (last && last.seat === seat) last.events.push(event)
    else parts.push({ seat, events: [event] })
  }
  return parts.map(part => ({
    who: part.seat === undefined ? undefined : sitterAt(part.seat),
    events: part.events,
  }))
}
