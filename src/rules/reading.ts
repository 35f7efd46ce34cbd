/** From anything to a state or a move, or a sentence that says what is wrong: the same for every game. */
import * as v from 'valibot'
import type { AnyMove, Refusal, Result } from './game'
import { inWords } from './issueWords'
import { refuse } from './refusal'

export function stateReader<State>(
  schema: v.GenericSchema,
  faultOf: (state: State) => Refusal | undefined,
): (input: unknown) => Result<State> {
  return input => {
    const parsed = v.safeParse(schema, input, inWords)
    if (!parsed.success) {
      const [issue] = parsed.issues
      return { ok: false, why: issue.message, path: v.getDotPath(issue) ?? '' }
    }
    const state = parsed.output as State
    const fault = faultOf(state)
    return fault ? { ok: false, why: `${fault.why} (${fault.rule})`, path: '' } : { ok: true, value: state }
  }
}

/** A union by `kind`, as each game writes it. */
export interface MoveSchemas {
  readonly options: readonly (v.GenericSchema & { readonly entries: { readonly kind: unknown } })[]
}

export interface MoveReader<Move> {
  read(input: unknown): Result<Move>
  /** Why this is no move at all. Whatever it is, nothing is thrown. */
  faultOf(input: unknown): Refusal | undefined
}

/** `rule` stands against what is no move of the game, `ruleOf` names the rule behind each kind and field. */
export function moveReader<Move extends AnyMove>(
  { options }: MoveSchemas,
  rule: string,
  ruleOf: (kind: Move['kind'], field: string) => string,
): MoveReader<Move> {
  const schemas = new Map<unknown, v.GenericSchema>(
    options.map(schema => [(schema.entries.kind as { readonly literal: string }).literal, schema]),
  )
  const noMove = (why: string, path = '') => ({ ok: false, why, path, rule }) as const
  const read = (input: unknown): Result<Move> => {
    if (typeof input !== 'object' || input === null || !Object.hasOwn(input, 'kind')) {
      return noMove('A move is an object that names its kind and its seat.')
    }
    const { kind } = input as { readonly kind: unknown }
    const schema = schemas.get(kind)
    if (!schema)
      return noMove(
        typeof kind === 'string'
          ? `There is no move “${kind.slice(0, 40)}”.`
          : 'The kind of a move is a word.',
        'kind',
      )
    const parsed = v.safeParse(schema, input, inWords)
    if (parsed.success) return { ok: true, value: parsed.output as Move }
    const [issue] = parsed.issues
    const path = v.getDotPath(issue) ?? ''
    // The whole path would be full of ids.
    const field = path.split('.')[0]!
    const why = `“${field}” of the move “${kind}”: ${issue.message}.`
    return { ok: false, why, path, rule: ruleOf(kind as Move['kind'], field) }
  }
  return {
    read,
    faultOf(input) {
      const result = read(input)
      return result.ok ? undefined : refuse(result.rule ?? rule, result.why)
    },
  }
}
