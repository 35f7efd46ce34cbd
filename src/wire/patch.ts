/**
 * What has changed between two plain values, as short as it is quick to find. A screen holds the last value and
 * applies what comes; parts that have not changed stay the same objects, so the renderer can compare by reference.
 */
type Key = string | number

/** A value in place of another (or where none was), nothing any more, or some elements of a list in place of others. */
export type Change =
  | readonly [at: readonly Key[], value: unknown]
  | readonly [at: readonly Key[]]
  | readonly [at: readonly Key[], from: number, cut: number, add: readonly unknown[]]

export type Patch = readonly Change[]

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Data may have fields with the names of what every object inherits. */
const fieldOf = (fields: Fields, key: string) => (Object.hasOwn(fields, key) ? fields[key] : undefined)

/** Equal as they would be read from JSON: a field that is `undefined` does not exist. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let at = 0; at < a.length; at++) if (!isEqual(a[at], b[at])) return false
    return true
  }
  if (!isFields(a) || !isFields(b)) return false
  for (const key in a) if (Object.hasOwn(a, key) && !isEqual(a[key], fieldOf(b, key))) return false
  for (const key in b) if (fieldOf(b, key) !== undefined && fieldOf(a, key) === undefined) return false
  return true
}

/** The changes that lead from one value to the other; none if they are equal. */
export function patchBetween(before: unknown, after: unknown): Patch {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes
}

/** `at` is where the two values are: one list for all of them, so it is copied where it is written down. */
function compare(before: unknown, after: unknown, at: Key[], changes: Change[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, at, changes)
  else if (isFields(before) && isFields(after)) compareFields(before, after, at, changes)
  else changes.push([[...at], after])
}

function compareFields(before: Fields, after: Fields, at: Key[], changes: Change[]): void {
  for (const key in before) {
    if (fieldOf(before, key) !== undefined && fieldOf(after, key) === undefined) changes.push([[...at, key]])
  }
  for (const key in after) {
    const now = fieldOf(after, key)
    if (now === undefined) continue
    const was = fieldOf(before, key)
    if (was === now) continue
    at.push(key)
    if (was === undefined) changes.push([[...at], now])
    else compare(was, now, at, changes)
    at.pop()
  }
}

/** What both ends have in common stays; elements between that pair up are compared, all else is put in their place. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  at: Key[],
  changes: Change[],
): void {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isEqual(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end++
  const [cut, added] = [before.length - start - end, after.length - start - end]
  if (cut === 0 && added === 0) return
  const put = after.slice(start, start + added)
  if (cut !== added || !put.every(isStructure)) {
    changes.push([[...at], start, cut, put])
    return
  }
  for (let n = start; n < start + added; n++) {
    at.push(n)
    compare(before[n], after[n], at, changes)
    at.pop()
  }
}

const isStructure = (value: unknown) => typeof value === 'object' && value !== null

/** The value after these changes; throws a `RangeError` where they do not fit. Changes nothing in place. */
export function patched(value: unknown, patch: Patch): unknown {
  return patch.reduce((now, change) => changed(now, change, 0), value)
}

function changed(value: unknown, change: Change, depth: number): unknown {
  const key = change[0][depth]
  if (key === undefined) return atEnd(value, change)
  if (Array.isArray(value) && typeof key === 'number' && key >= 0 && key < value.length) {
    return value.with(key, changed(value[key], change, depth + 1))
  }
  if (!isFields(value) || typeof key !== 'string') throw unfit(change)
  if (change.length === 1 && depth === change[0].length - 1) {
    const { [key]: _, ...rest } = value
    return rest
  }
  const inner = changed(fieldOf(value, key), change, depth + 1)
  return { ...value, [key]: inner }
}

function atEnd(value: unknown, change: Change): unknown {
  if (change.length === 2) return change[1]
  if (change.length !== 4 || !Array.isArray(value)) throw unfit(change)
  const [, from, cut, add] = change
  if (from + cut > value.length) throw unfit(change)
  return value.toSpliced(from, cut, ...add)
}

function unfit([at]: Change): RangeError {
  return new RangeError(`A change at “${at.join('.')}” does not fit what is known.`)
}
