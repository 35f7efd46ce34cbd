/** Whatever comes in as a match file, of every game: read, or refused with a sentence. Nothing is thrown. */
import { beforeAll, describe, expect, it, test } from 'vitest'
import { loadPhysics } from '../physics'
import { games } from '../rules/games'
import { createRandom, type Random } from '../rules/random'
import { junk, spoilt } from '../rules/testing/spoilt'
import { withOneChange } from '../rules/testing/withOneChange'
import type { Entry, Match } from './match'
import type { OpenMatch } from './openMatch'
import { parseMatchData, readMatch, readMatchData, writeMatch } from './readMatch'
import { resealed, testMatch } from './testing/matches'
import { verify } from './verify'

beforeAll(loadPhysics)

/** One clear sentence for a person, without words of an engine or of a validator. */
function expectSentence(why: string, what: unknown): void {
  const where = JSON.stringify(what)?.slice(0, 300)
  expect(why, where).toMatch(/^[A-Z“][^\n]*[.”)]$/)
  expect(why.length, where).toBeLessThan(500)
  expect(why, where).not.toMatch(/Expected|undefined|Unexpected|\[object|TypeError|Cannot read|\bNaN\b/)
}

/** True if it was read. */
function readsOrRefuses(data: unknown): boolean {
  const read = readMatchData(data)
  if (!read.ok) expectSentence(read.why, data)
  return read.ok
}

/**
 * As somebody would change it who can compute seals: one thing of an entry is another one of its kind. Mostly of the last
 * entry, before which all is played.
 */
function forged(match: Match, random: Random): Match | undefined {
  const { log } = match
  const at = random.index(3) > 0 ? log.length - 1 : random.index(log.length)
  const subject = { phase: 'an entry', entry: log[at]! }
  const { input } = withOneChange(subject, random, ([part]) => part === 'entry')
  const { entry } = input as { readonly entry: Entry }
  const parsed = parseMatchData({ ...match, log: log.with(at, entry) })
  return parsed.ok ? resealed(parsed.value) : undefined
}

/** The same text with a piece cut out, doubled, or written over. */
function scratched(text: string, random: Random): string {
  const from = random.index(text.length)
  const to = from + 1 + random.index(40)
  const put = random.pick([
    '',
    text.slice(from, to).repeat(2),
    '"',
    '}',
    ']',
    ',',
    '0',
    '-',
    'null',
    '\u0000',
  ])
  return text.slice(0, from) + put + text.slice(to)
}

test.each(junk.map(input => [JSON.stringify(input), input]))(
  'a file that is %s is refused',
  (text, input) => {
    expect(readsOrRefuses(input)).toBe(false)
    expect(readMatch(text).ok).toBe(false)
  },
)

describe.each(games.map(game => ({ title: game.title, game })))('a match of $title', ({ game }) => {
  const begun = (n: number): OpenMatch =>
    testMatch({
      game: game.id,
      players: Math.max(2, game.players.min),
      seed: `any file ${n}`,
      options: Object.fromEntries(game.options.map(({ id, default: standard }) => [id, standard])),
      entries: 30 + 25 * n,
    })

  it.each([0, 1, 2])('that is spoilt is read or refused with a sentence (seed "any file %s")', n => {
    const { match } = begun(n)
    const random = createRandom(`spoilt ${n} of ${game.id}`)
    expect(readsOrRefuses(match)).toBe(true)
    let refused = 0
    for (let times = 0; times < 80; times++) if (!readsOrRefuses(spoilt(match, random))) refused++
    expect(refused).toBeGreaterThan(50)
  })

  it.each([0, 1, 2])(
    'that is changed and sealed again is read or refused by the rules (seed "any file %s")',
    n => {
      const { match } = begun(n)
      const random = createRandom(`forged ${n} of ${game.id}`)
      let tried = 0
      for (let times = 0; times < 400 && tried < 30; times++) {
        const changed = forged(match, random)
        if (!changed) continue
        tried++
        readsOrRefuses(changed)
      }
      expect(tried).toBeGreaterThan(20)
    },
  )

  it('whose letters are scratched is refused with a sentence, or is the same match (seed "any file 0")', () => {
    const text = writeMatch(begun(0).match)
    const random = createRandom(`scratched ${game.id}`)
    for (let times = 0; times < 80; times++) {
      const read = readMatch(scratched(text, random))
      if (read.ok) expect(JSON.parse(writeMatch(read.value.match)).log).toEqual(JSON.parse(text).log)
      else expectSentence(read.why, text)
    }
  })

  it('that is spoilt is told apart by verify, which throws nothing (seed "any file 0")', () => {
    const { match } = begun(0)
    const random = createRandom(`verified ${game.id}`)
    let verified = 0
    for (let times = 0; times < 200 && verified < 4; times++) {
      const parsed = forged(match, random)
      if (!parsed) continue
      verified++
      const verdict = verify(parsed)
      if (!verdict.ok) expectSentence(verdict.why, parsed.log.at(-1))
    }
    expect(verified).toBe(4)
  })
})
