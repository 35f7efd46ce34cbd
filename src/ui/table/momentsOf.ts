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
 * the greatest kind first and of each kind the one that ended the match, then those in which most happened at once.
 */
export function momentsOf(lines: readonly Line[], great: readonly string[] = []): readonly Moment[] {
  // The last kind is the end itself, which the page tells already.
  const greatnessOf = ({ kind }: RuleEvent) =>
    kind && kind !== great.at(-1) && great.includes(kind) ? great.length - great.indexOf(kind) : 0
  const isLast = (line: number) => line === lines.length - 1
  /** The first of the greatest; of the last line the last, which decided the match. */
  const greatest = (line: number): RuleEvent | undefined =>
    lines[line]!.events.reduce<RuleEvent | undefined>((best, event) => {
      const more = greatnessOf(event) - (best ? greatnessOf(best) : 0)
      return more > 0 || (best && more === 0 && isLast(line)) ? event : best
    }, undefined)
  const drama = (line: number) => {
    const top = greatest(line)
    const weight = top ? greatnessOf(top) + (isLast(line) ? 0.5 : 0) : 0
    return weight * mostEvents + lines[line]!.events.length
  }
  const byDrama = [...lines.keys()].sort((a, b) => drama(b) - drama(a) || b - a)
  const found: number[] = []
  for (const line of byDrama) {
    if (found.length === mostMoments || drama(line) < 2) break
    if (found.every(other => Math.abs(other - line) >= apart)) found.push(line)
  }
  return found
    .sort((a, b) => a - b)
    .map(line => ({ line, event: greatest(line) ?? headline(lines[line]!.events) }))
}

/** The first event of the kind that happened most. */
function headline(events: readonly RuleEvent[]): RuleEvent {
  const counts = new Map<string | undefined, number>()
  for (const { kind } of events) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return events.reduce((best, event) =>
    (counts.get(event.kind) ?? 0) > (counts.get(best.kind) ?? 0) ? event : best,
  )
}
