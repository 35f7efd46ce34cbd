import '../../src/match/allGames'
import { cutOff, type OpenMatch } from '../../src/match/openMatch'
import { isSame } from '../../src/match/plain'
import { writeMatch } from '../../src/match/readMatch'
import { createMatchStore, createMemoryShelf, type MatchStore, StoreError } from '../../src/match/store'
import type { Shelf } from '../../src/match/store/shelf'
import type { AnyGame } from '../../src/rules/games'
import { createRandom } from '../../src/rules/random'
import { computersMatch } from './cuts'

export interface Stores {
  /** Writes refused because the disk was full, each tried again. */
  readonly full: number
  /** Kept matches with a record spoilt or missing. */
  readonly spoilt: number
  /** Times that two tabs wrote to one match. */
  readonly tabs: number
}

const entriesKept = 40

export async function breakStores(game: AnyGame): Promise<Stores> {
  const whole = computersMatch(game, 'kept', entriesKept)
  return {
    full: await fillDisk(whole),
    spoilt: await spoilRecords(whole),
    tabs: await writeTwice(whole),
  }
}

/** Every write fails once: what was kept stays, and the same write succeeds when it is tried again. */
async function fillDisk(whole: OpenMatch): Promise<number> {
  const shelf = createMemoryShelf()
  let isFull = false
  const failing: Shelf = {
    ...shelf,
    change(id, index, decide) {
      if (isFull) return Promise.reject(new StoreError('full', 'The disk is full.'))
      return shelf.change(id, index, decide)
    },
  }
  const store = createMatchStore(failing)
  let open = cutOff(whole, 0)
  const { id } = await store.add(open, 'Full disk')
  let failed = 0
  for (let entries = 1; entries <= whole.match.log.length; entries++) {
    const next = cutOff(whole, entries)
    isFull = true
    const trouble = await troubleOf(store.keep(id, next, open))
    isFull = false
    if (trouble !== 'full') throw new Error(`A full disk was told as “${trouble}”`)
    await expectKept(store, id, open)
    await store.keep(id, next, open)
    await expectKept(store, id, next)
    open = next
    failed++
  }
  return failed
}

/** Any record of a kept match may be spoilt or lost: what is whole before it is offered, and nothing else is harmed. */
async function spoilRecords(whole: OpenMatch): Promise<number> {
  const random = createRandom('spoilt records')
  let spoilt = 0
  for (let index = 0; index < whole.match.log.length; index++) {
    for (const way of ['junk', 'gone', 'changed'] as const) {
      const shelf = createMemoryShelf()
      const store = createMatchStore({
        ...shelf,
        async read(id) {
          const kept = await shelf.read(id)
          if (kept?.head.name !== 'Spoilt') return kept
          const entries = [...kept.entries]
          if (way === 'gone') entries.splice(index)
          else if (way === 'junk') entries[index] = random.pick([null, 'x', {}, 7])
          else entries[index] = { ...(entries[index] as object), seal: '0'.repeat(16) }
          return { ...kept, entries }
        },
      })
      const other = await store.add(whole, 'Whole')
      const { id } = await store.add(whole, 'Spoilt')
      const loaded = await store.load(id)
      if (loaded.ok) throw new Error(`A match with entry ${index} ${way} was taken for whole`)
      const rescued = loaded.rescue?.match.log ?? []
      if (rescued.length !== index || !isSame(rescued, whole.match.log.slice(0, index)))
        throw new Error(`Entry ${index} ${way}: ${rescued.length} entries were rescued`)
      await expectKept(store, other.id, whole)
      spoilt++
    }
  }
  return spoilt
}

/** Two tabs go on from the same entry: the second is told, and what the first kept stays. */
async function writeTwice(whole: OpenMatch): Promise<number> {
  const shelf = createMemoryShelf()
  const [one, other] = [createMatchStore(shelf), createMatchStore(shelf)]
  let open = cutOff(whole, 0)
  const { id } = await one.add(open, 'Two tabs')
  let times = 0
  for (let entries = 1; entries <= whole.match.log.length; entries++) {
    const next = cutOff(whole, entries)
    await one.keep(id, next, open)
    const trouble = await troubleOf(other.keep(id, next, open))
    if (trouble !== 'changed') throw new Error(`The second tab was told “${trouble}”`)
    await expectKept(other, id, next)
    open = next
    times++
  }
  return times
}

async function troubleOf(keeping: Promise<void>): Promise<string> {
  try {
    await keeping
    return 'nothing'
  } catch (error) {
    return error instanceof StoreError ? error.trouble : String(error)
  }
}

async function expectKept(store: MatchStore, id: string, open: OpenMatch): Promise<void> {
  const loaded = await store.load(id)
  if (!loaded.ok) throw new Error(loaded.why)
  if (writeMatch(loaded.value.match) !== writeMatch(open.match)) throw new Error('Something else was kept')
}
