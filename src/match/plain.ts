/** Data as it looks in a file: what is played in memory and what is read back must not differ in one bit. */

/**
 * The value as it reads from a file. A minus zero becomes zero, `undefined` disappears, fields stand in order: each of
 * these could otherwise make a match in memory go on differently from the same match after loading.
 */
export function plain<T>(value: T): T {
  return copyOf(value) as T
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, one => copyOf(one ?? null))
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  // Adding zero turns minus zero into zero.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (typeof value !== 'object') throw new TypeError(`A ${typeof value} is no data.`)
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value).sort()) {
    const field = (value as Record<string, unknown>)[key]
    if (field === undefined) continue
    // Assigning to this name would change what the object inherits.
    if (key === '__proto__')
      Object.defineProperty(copy, key, {
        value: copyOf(field),
        enumerable: true,
        configurable: true,
        writable: true,
      })
    else copy[key] = copyOf(field)
  }
  return copy
}

/**
 * `plain` for one value after another. What follows shares with the copy before it whatever has not changed, so finding
 * changes is quick. Values must not be changed in place.
 */
export function createPlain(): (value: unknown) => unknown {
  let was: unknown
  let copy: unknown
  return value => {
    copy = copyAfter(value, was, copy)
    was = value
    return copy
  }
}

function copyAfter(value: unknown, was: unknown, copy: unknown): unknown {
  if (typeof value !== 'object' || value === null) return copyOf(value)
  if (value === was) return copy
  if (Array.isArray(value)) {
    if (!Array.isArray(was) || !Array.isArray(copy)) return copyOf(value)
    const next = Array.from(value, (one, at) => copyAfter(one ?? null, was[at], copy[at]))
    return next.length === copy.length && next.every((one, at) => one === copy[at]) ? copy : next
  }
  if (!isFields(was) || !isFields(copy)) return copyOf(value)
  const fields = value as Fields
  const keys = Object.keys(copy)
  const count = Object.keys(fields).reduce((sum, key) => sum + (fields[key] === undefined ? 0 : 1), 0)
  const isAlike =
    count === keys.length && keys.every(key => Object.hasOwn(fields, key) && fields[key] !== undefined)
  if (!isAlike) return copyOf(value)
  let next: Record<string, unknown> | undefined
  for (const key of keys) {
    const field = copyAfter(fields[key], was[key], copy[key])
    if (field === copy[key]) continue
    // Of the same fields in the same order, so also one named `__proto__` is its own.
    next ??= { ...copy }
    next[key] = field
  }
  return next ?? copy
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON with the keys of every object in order, so that equal data are equal texts, independent of their writer. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) {
    let text = '['
    for (let at = 0; at < value.length; at++) text += `${at > 0 ? ',' : ''}${canonical(value[at] ?? null)}`
    return `${text}]`
  }
  let text = '{'
  for (const key of Object.keys(value).sort()) {
    const part = (value as Record<string, unknown>)[key]
    if (part !== undefined) text += `${text.length > 1 ? ',' : ''}${JSON.stringify(key)}:${canonical(part)}`
  }
  return `${text}}`
}

export function isSame(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b)
}
