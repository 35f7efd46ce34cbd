/** Input as it may come from outside: like what we wrote, and wrong. */
import type { Random } from '../random'

/** What may stand anywhere in a file. */
export const junk: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  'x',
  '../..',
  '<b>',
  [],
  {},
  [[]],
  { __proto__: null, kind: 'over' },
  Number.MAX_SAFE_INTEGER,
]

/** The same with one to three of its parts spoilt. */
export function spoilt<T>(value: T, random: Random): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value))
  for (let times = 1 + random.index(3); times > 0; times--) spoilOne(copy, random)
  return copy
}

function spoilOne(value: unknown, random: Random): void {
  let at = value
  for (let depth = 0; depth < 12; depth++) {
    if (typeof at !== 'object' || at === null) return
    const keys = Object.keys(at)
    if (keys.length === 0) return
    const holder = at as Record<string, unknown>
    const key = random.pick(keys)
    const next = holder[key]
    if (typeof next === 'object' && next !== null && random.index(4) > 0) {
      at = next
      continue
    }
    const way = random.index(4)
    if (way === 0) delete holder[key]
    else if (way === 1) holder[`${key}x`] = random.pick(junk)
    else if (way === 2 && typeof next === 'number') holder[key] = next + random.pick([-1, 1, 7, 0.25, 1e6])
    else holder[key] = random.pick(junk)
    return
  }
}
