import type { RuleEvent } from '../../rules/game'
import type { Line } from '../../wire'

export interface Moment {
  /** Its index among the lines. */
  readonly line: number
  /** What stands for it. */
  readonly event: RuleEvent
}

const mostMoments = 3
/** No line has as many events. */
const mostEvents = 1_000
/** Two moments so close to each other are one. */
const apart = 4

/**
 * The moments worth a second look, in the order in which they came: first those of the kinds that the game calls great,
 * the greatest kind first, then those in which most happened at once.
 */
export function momentsOf(lines: readonly Line[], great: readonly string[] = []): readonly Moment[] {
  const greatnessOf = ({ kind }: RuleEvent) =>
    kind && great.includes(kind) ? great.length - great.indexOf(kind) : 0
  const greatest = (events: readonly RuleEvent[]): RuleEvent | undefined =>
    events.reduce<RuleEvent | undefined>(
      (best, event) => (greatnessOf(event) > (best ? greatnessOf(best) : 0) ? event : best),
      undefined,
    )
  // The last line is the end itself, which the page tells already.
  const drama = ({ events }: Line, line: number) => {
    const top = line < lines.length - 1 ? greatest(events) : undefined
    return (top ? greatnessOf(top) * mostEvents : 0) + events.length
  }
  const byDrama = [...lines.keys()].sort((a, b) => drama(lines[b]!, b) - drama(lines[a]!, a) || b - a)
  const found: number[] = []
  for (const line of byDrama) {
    if (found.length === mostMoments || drama(lines[line]!, line) < 2) break
    if (found.every(other => Math.abs(other - line) >= apart)) found.push(line)
  }
  return found
    .sort((a, b) => a - b)
    .map(line => ({ line, event: greatest(lines[line]!.events) ?? headline(lines[line]!.events) }))
}

/** The first event of the kind that happened most. */
function headline(events: readonly RuleEvent[]): RuleEvent {
  const counts = new Map<string | undefined, number>()
  for (const { kind } of events) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return events.reduce((best, event) =>
    (counts.get(event.kind) ?? 0) > (counts.get(best.kind) ?? 0) ? event : best,
  )
}
