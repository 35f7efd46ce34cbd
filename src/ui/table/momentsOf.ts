import type { RuleEvent } from '../../rules/game'
import type { Line } from '../../wire'

export interface Moment {
  /** Its index among the lines. */
  readonly line: number
  /** What stands for it. */
  readonly event: RuleEvent
}

const mostMoments = 3
/** Two moments so close to each other are one. */
const apart = 4

/** The moments in which most happened at once, in the order in which they came. */
export function momentsOf(lines: readonly Line[]): readonly Moment[] {
  const byDrama = [...lines.keys()].sort((a, b) => lines[b]!.events.length - lines[a]!.events.length || b - a)
  const found: number[] = []
  for (const line of byDrama) {
    if (found.length === mostMoments || lines[line]!.events.length < 2) break
    if (found.every(other => Math.abs(other - line) >= apart)) found.push(line)
  }
  return found.sort((a, b) => a - b).map(line => ({ line, event: headline(lines[line]!.events) }))
}

/** The first event of the kind that happened most. */
function headline(events: readonly RuleEvent[]): RuleEvent {
  const counts = new Map<string | undefined, number>()
  for (const { kind } of events) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return events.reduce((best, event) =>
    (counts.get(event.kind) ?? 0) > (counts.get(best.kind) ?? 0) ? event : best,
  )
}
