/** What a script reads about states and moves. */
import { toJsonSchema } from '@valibot/to-json-schema'
import { describe, expect, test } from 'vitest'
import { rollingWithTheWaves as game } from '../index'
import { falls, setUpFor } from '../testing/position'

type Node = Readonly<Record<string, unknown>>

/** Paths of all properties, and whether they have a line of meaning. */
function propertiesOf(node: unknown, at = ''): readonly (readonly [path: string, isDescribed: boolean])[] {
  if (typeof node !== 'object' || node === null) return []
  const { properties, ...rest } = node as Node
  const own = Object.entries((properties ?? {}) as Record<string, Node>).flatMap(([name, part]) => [
    [`${at}.${name}`, typeof part.description === 'string'] as const,
    ...propertiesOf(part, `${at}.${name}`),
  ])
  return [...own, ...Object.values(rest).flatMap(part => propertiesOf(part, at))]
}

describe.each(['state', 'move'] as const)('the JSON Schema of a %s', kind => {
  const told = propertiesOf(toJsonSchema(game.schemas[kind], { errorMode: 'ignore' }))

  test('has a line of meaning for every field', () => {
    expect(told.length).toBeGreaterThan(20)
    expect(told.filter(([, isDescribed]) => !isDescribed).map(([path]) => path)).toEqual([])
  })
})

describe('reading', () => {
  const state = setUpFor(2, 'read')

  test.each([
    ['nothing', undefined],
    ['a word', 'red'],
    ['another game', { ...state, game: 'chess' }],
    ['a field too many', { ...state, wind: 3 }],
    [
      'a chest with five numbers',
      { ...state, players: [{ ...state.players[0], chests: [[1, 1, 1, 1, 1], [], []] }, state.players[1]] },
    ],
    ['an 8', { ...state, players: [{ ...state.players[0], hull: [8] }, state.players[1]] }],
  ])('%s is no state', (_, input) => {
    const read = game.read(input)
    expect(read).toMatchObject({ ok: false })
    expect(!read.ok && read.why.length).toBeGreaterThan(10)
  })

  test.each([
    { kind: 'draft', seat: 0, dieId: 'red-1' },
    { kind: 'draft', seat: 7, dieId: 'red-1', via: 'free' },
    { kind: 'fire', seat: 0, volleys: [] },
    { kind: 'fire', seat: 0, volleys: [{ cannons: [] }] },
    { kind: 'bury', seat: 0, chest: 4 },
    { kind: 'mutiny', seat: 0 },
  ])('%j is no move', input => {
    expect(game.readMove(input)).toMatchObject({ ok: false })
  })

  test('a throw and every move listed survive the way through JSON', () => {
    const thrown = falls(state, [6, 5, 4, 3, 2, 1])
    expect(game.readMove(JSON.parse(JSON.stringify(thrown)))).toEqual({ ok: true, value: thrown })
  })
})
