import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'
import { rollingSeas } from '../index'
import { newGame, through } from '../testing/position'

type Told = Readonly<Record<string, unknown>>

/** Every property of an object, wherever it is, with its path. */
function* propertiesOf(schema: unknown, path: string): Generator<readonly [path: string, told: Told]> {
  if (typeof schema !== 'object' || schema === null) return
  for (const [key, part] of Object.entries(schema)) {
    if (key === 'properties') {
      for (const [name, told] of Object.entries(part as Told)) yield [`${path}.${name}`, told as Told]
    }
    yield* propertiesOf(part, `${path}.${key}`)
  }
}

test('every field of a state and of every move has a line of meaning', () => {
  const wishes = { errorMode: 'ignore' } as const
  const all = [
    ...propertiesOf(toJsonSchema(rollingSeas.schemas.state, wishes), 'state'),
    ...propertiesOf(toJsonSchema(rollingSeas.schemas.move, wishes), 'move'),
  ]
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(([, told]) => typeof told.description !== 'string').map(([path]) => path)).toEqual([])
})

test('a state is read back from its JSON as it was, and a wrong one refused where it is wrong', () => {
  const state = through(newGame(2, 'to and fro'), 'setupIslands')
  expect(rollingSeas.read(JSON.parse(JSON.stringify(state)))).toEqual({
    ok: true,
    value: JSON.parse(JSON.stringify(state)),
  })
  const wrong = { ...state, round: 26 }
  expect(rollingSeas.read(wrong)).toMatchObject({ ok: false, path: 'round' })
  expect(rollingSeas.read({ ...state, players: [] })).toMatchObject({ ok: false, path: 'players' })
  expect(rollingSeas.read(undefined).ok).toBe(false)
})
