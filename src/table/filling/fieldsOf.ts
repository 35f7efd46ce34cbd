import type { Choice } from '../desk'

/** One thing to say about a move: a number from a list, or some of several names. */
export type Field =
  | { readonly name: string; readonly kind: 'number'; readonly values: readonly number[] }
  | { readonly name: string; readonly kind: 'set'; readonly names: readonly string[] }

export type Value = number | readonly string[]
export type Values = Readonly<Record<string, Value>>

/** A kind of move with this many choices or more is asked part by part. */
export const fewestComposed = 13

/** Who makes the move and what kind it is are not said. */
const given: ReadonlySet<string> = new Set(['kind', 'seat'])

const isSet = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string')

/** The parts of the moves of one kind; undefined where they are too few, or of other parts than numbers and names. */
export function fieldsOf(choices: readonly Choice[]): readonly Field[] | undefined {
  const [first] = choices
  if (!first || choices.length < fewestComposed) return undefined
  const names = Object.keys(first.move).filter(name => !given.has(name))
  const fields = names.map((name): Field | undefined => {
    const values = choices.map(choice => partOf(choice, name))
    if (values.every(value => typeof value === 'number'))
      return { name, kind: 'number', values: [...new Set(values)].sort((a, b) => a - b) }
    if (values.every(isSet)) return { name, kind: 'set', names: [...new Set(values.flat())] }
    return undefined
  })
  return fields.every(field => field !== undefined) ? fields : undefined
}

/** All numbers between the least and the most that a field may have, in its own steps. */
export function stepsOf({ values }: Extract<Field, { kind: 'number' }>): {
  readonly least: number
  readonly most: number
  readonly step: number
} {
  const [least = 0] = values
  const most = values.at(-1) ?? 0
  const step = values.reduce((all, value) => gcd(all, value - least), 0)
  return { least, most, step: step || 1 }
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}

/** A part of a move, by its name. */
export function partOf({ move }: Pick<Choice, 'move'>, name: string): Value {
  const parts: object = move
  return (parts as Readonly<Record<string, Value>>)[name]!
}

export function valuesOf(move: Choice['move'], fields: readonly Field[]): Values {
  return Object.fromEntries(fields.map(({ name }) => [name, partOf({ move }, name)]))
}

/** The listed choice that has this value in this part and differs least in all others. */
export function nearestTo(
  choices: readonly Choice[],
  fields: readonly Field[],
  wanted: Values,
  changed: string,
): Choice | undefined {
  const same = (choice: Choice) => apart(partOf(choice, changed), wanted[changed]!) === 0
  const far = (choice: Choice) =>
    fields.reduce((sum, { name }) => sum + apart(partOf(choice, name), wanted[name]!), 0)
  return choices.filter(same).sort((a, b) => far(a) - far(b))[0]
}

function apart(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b)
  if (typeof a === 'number' || typeof b === 'number') return Number.POSITIVE_INFINITY
  const more = a.filter(one => !b.includes(one)).length + b.filter(one => !a.includes(one)).length
  return more * 1000
}
