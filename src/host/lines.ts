/** The log as one pair of eyes may know it. Lines are counted for each viewer alone, so no gap tells of what is hidden. */
import { maySee } from '../match/matchView'
import type { OpenMatch } from '../match/openMatch'
import type { Viewer } from '../rules/game'
import type { Line } from '../wire'

export interface Lines {
  readonly lines: readonly Line[]
  /** By line: its entry in the log. Films and looking back count lines, a match file counts entries. */
  readonly entries: readonly number[]
  /** Follows what was played; keeps what is as it was. */
  readonly seals: readonly string[]
}

export const noLines: Lines = { lines: [], entries: [], seals: [] }

/** The lines of a match, given those of how it was before. */
export function linesOf({ match, steps }: OpenMatch, viewer: Viewer, before: Lines): Lines {
  const { log } = match
  let same = Math.min(before.seals.length, log.length)
  while (same > 0 && before.seals[same - 1] !== log[same - 1]!.seal) same--
  if (same === log.length && same === before.seals.length) return before
  const kept = before.entries.filter(entry => entry < same).length
  const lines = before.lines.slice(0, kept)
  const entries = before.entries.slice(0, kept)
  for (let entry = same; entry < log.length; entry++) {
    const { kind } = log[entry]!
    const { seat, events } = steps[entry]!
    const told = events.filter(event => maySee(event.seenBy, viewer))
    if (kind === 'move' && told.length === 0 && seat !== viewer) continue
    // Who else may read an event is nobody's business.
    lines.push({ seat, kind, events: told.map(({ seenBy: _, ...event }) => event) })
    entries.push(entry)
  }
  return { lines, entries, seals: log.map(({ seal }) => seal) }
}
