import { beforeAll, describe, expect, it, test } from 'vitest'
import { loadPhysics } from '../physics'
import { type Migration, migrate } from './migrations'
import type { OpenMatch } from './openMatch'
import { readJson } from './readJson'
import { readMatch, writeMatch } from './readMatch'
import { isThrow, loosened, resealed, testMatch } from './testing/matches'

let open: OpenMatch
let text: string
let moved: number
let thrown: number

beforeAll(async () => {
  await loadPhysics()
  open = testMatch({ seed: 'file', players: 2, entries: 40 })
  text = writeMatch(open.match)
  moved = open.match.log.findIndex(entry => entry.kind === 'move')
  thrown = open.match.log.findIndex(isThrow)
})

/** Every refusal is a sentence for a person and never the words of an engine. */
function expectRefused(file: string, why: RegExp, path?: RegExp) {
  const read = readMatch(file)
  if (read.ok) throw new Error('It was read')
  expect(read.why).toMatch(why)
  expect(read.why).toMatch(/^[A-Z“].*[.”)]$/s)
  expect(read.why.length).toBeLessThan(400)
  expect(read.why).not.toMatch(/undefined|Unexpected token|\bObject\b|TypeError|NaN\b/)
  if (path) expect(read.path).toMatch(path)
}

describe('a match file', () => {
  it('reads back as the match that was written, byte for byte (seed "file")', () => {
    expect(readMatch(text)).toEqual({ ok: true, value: open })
    const again = readMatch(`\uFEFF  ${text}\n`)
    expect(again.ok && writeMatch(again.value.match)).toBe(text)
  })

  it('is the same match whatever the order of its fields', () => {
    const turned = JSON.stringify(reversed(JSON.parse(text)))
    expect(turned).not.toBe(JSON.stringify(JSON.parse(text)))
    const read = readMatch(turned)
    expect(read.ok && writeMatch(read.value.match)).toBe(text)
  })
})

/** All objects with their fields the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  )
}

describe('refuses a file that is no match with one sentence', () => {
  const texts: [string, () => string, RegExp][] = [
    ['nothing', () => '', /empty/],
    ['blanks', () => ' \n\t', /empty/],
    ['prose', () => 'Dear Seabox, please open this.', /not JSON/],
    ['a picture', () => '\u0089PNG\r\n\u001a\n\u0000\u0000', /not JSON/],
    ['a web page', () => '<!doctype html><title>404</title>', /not JSON/],
    ['null', () => 'null', /not a match/],
    ['a number', () => '42', /not a match/],
    ['a text', () => '"seabox-match"', /not a match/],
    ['a list', () => '[]', /not a match/],
    ['an empty object', () => '{}', /not a match/],
    ['foreign JSON', () => '{"name":"left-pad","version":"1.0.0"}', /not a match/],
    ['a match of another table', () => text.replace('"seabox-match"', '"chessbox-match"'), /not a match/],
    ['a match inside a list', () => `[${text}]`, /not a match/],
    ['half a file', () => text.slice(0, text.length / 2), /cut off/],
    ['a file without its last letter', () => text.trimEnd().slice(0, -1), /cut off/],
    ['a file that ends inside a field', () => text.slice(0, 30), /cut off/],
    ['two files in one', () => text + text, /damaged/],
    ['a file with a hole', () => text.slice(0, 500) + text.slice(900), /damaged|not|cut/],
    ['NaN for a number', () => text.replace(/"players":\d/, '"players":NaN'), /damaged/],
    ['10 MB of brackets', () => '['.repeat(10_000_000), /not JSON/],
    ['brackets 100,000 deep', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`, /nested/],
    ['objects 5,000 deep', () => `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, /nested/],
    ['10 MB of one letter', () => 'x'.repeat(10_000_000), /not JSON/],
    ['33 million letters', () => ' '.repeat(33 * 1024 * 1024), /too large/],
  ]
  test.each(texts)('%s', (_, file, why) => expectRefused(file(), why))
})

describe('refuses an invalid match with one sentence and the place of the fault', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a broken file may hold anything anywhere
  type Breaking = (file: any) => void
  const cases: [string, Breaking, RegExp, RegExp][] = [
    ['no version', file => delete file.version, /version/, /version/],
    ['a version in words', file => (file.version = 'one'), /version/, /version/],
    ['version 0', file => (file.version = 0), /version/, /version/],
    ['half a version', file => (file.version = 1.5), /version/, /version/],
    ['a newer version', file => (file.version = 2), /newer Seabox/, /version/],
    ['a much newer version', file => (file.version = 1e9), /newer Seabox/, /version/],
    ['no stamp', file => delete file.stamp, /missing/, /stamp/],
    ['newer rules', file => (file.stamp.rules = 99), /rules/, /stamp\.rules/],
    ['no game', file => delete file.game, /missing/, /game/],
    ['an unknown game', file => (file.game = 'chess'), /“chess”/, /game/],
    ['a game named like an inherited field', file => (file.game = 'toString'), /“toString”/, /game/],
    ['no set-up', file => delete file.setUp, /missing/, /setUp/],
    ['a set-up of null', file => (file.setUp = null), /object/, /setUp/],
    ['a set-up that is a list', file => (file.setUp = []), /missing|object/, /setUp/],
    ['too many players', file => (file.setUp.players = 9), /players/, /setUp\.players/],
    ['players in words', file => (file.setUp.players = '2'), /number/, /setUp\.players/],
    ['two and a half players', file => (file.setUp.players = 2.5), /whole number/, /setUp\.players/],
    ['a seed that is a number', file => (file.setUp.seed = 7), /text/, /setUp\.seed/],
    ['a seed without end', file => (file.setUp.seed = 's'.repeat(5000)), /200/, /setUp\.seed/],
    ['an unknown option', file => (file.setUp.options.wind = 'west'), /wind/, /options/],
    ['an option of a wrong value', file => (file.setUp.options.fistMax = 99), /fistMax/, /options/],
    ['an option that is an object', file => (file.setUp.options.fistMax = {}), /option/, /options/],
    ['an option missing', file => delete file.setUp.options.fistMax, /option/, /options/],
    ['free undo in words', file => (file.freeUndo = 'no'), /true or false/, /freeUndo/],
    ['no seats', file => (file.seats = []), /seats/, /seats/],
    ['a seat too many', file => file.seats.push(file.seats[0]), /seats/, /seats/],
    ['a seat without a name', file => (file.seats[0].name = ' '), /name/, /seats\.0\.name/],
    ['a name without end', file => (file.seats[1].name = 'n'.repeat(1e5)), /40/, /seats\.1\.name/],
    ['a colour that does not exist', file => (file.seats[0].colour = 'plaid'), /yellow/, /seats\.0\.colour/],
    ['a parrot for a player', file => (file.seats[0].sitter = { kind: 'parrot' }), /human/, /sitter/],
    ['a computer of no known level', file => (file.seats[0].sitter.level = 'godlike'), /random/, /level/],
    ['no log', file => delete file.log, /missing/, /log/],
    ['a log of numbers', file => (file.log = [1, 2]), /damaged/, /log\.0/],
    ['a log with a hole', file => (file.log[3] = null), /damaged/, /log\.3/],
    ['an entry of an unknown kind', file => (file.log[0].kind = 'wish'), /“move”/, /log\.0/],
    ['an entry with a field too many', file => (file.log[0].note = 'hello'), /no such field/, /log\.0\.note/],
    ['a move of an unknown kind', file => (file.log[moved].move.kind = 'fly'), /damaged/, /move/],
    ['a move with a field too many', file => (file.log[moved].move.extra = 1), /damaged/, /move/],
    ['a move by seat 12', file => (file.log[moved].move.seat = 12), /damaged/, /move/],
    ['a seal that is not a hash', file => (file.log[0].seal = 'sealed!'), /hex/, /log\.0\.seal/],
    ['a seal missing', file => delete file.log[1].seal, /missing/, /log\.1\.seal/],
    ['a face of 13', file => (file.log[thrown].dice[0].face = 13), /12/, /face/],
    ['a face of 0', file => (file.log[thrown].dice[0].face = 0), /at least 1/, /face/],
    ['a place of two numbers', file => file.log[thrown].dice[0].position.pop(), /damaged/, /position/],
    ['a rotation of null', file => (file.log[thrown].dice[0].rotation[1] = null), /number/, /rotation/],
    ['a die of an unknown kind', file => (file.log[thrown].dice[0].kind = 'd20'), /“d6”.*not “d20”/, /kind/],
    ['dice that are no list', file => (file.log[thrown].dice = { 0: 'six' }), /list/, /dice/],
    [
      'a blow of strength 9',
      file => file.log[thrown].record.bangs.push({ step: 1, level: 9 }),
      /1, 2 or 3/,
      /level/,
    ],
    [
      'a throw of version 2',
      file => (file.log[thrown].record.version = 2),
      /1 is expected/,
      /record\.version/,
    ],
    ['a field at the top too many', file => (file.cheat = true), /no such field/, /cheat/],
    ['dice in the air of no shape', file => (file.falling = { seed: 1 }), /damaged/, /falling/],
    ['a move of somebody else', file => (file.log[moved].move.seat ^= 1), /Entry/, /log/],
    [
      'a forged face',
      file => (file.log[thrown].dice[0].face = (file.log[thrown].dice[0].face % 6) + 1),
      /Entry/,
      /log/,
    ],
    ['a changed set-up', file => (file.setUp.seed = 'other'), /set-up/, /seal/],
    ['an entry left out', file => file.log.splice(5, 1), /Entry/, /log/],
  ]
  test.each(cases)('%s', (_, breaking, why, path) => {
    const file = loosened(open.match)
    breaking(file)
    expectRefused(JSON.stringify(file), why, path)
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__'])(
    'a field named %s, at the top or deep down',
    name => {
      const field = `"${name}":{"isAdmin":true},`
      expectRefused(text.replace('{', `{${field}`), /may be named/)
      expectRefused(
        text.replace('"options": {', `"options": {${field}`).replace('"setUp": {', `"setUp": {${field}`),
        /named/,
      )
      expectRefused(text.replace('"move":{', `"move":{${field}`), /named/)
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    },
  )

  it('moves that no game has, even with all seals recomputed', () => {
    const file = loosened(open.match)
    file.log[moved].move.seat ^= 1
    expectRefused(JSON.stringify(resealed(file)), /RB-/, /log/)
  })
})

describe('a file of an earlier version', () => {
  const steps = new Map<number, Migration>([
    [1, old => ({ ...old, colour: 'blue' })],
    [2, ({ colour, ...old }) => ({ ...old, colours: [colour] })],
  ])

  it('goes through every step from its version on', () => {
    expect(migrate({ version: 1, kept: 7 }, steps, 3)).toEqual({
      ok: true,
      value: { version: 3, kept: 7, colours: ['blue'] },
    })
    expect(migrate({ version: 2, colour: 'red' }, steps, 3)).toEqual({
      ok: true,
      value: { version: 3, colours: ['red'] },
    })
    expect(migrate({ version: 3, as: 'it is' }, steps, 3)).toEqual({
      ok: true,
      value: { version: 3, as: 'it is' },
    })
  })

  it('is refused with a word where a step is missing', () => {
    const [, second] = steps
    expect(migrate({ version: 1 }, new Map([second!]), 3)).toMatchObject({
      ok: false,
      why: expect.stringMatching(/format 1.*no longer/),
    })
  })
})

describe('JSON from outside', () => {
  it('is read as it is', () => {
    const value = { a: [1, { b: null }], c: 'd' }
    expect(readJson(JSON.stringify(value))).toEqual({ ok: true, value })
  })
})

it('a computer of a level that its game no longer has plays on as the best below it (seed "file")', () => {
  const play = (level: 'legend' | 'strong') => {
    const sitters = [0, 1].map(() => ({ kind: 'computer', level }) as const)
    return testMatch({ game: 'waves-of-fortune', players: 2, seed: 'file', sitters, entries: 6 }).match
  }
  const old = play('legend')
  const read = readMatch(writeMatch(old))
  expect(read.ok && read.value.match.seats[0]!.sitter).toEqual({ kind: 'computer', level: 'legend' })
  const movesOf = ({ log }: typeof old) => log.map(entry => entry.kind === 'move' && entry.move)
  expect(movesOf(old)).toHaveLength(6)
  expect(movesOf(old)).toEqual(movesOf(play('strong')))
})
