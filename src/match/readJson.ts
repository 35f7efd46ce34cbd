import type { Result } from '../rules/game'

/** The longest match of the longest game takes a tenth of this. */
export const mostLetters = 32 * 1024 * 1024
/** Nothing of ours lies deeper than a dozen. */
const mostDepth = 64

/**
 * JSON from outside, or a sentence. Refuses what could harm code that walks through it: endless nesting, and
 * fields named like what every object inherits (`__proto__`, `constructor` and their kin).
 */
export function readJson(text: string, name = 'This file'): Result<unknown> {
  if (text.length > mostLetters) return refuse(`${name} is too large: 32 million letters are the most.`)
  const body = text.replace(/^\uFEFF/, '').trim()
  if (body === '') return refuse(`${name} is empty.`)
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return refuse(`${name} ${notJson(body)}`)
  }
  const fault = findFault(value, 0)
  return fault ? refuse(fault.why(name), fault.path?.join('.')) : { ok: true, value }
}

function notJson(body: string): string {
  if (!body.startsWith('{')) return 'is not JSON.'
  return body.endsWith('}')
    ? 'is damaged: it begins like JSON, but the rest is not JSON.'
    : 'is cut off: its end is missing.'
}

interface Fault {
  readonly why: (name: string) => string
  /** Absent where the place is the whole depth of the file. */
  readonly path?: readonly string[]
}

/** Goes no deeper than it allows, so no input can exhaust the stack. */
function findFault(value: unknown, depth: number): Fault | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > mostDepth) return { why: name => `${name} is nested deeper than ${mostDepth} levels.` }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const fault = findFault(value[index], depth + 1)
      if (fault) return below(fault, String(index))
    }
    return undefined
  }
  for (const key of Object.keys(value)) {
    if (key in Object.prototype) return { why: () => `No field may be named “${key}”.`, path: [key] }
    const fault = findFault((value as Record<string, unknown>)[key], depth + 1)
    if (fault) return below(fault, key)
  }
  return undefined
}

function below(fault: Fault, key: string): Fault {
  return fault.path ? { ...fault, path: [key, ...fault.path] } : fault
}

function refuse(why: string, path = ''): Result<never> {
  return { ok: false, why, path }
}
