import type { RuleEvent, ShortEvent } from './game'

/** Which kinds of events are told together with the one before, and of which the others of their message say enough. */
export function inShortBy(
  following: readonly string[],
  silent: readonly string[] = [],
): (event: RuleEvent) => ShortEvent {
  const goesOn = new Set(following)
  const saysNothing = new Set(silent)
  return ({ kind = '' }) => ({ goesOn: goesOn.has(kind), isSilent: saysNothing.has(kind) })
}
