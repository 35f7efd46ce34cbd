/** The log as one pair of eyes may know it. Lines are counted for each viewer alone, so no gap tells of what is hidden. */

import type { Entry } from '../match/match'
import { maySee } from '../match/matchView'
import type { OpenMatch } from '../match/openMatch'
import type { RuleEvent, Viewer } from '../rules/game'
import type { Line } from '../wire'

export interface Lines {
  readonly lines: readonly Line[]
  /** By line: its entry in the log. Films and looking back count lines, a match file counts entries. */
  readonly entries: readonly number[]
  /** Of the match when these were its lines. */
  readonly log: readonly Entry[]
}

export const noLines: Lines = { lines: [], entries: [], log: [] }

/** The lines of a match, reusing those of its earlier state. */
export function linesOf({ match, steps }: OpenMatch, viewer: Viewer, before: Lines): Lines {
  const { log } = match
  let same = Math.min(before.log.length, log.length)
  while (same > 0 && before.log[same - 1]!.seal !== log[same - 1]!.seal) same--
  if (same === log.length && same === before.log.length) return before
  let kept = before.entries.length
  while (kept > 0 && before.entries[kept - 1]! >= same) kept--
  const lines = before.lines.slice(0, kept)
  const entries = before.entries.slice(0, kept)
  for (let entry = same; entry < log.length; entry++) {
    const { kind } = log[entry]!
    const { seat, events } = steps[entry]!
    const told = events.filter(event => maySee(event.seenBy, viewer))
    if (kind === 'move' && told.length === 0 && seat !== viewer) continue
    lines.push({ seat, kind, events: told.map(unaddressed) })
    entries.push(entry)
  }
  return { lines, entries, log }
}

/** Who else may read an event is nobody's business. What all may read is one object for all eyes. */
function unaddressed(event: RuleEvent): RuleEvent {
  if (event.seenBy === undefined) return event
  const { seenBy: _, ...rest } = event
  return rest
}
