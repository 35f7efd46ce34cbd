import type { Refusal } from '../../game'
import { refuse } from '../../refusal'

/** The first thing that occurs twice or is missing; every one of `all` must be there exactly once. */
export function faultOfSet(
  found: readonly string[],
  all: readonly string[],
  what: string,
  rule: string,
): Refusal | undefined {
  const seen = new Set<string>()
  for (const one of found) {
    if (seen.has(one)) return refuse(rule, `${what} ${one} is in two places`)
    seen.add(one)
  }
  const missing = all.find(one => !seen.has(one))
  if (missing !== undefined) return refuse(rule, `${what} ${missing} is missing`)
  const known = new Set(all)
  const strange = found.find(one => !known.has(one))
  return strange === undefined ? undefined : refuse(rule, `${what} ${strange} is not in this game`)
}
