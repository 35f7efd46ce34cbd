/** From anything to a state or a move, or a sentence that says what is wrong. */
import * as v from 'valibot'
import type { Result } from '../game'
import { faultOf } from './fault'
import { moveSchema } from './moveSchema'
import type { FortuneMove } from './moves'
import { stateSchema } from './schema'
import type { FortuneState } from './state'

export function readState(input: unknown): Result<FortuneState> {
  const parsed = parse<FortuneState>(stateSchema, input)
  if (!parsed.ok) return parsed
  const fault = faultOf(parsed.value)
  return fault ? { ok: false, why: `${fault.why} (${fault.rule})`, path: '' } : parsed
}

export function readMove(input: unknown): Result<FortuneMove> {
  return parse<FortuneMove>(moveSchema, input)
}

function parse<T>(schema: v.GenericSchema, input: unknown): Result<T> {
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (result.success) return { ok: true, value: result.output as T }
  const [issue] = result.issues
  return { ok: false, why: issue.message, path: v.getDotPath(issue) ?? '' }
}
