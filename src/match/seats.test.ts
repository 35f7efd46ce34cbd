import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import { cutOff, type OpenMatch } from './openMatch'
import { playOn } from './playOn'
import { parseMatch, readMatch, writeMatch } from './readMatch'
import { reseat, seatAt, seatChanges } from './seats'
import { createMatchStore } from './store/createMatchStore'
import { createMemoryShelf } from './store/memoryShelf'
import { computer, loosened, person, testMatch, testTable } from './testing/matches'
import { verify } from './verify'

beforeAll(loadPhysics)

const words = (open: OpenMatch) => seatChanges(open.match).map(({ after, text }) => `${after} ${text}`)

/** After 10 entries Ada takes the chair of a computer, after 30 she leaves it to one of another level. */
function cameAndWent(): OpenMatch {
  const start = playOn(testTable({ seed: 'chairs', players: 2 }), 10)
  const came = reseat(start, 0, { sitter: person, name: 'Ada' })
  // Persons do not play on automatically, so the log grows while computers sit there.
  const grown = playOn(reseat(came, 0, { sitter: computer }), 20)
  return reseat(grown, 0, { sitter: { kind: 'computer', level: 'solid' }, name: 'Mary' })
}

describe('a new occupant of a chair', () => {
  it('is recorded after the entry where it happened, also in the file (seed "chairs")', () => {
    const open = cameAndWent()
    expect(words(open)).toEqual([
      '10 Player 1, a computer, is called Ada from here on.',
      '30 Mary, who was called Ada, plays on as a computer of another level: mate.',
    ])
    const text = writeMatch(open.match)
    const read = readMatch(text)
    if (!read.ok) throw new Error(read.why)
    expect(read.value).toEqual(open)
    expect(verify(read.value.match)).toMatchObject({ ok: true })
    expect([0, 9, 10, 29, 30, 99].map(entries => seatAt(open.match, 0, entries)?.name)).toEqual([
      'Player 1',
      'Player 1',
      'Ada',
      'Ada',
      'Mary',
      'Mary',
    ])
    expect(seatAt(open.match, 1, 0)).toBe(open.match.seats[1])
  })

  const mate = { kind: 'computer', level: 'solid' } as const
  const cases = [
    [
      { name: 'Mary', sitter: mate },
      { name: 'Ada', sitter: person },
      'Ada takes over from Mary, a computer.',
    ],
    [{ name: 'Mary', sitter: mate }, { name: 'You', sitter: person }, 'You take over from Mary, a computer.'],
    [
      { name: 'Mary', sitter: mate },
      { name: 'Mary', sitter: person },
      'A person plays on for Mary, who was a computer.',
    ],
    [{ name: 'Ada', sitter: person }, { name: 'Ada', sitter: mate }, 'A computer (mate) plays on for Ada.'],
    [
      { name: 'You', sitter: person },
      { name: 'Mary', sitter: mate },
      'Mary, a computer (mate), takes over from you.',
    ],
    [
      { name: 'Mary', sitter: computer },
      { name: 'Mary', sitter: mate },
      'Mary plays on as a computer of another level: mate.',
    ],
    [{ name: 'You', sitter: person }, { name: 'Ada', sitter: person }, 'You are called Ada from here on.'],
    [{ name: 'Ada', sitter: person }, { name: 'Eve', sitter: person }, 'Ada is called Eve from here on.'],
  ] as const
  it.each(cases)('is told in plain words: %j, then %j', (was, now, text) => {
    const open = reseat(reseat(testTable({ players: 2 }), 1, was), 1, now)
    const { match } = open
    const told = seatChanges({
      ...match,
      reseatings: [{ after: 0, seat: 1, was: { ...match.seats[1]!, ...was } }],
    })
    expect(told.map(one => one.text)).toEqual([text])
  })

  it('is not recorded after leaving before anything is played', () => {
    const open = testMatch({ seed: 'nobody', players: 2, entries: 8 })
    const came = reseat(open, 1, { sitter: person, name: 'Ada' })
    const went = reseat(reseat(came, 1, { name: 'Eve' }), 1, { ...open.match.seats[1]! })
    expect(words(came)).toHaveLength(1)
    expect(went.match).toEqual(open.match)
    expect('reseatings' in went.match).toBe(false)
  })

  it('stays when entries are taken back, recorded after the last one left (seed "chairs")', () => {
    const open = cameAndWent()
    expect(words(cutOff(open, 20)).map(text => text.slice(0, 2))).toEqual(['10', '20'])
    const cut = cutOff(open, 5)
    expect(words(cut)).toEqual([
      '5 Mary, who was called Player 1, plays on as a computer of another level: mate.',
    ])
    expect(cut.match.seats).toBe(open.match.seats)
  })

  it('is told of what could be saved of a damaged match as well (seed "chairs")', async () => {
    const open = cameAndWent()
    const store = createMatchStore(createMemoryShelf())
    const match = loosened(open.match)
    match.log[20].seal = '0123456789abcdef'
    const { id } = await store.add({ ...open, match }, 'Damaged')
    const loaded = await store.load(id)
    if (loaded.ok) throw new Error('It was loaded')
    expect(words(loaded.rescue!).map(text => text.slice(0, 2))).toEqual(['10', '20'])
  })
})

describe('a file', () => {
  it('has no chair records when nobody changed places', () => {
    const { match } = testMatch({ seed: 'stayed', entries: 12 })
    expect(writeMatch(match)).not.toContain('reseatings')
    expect(parseMatch(writeMatch(match))).toEqual({ ok: true, value: match })
  })

  // biome-ignore lint/suspicious/noExplicitAny: a broken file may hold anything anywhere
  const broken: [string, (file: any) => void, RegExp][] = [
    ['a chair that is not there', file => (file.reseatings[0].seat = 5), /reseatings\.0/],
    ['an order that cannot be', file => (file.reseatings[1].after = 3), /reseatings\.1/],
    ['somebody without a name', file => (file.reseatings[0].was.name = ' '), /reseatings\.0/],
    [
      'a level that this game lacks',
      file => (file.reseatings[0].was.sitter = { kind: 'computer', level: 'god' }),
      /reseatings\.0/,
    ],
    ['a field too many', file => (file.reseatings[0].why = 'tired'), /reseatings\.0\.why/],
  ]
  it.each(broken)('with %s is refused with the place of the fault', (_, change, path) => {
    const file = loosened(cameAndWent().match)
    change(file)
    const read = readMatch(JSON.stringify(file))
    if (read.ok) throw new Error('It was read')
    expect(read.path).toMatch(path)
    expect(read.why).toMatch(/^This match is damaged at “reseatings/)
  })
})
