import { describe, expect, it } from 'vitest'
import { games } from '../rules/games'
import { seabox } from './testing/seabox'

/** Paths of fields without a line of meaning, in JSON Schema of any depth. */
function unexplained(schema: unknown, path = ''): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(part => unexplained(part, path))
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, ...rest } = schema as Readonly<Record<string, unknown>>
  const fields = Object.entries((properties ?? {}) as Record<string, { description?: string }>)
  return [
    ...fields.flatMap(([name, field]) => [
      ...(field.description ? [] : [`${path}.${name}`]),
      ...unexplained(field, `${path}.${name}`),
    ]),
    ...Object.values(rest).flatMap(part => unexplained(part, path)),
  ]
}

describe.each(games)('the schemas of $title', ({ id }) => {
  it.each(['state', 'move'] as const)('say of every field of a %s what it means', async which => {
    const { answers } = await seabox(['schema', '--game', id])
    const schema = answers[0][which]
    expect(JSON.stringify(schema)).toContain('"properties"')
    expect(unexplained(schema)).toEqual([])
  })
})

describe('the search for fields without a meaning', () => {
  it('finds them at any depth', () => {
    const field = { type: 'object', properties: { a: { description: 'yes' }, b: {} } }
    expect(unexplained({ anyOf: [{ properties: { list: { items: field, description: 'x' } } }] })).toEqual([
      '.list.b',
    ])
  })
})
