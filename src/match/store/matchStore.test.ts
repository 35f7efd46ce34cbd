import 'fake-indexeddb/auto'
import { IDBObjectStore as FakeObjectStore, IDBFactory } from 'fake-indexeddb'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadPhysics } from '../../physics'
import { cutOff, type OpenMatch } from '../openMatch'
import { playOn } from '../playOn'
import { readMatch, writeMatch } from '../readMatch'
import { computer, isThrow, person, testMatch, testTable } from '../testing/matches'
import { takeThrow } from '../throwing'
import { createMatchStore } from './createMatchStore'
import { openIndexedDbShelf } from './indexedDbShelf'
import { type MatchStore, StoreError } from './matchStore'
import { createMemoryShelf } from './memoryShelf'
import type { Shelf } from './shelf'

beforeAll(loadPhysics)

let clock = 0
const parts = () => {
  let made = 0
  return { now: () => ++clock, newId: () => `match-${++made}` }
}

async function loaded(store: MatchStore, id: string): Promise<OpenMatch> {
  const read = await store.load(id)
  if (!read.ok) throw new Error(read.why)
  return read.value
}

const shelves: [string, () => Promise<Shelf>][] = [
  ['in memory', async () => createMemoryShelf()],
  ['in the browser’s database', () => openIndexedDbShelf('test')],
]

describe.each(shelves)('matches kept %s', (_, openShelf) => {
  let store: MatchStore

  beforeEach(async () => {
    globalThis.indexedDB = new IDBFactory()
    store = createMatchStore(await openShelf(), parts())
  })
  afterEach(() => store.close())

  it('come back as they were, and stand in the list, the last kept first', async () => {
    const first = testMatch({ seed: 'first', entries: 30 })
    const second = testMatch({ seed: 'second', players: 2 })
    const a = await store.add(first, 'Friday')
    const b = await store.add(second, '  ')
    expect(await loaded(store, a.id)).toEqual(first)
    expect(await loaded(store, b.id)).toEqual(second)
    expect((await store.list()).map(line => line.id)).toEqual([b.id, a.id])
    expect(a).toMatchObject({ name: 'Friday', game: 'rattle-battle', entries: 30, isOver: false })
    expect(b).toMatchObject({ name: 'A match', isOver: true })
    expect(b.progress).toBeTruthy()
    await store.rename(a.id, 'Saturday')
    expect((await store.list()).find(line => line.id === a.id)!.name).toBe('Saturday')
  })

  it('survive a crash after any entry: what was saved loads and continues the same way (seed "kept")', async () => {
    const whole = testMatch({ seed: 'kept', players: 2 })
    let open = testTable({ seed: 'kept', players: 2 })
    const { id } = await store.add(open, 'Cut off')
    while (open.match.log.length < whole.match.log.length) {
      const next = playOn(open, 1)
      await store.keep(id, next, open)
      // The page closes here and is opened again.
      open = await loaded(store, id)
      expect(open.match.log.length).toBe(next.match.log.length)
    }
    expect(writeMatch(open.match)).toBe(writeMatch(whole.match))
  })

  it('keep dice that are in the air', async () => {
    let open = testTable({ seed: 'air' })
    while (open.game.turn(open.state).kind !== 'throw') open = playOn(open, 1)
    const { id } = await store.add(open, 'Air')
    const falling = takeThrow(open, { seed: 'let go' })
    await store.keep(id, falling, open)
    const back = await loaded(store, id)
    expect(back.match.falling?.seed).toBe('let go')
    const landed = playOn(back, 1)
    expect(landed.match.log.at(-1)).toMatchObject({ record: { seed: 'let go' } })
    await store.keep(id, landed, back)
    expect((await loaded(store, id)).match.falling).toBeUndefined()
  })

  it('lose the entries that were taken back', async () => {
    const open = testMatch({ seed: 'back', entries: 50 })
    const { id } = await store.add(open, 'Back')
    const earlier = cutOff(open, 20)
    await store.keep(id, earlier, open)
    expect(await loaded(store, id)).toEqual(earlier)
    expect((await store.list())[0]!.entries).toBe(20)
    const otherwise = playOn({ ...earlier, match: { ...earlier.match, seats: earlier.match.seats } }, 10)
    await store.keep(id, otherwise, earlier)
    expect(await loaded(store, id)).toEqual(otherwise)
  })

  it('are not overwritten by a tab that does not know what another has played', async () => {
    const start = testMatch({ seed: 'two tabs', entries: 10 })
    const { id } = await store.add(start, 'Two tabs')
    const mine = playOn(start, 1)
    const theirs = playOn(start, 3)
    await store.keep(id, theirs, start)
    const refused = store.keep(id, mine, start)
    await expect(refused).rejects.toThrow(StoreError)
    await expect(refused).rejects.toMatchObject({ trouble: 'changed' })
    expect(await loaded(store, id)).toEqual(theirs)
  })

  it('can be deleted and brought back, until the bin is emptied', async () => {
    const { id } = await store.add(testMatch({ entries: 5 }), 'Bin')
    const other = await store.add(testMatch({ entries: 6 }), 'Stays')
    await store.remove(id)
    expect((await store.list()).map(line => line.id)).toEqual([other.id])
    await store.restore(id)
    expect(await store.list()).toHaveLength(2)
    await store.remove(id)
    await store.emptyBin(1_000_000)
    await store.restore(id)
    await store.remove(id)
    await store.emptyBin(0)
    await expect(store.restore(id)).rejects.toMatchObject({ trouble: 'gone' })
    await expect(store.load(id)).rejects.toMatchObject({ trouble: 'gone' })
    const open = await loaded(store, other.id)
    await expect(store.keep(id, playOn(open, 1), open)).rejects.toMatchObject({ trouble: 'gone' })
    expect(await store.list()).toHaveLength(1)
  })

  it('leave as a file and come in as one, as new matches; broken files change nothing', async () => {
    const open = testMatch({ seed: 'file', entries: 25 })
    const { id } = await store.add(open, 'Original')
    const text = await store.exportText(id)
    expect(readMatch(text)).toEqual({ ok: true, value: open })
    const copy = await store.importText(text, 'Copy')
    expect(copy.ok && copy.value.id).not.toBe(id)
    expect(copy.ok && (await loaded(store, copy.value.id))).toEqual(open)
    const before = await store.list()
    for (const broken of ['', '{}', text.slice(0, 300), text.replace('"version":1', '"version":2')]) {
      const read = await store.importText(broken)
      expect(read.ok).toBe(false)
    }
    expect(await store.list()).toEqual(before)
  })

  it('tell who sits there, also after somebody has sat down', async () => {
    const open = testTable({ sitters: [person, computer, computer] })
    const { id } = await store.add(open, 'Seats')
    const seats = open.match.seats.with(0, { ...open.match.seats[0]!, name: 'Anne', sitter: computer })
    await store.keep(id, { ...open, match: { ...open.match, seats } }, open)
    expect((await store.list())[0]!.seats[0]).toMatchObject({ name: 'Anne', sitter: computer })
  })
})

describe('the browser’s database', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory()
  })

  it('keeps matches when the page is closed and opened again', async () => {
    const open = testMatch({ seed: 'reopened', entries: 40 })
    const before = createMatchStore(await openIndexedDbShelf('again'))
    const { id } = await before.add(open, 'Reopened')
    before.close()
    const after = createMatchStore(await openIndexedDbShelf('again'))
    expect(await loaded(after, id)).toEqual(open)
    expect(after.isDurable).toBe(true)
    after.close()
  })

  it('loses nothing when it fills up in the middle of a save, and says what to do', async () => {
    const store = createMatchStore(await openIndexedDbShelf('full'))
    const open = testMatch({ seed: 'full', entries: 20 })
    const { id } = await store.add(open, 'Full')
    const further = playOn(open, 6)
    const put = FakeObjectStore.prototype.put
    let puts = 0
    FakeObjectStore.prototype.put = function (...args) {
      if (++puts > 4) throw new DOMException('no room', 'QuotaExceededError')
      return put.apply(this, args)
    }
    try {
      const refused = store.keep(id, further, open)
      await expect(refused).rejects.toMatchObject({ trouble: 'full' })
      await expect(refused).rejects.toThrow(/no room left.*Nothing is lost/)
    } finally {
      FakeObjectStore.prototype.put = put
    }
    expect(await loaded(store, id)).toEqual(open)
    await store.keep(id, further, open)
    expect(await loaded(store, id)).toEqual(further)
    store.close()
  })

  it('detects a damaged match, recovers its intact part, and leaves the others alone', async () => {
    const store = createMatchStore(await openIndexedDbShelf('damaged'))
    const open = testMatch({ seed: 'damaged', entries: 40 })
    const other = testMatch({ seed: 'other', entries: 12 })
    const { id } = await store.add(open, 'Damaged')
    const sound = await store.add(other, 'Sound')
    const db = await openDB('damaged', 1)
    const at = open.match.log.findIndex(isThrow)
    const entry = structuredClone(open.match.log[at]) as unknown as { dice: { face: number }[] }
    entry.dice[0]!.face = (entry.dice[0]!.face % 6) + 1
    await db.put('entries', entry, [id, at])
    const found = await store.load(id)
    expect(found).toMatchObject({ ok: false, path: `log.${at}` })
    expect(found.ok || found.rescue).toEqual(cutOff(open, at))
    expect(JSON.parse(await store.exportText(id)).log[at]).toEqual(entry)

    await db.delete('entries', [id, 39])
    await db.put('entries', open.match.log[at], [id, at])
    const short = await store.load(id)
    expect(short).toMatchObject({ ok: false, why: expect.stringMatching(/missing/) })
    expect(short.ok || short.rescue).toEqual(cutOff(open, 39))

    await db.put('entries', 'scribble', [id, 3])
    expect(await store.load(id)).toMatchObject({ ok: false, path: expect.stringMatching(/^log\.3/) })
    expect(await loaded(store, sound.id)).toEqual(other)
    expect(await store.list()).toHaveLength(2)
    db.close()
    store.close()
  })

  it('yields to a newer Seabox in another tab, and says so here', async () => {
    const store = createMatchStore(await openIndexedDbShelf('newer'))
    await store.add(testMatch({ entries: 3 }), 'Old')
    const newer = await openDB('newer', 2)
    await expect(store.list()).rejects.toMatchObject({ trouble: 'closed' })
    await expect(openIndexedDbShelf('newer')).rejects.toMatchObject({ trouble: 'newer' })
    newer.close()
    await deleteDB('newer')
  })
})
