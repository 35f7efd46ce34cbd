import type { Result } from '../rules/game'

/** The longest match of the longest game takes a tenth of this. */
export const mostLetters = 32 * 1024 * 1024
/** Nothing of ours lies deeper than a dozen. */
const mostDepth = 64

/**
 * JSON from outside, or a sentence. Refuses what could harm whoever walks through it afterwards: endless nesting, and
 * fields named like what every object inherits (`__proto__`, `constructor` and their kin).
 */
export function readJson(text: string): Result<unknown> {
  if (text.length > mostLetters)
    return refuse('This file is too large: no match comes near 32 million letters.')
  const body = text.replace(/^\uFEFF/, '').trim()
  if (body === '') return refuse('This file is empty.')
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return refuse(notJson(body))
  }
  return check(value)
}

function notJson(body: string): string {
  if (!body.startsWith('{')) return 'This file is not JSON.'
  return body.endsWith('}')
    ? 'This file is damaged: it begins like JSON, and further on it is none.'
    : 'This file is cut off: its end is missing.'
}

function check(value: unknown): Result<unknown> {
  let level: readonly { readonly value: unknown; readonly path: string }[] = [{ value, path: '' }]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostDepth) return refuse(`This file is nested deeper than ${mostDepth} levels.`)
    const below: { value: unknown; path: string }[] = []
    for (const { value: at, path } of level) {
      if (typeof at !== 'object' || at === null) continue
      for (const [key, part] of Object.entries(at)) {
        const partPath = path === '' ? key : `${path}.${key}`
        if (key in Object.prototype) return refuse(`No field may be named “${key}”.`, partPath)
        if (typeof part === 'object' && part !== null) below.push({ value: part, path: partPath })
      }
    }
    level = below
  }
  return { ok: true, value }
}

function refuse(why: string, path = ''): Result<never> {
  return { ok: false, why, path }
}
