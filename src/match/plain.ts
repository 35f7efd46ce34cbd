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
