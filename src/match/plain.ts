/** Data as it looks in a file: what is played in memory and what is read back must not differ in one bit. */

/**
 * The value as it reads from a file. A minus zero becomes zero, `undefined` disappears, fields stand in order: each of
 * these could otherwise make a match in memory go on differently from the same match after loading.
 */
export function plain<T>(value: T): T {
  return JSON.parse(canonical(value)) as T
}

/** JSON with the keys of every object in order, so that equal data are equal texts whoever wrote them. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(one => canonical(one ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts: string[] = []
  for (const key of Object.keys(value).sort()) {
    const part = (value as Record<string, unknown>)[key]
    if (part !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(part)}`)
  }
  return `{${parts.join(',')}}`
}

export function isSame(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b)
}
