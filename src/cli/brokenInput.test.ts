import { describe, expect, it, test } from 'vitest'
import { games } from '../rules/games'
import { createRandom } from '../rules/random'
import { seabox } from './testing/seabox'

/** HEADLESS: exit 2, one document, a sentence for a person, the place; never a stack trace. */
async function expectRefused(
  args: readonly string[],
  input?: unknown,
): Promise<{ code: string; path: string }> {
  const { exitCode, output, answers, message, isWhole } = await seabox(args, input)
  expect(exitCode, output.slice(0, 500)).toBe(2)
  expect(isWhole).toBe(true)
  expect(answers).toHaveLength(1)
  const { code, message: words, path } = answers[0].error
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(code).not.toBe('internal')
  expect(words).toMatch(/^\S.*[.!?]$/s)
  expect(words.length).toBeLessThan(600)
  expect(words).not.toMatch(/\bundefined\b|\[object|TypeError|RangeError|Unexpected token|\n\s+at /)
  expect(typeof path).toBe('string')
  expect(message).toBeUndefined()
  return { code, path }
}

const readers = ['legal', 'apply', 'view', 'drop', 'measure'] as const

const texts: readonly [string, string][] = [
  ['nothing', ''],
  ['blanks', ' \n'],
  ['prose', 'please move my ship'],
  ['half a document', '{"game":"rattle-battle","sta'],
  ['two documents', '{}{}'],
  ['single quotes', "{'game':'rattle-battle'}"],
  ['NaN', '{"game":NaN}'],
  ['Infinity', '{"seat":Infinity}'],
  ['a comment', '{} // nothing'],
  ['bytes', '\u0000\u0001\u0002\uFFFD'],
  ['null', 'null'],
  ['a number', '1e999'],
  ['a text', '"rattle-battle"'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['10 MB of garbage', 'x'.repeat(10_000_000)],
  ['10 MB of zeros', `[${'0,'.repeat(5_000_000)}0]`],
  ['a pit of brackets', '['.repeat(200_000)],
  ['brackets 20,000 deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['objects 20,000 deep', `${'{"state":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['a reference to itself', '{"game":"rattle-battle","state":{"$ref":"#"},"seat":0}'],
  ['a number for the game', '{"game":7,"state":{},"seat":0}'],
  ['an inherited name for the game', '{"game":"constructor","state":{},"seat":0}'],
]

describe.each(readers)('%s refuses what is no input at all', command => {
  test.each(texts)('%s', async (_, text) => {
    await expectRefused([command], text)
  })

  it('refuses a file that is not there', async () => {
    await expectRefused([command, '--in', '/nowhere/at/all.json'])
  })

  it('refuses an option it does not know', async () => {
    await expectRefused([command, '--colour', 'blue'])
  })
})

describe('command line arguments', () => {
  const lines: readonly string[][] = [
    [],
    ['sail'],
    ['__proto__'],
    ['--help-me'],
    ['new'],
    ['new', '--game'],
    ['new', '--game', 'chess'],
    ['new', '--game', 'rattle-battle', '--players', 'many'],
    ['new', '--game', 'rattle-battle', '--players', '0'],
    ['new', '--game', 'rattle-battle', '--players', '-3'],
    ['new', '--game', 'rattle-battle', '--players', '2.5'],
    ['new', '--game', 'rattle-battle', '--players', '1e9'],
    ['new', '--game', 'rattle-battle', '--seed', 's'.repeat(300)],
    ['new', '--game', 'rattle-battle', '--options', 'fast'],
    ['new', '--game', 'rattle-battle', '--options', '[]'],
    ['new', '--game', 'rattle-battle', '--options', '{"wind":1}'],
    ['new', '--game', 'rattle-battle', '--options', '{"fistMax":"6"}'],
    ['new', '--game', 'rattle-battle', '--options', '{"__proto__":{"fistMax":6}}'],
    ['new', '--game', 'rattle-battle', '--options', '{"toString":1}'],
    ['schema'],
    ['schema', '--game', 'go'],
    ['games', '--verbose'],
    ['play'],
    ['play', '--game', 'none'],
    ['play', '--game', 'rattle-battle', '--players', '1'],
    ['play', '--game', 'rattle-battle', '--games', 'all'],
    ['play', '--game', 'rattle-battle', '--bots', ''],
    ['play', '--game', 'rattle-battle', '--bots', 'random,'],
    ['verify'],
    ['verify', '/nowhere/match.json'],
    ['verify', import.meta.filename],
    ['verify', new URL('../../package.json', import.meta.url).pathname],
    ['verify', '/'],
  ]
  test.each(lines.map(line => [line.join(' ').slice(0, 80) || '(nothing)', line] as const))(
    '%s',
    async (_, line) => {
      await expectRefused(line)
    },
  )
})

describe.each(games)('a position of $title that was changed by hand', game => {
  const fresh = async () => (await seabox(['new', '--game', game.id, '--seed', 'broken'])).answers[0].state

  const junk: readonly unknown[] = [null, 'x', -1, 99, 1e15, 1e300, 0.5, [], {}, true, [[[]]], { $ref: '#' }]

  it('is read, or refused with one sentence, after any change (seed "changes", 150 changes)', async () => {
    const random = createRandom('changes')
    const state = await fresh()
    let refused = 0
    for (let n = 0; n < 150; n++) {
      const broken = structuredClone(state)
      const [holder, key] = random.pick(placesOf(broken))
      const change = random.index(4)
      if (change === 0) delete holder[key]
      else if (change === 1) holder.unheardOf = 1
      else holder[key] = structuredClone(random.pick(junk))
      const command = random.pick(['legal', 'view', 'apply'])
      const input = { game: game.id, state: broken, seat: 0, moves: [] }
      const { exitCode } = await seabox([command], input)
      if (exitCode === 0) continue
      const { path } = await expectRefused([command], input)
      expect(path).toMatch(/^state/)
      refused++
    }
    expect(refused).toBeGreaterThan(100)
  })

  const seats: readonly unknown[] = [undefined, null, -1, 99, 1.5, '0', 'captain', [], {}, true]
  test.each(seats.map(seat => [JSON.stringify(seat), seat] as const))('seat %s', async (_, seat) => {
    const state = await fresh()
    expect((await expectRefused(['legal'], { game: game.id, state, seat })).path).toBe('seat')
    expect((await expectRefused(['view'], { game: game.id, state, seat })).path).toBe('seat')
  })

  const moves: readonly unknown[] = [
    undefined,
    null,
    {},
    'pass',
    [null],
    [1],
    ['pass'],
    [[]],
    [{}],
    [{ kind: 'fly', seat: 0 }],
    [{ kind: 'thrown', seat: 0 }],
    [{ kind: 'thrown', seat: 0, dice: 'six' }],
    [{ kind: 'thrown', seat: 0, dice: [] }],
    [{ kind: 'toString', seat: 0 }],
    [{ kind: 1, seat: 0 }],
    [{ seat: 0 }],
    Array.from({ length: 30_000 }, () => ({})),
  ]
  test.each(moves.map(list => [JSON.stringify(list)?.slice(0, 60), list] as const))(
    'moves %s',
    async (_, list) => {
      const input = { game: game.id, state: await fresh(), moves: list }
      expect((await expectRefused(['apply'], input)).path).toMatch(/^moves/)
    },
  )

  it('with fields that every object inherits', async () => {
    const state = JSON.stringify(await fresh())
    for (const name of ['__proto__', 'constructor', 'valueOf']) {
      const text = `{"game":"${game.id}","seat":0,"state":${state.replace('{', `{"${name}":{"polluted":1},`)}}`
      const { path } = await expectRefused(['legal'], text)
      expect(path).toBe(`state.${name}`)
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})

// biome-ignore lint/suspicious/noExplicitAny: any field of anything
type Holder = any

/** Every field of a document, with what holds it. */
function placesOf(value: Holder): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap(key => [[value, key] as [Holder, string], ...placesOf(value[key])])
}
