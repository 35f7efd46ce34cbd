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

/** Makes nothing as long as nothing differs: most of what is told again and again has not changed. */
function copyAfter(value: unknown, was: unknown, copy: unknown): unknown {
  if (typeof value !== 'object' || value === null) return copyOf(value)
  if (value === was) return copy
  if (Array.isArray(value)) {
    return Array.isArray(was) && Array.isArray(copy) ? listAfter(value, was, copy) : copyOf(value)
  }
  return isFields(was) && isFields(copy) ? fieldsAfter(value as Fields, was, copy) : copyOf(value)
}

function listAfter(value: readonly unknown[], was: readonly unknown[], copy: readonly unknown[]): unknown {
  let next: unknown[] | undefined = value.length === copy.length ? undefined : copy.slice(0, value.length)
  for (let at = 0; at < value.length; at++) {
    const one = copyAfter(value[at] ?? null, was[at], copy[at])
    if (next) next[at] = one
    else if (one !== copy[at]) {
      next = copy.slice()
      next[at] = one
    }
  }
  return next ?? copy
}

function fieldsAfter(value: Fields, was: Fields, copy: Fields): unknown {
  let count = 0
  for (const key in value) if (value[key] !== undefined) count++
  for (const key in copy) {
    if (!Object.hasOwn(value, key) || value[key] === undefined) return copyOf(value)
    count--
  }
  if (count !== 0) return copyOf(value)
  let next: Record<string, unknown> | undefined
  for (const key in copy) {
    const field = copyAfter(value[key], was[key], copy[key])
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
