import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { StoreError } from './matchStore'
import type { KeptHead, Shelf } from './shelf'

/**
 * Matches in the browser's own database. Heads and entries lie apart, so that one more entry of a long match costs one
 * small record; both change in one transaction, which the disk has confirmed before it counts as done.
 */
interface SeaboxDb extends DBSchema {
  heads: { key: string; value: KeptHead }
  entries: { key: [match: string, index: number]; value: unknown }
}

type Opened = IDBPDatabase<SeaboxDb>

const databaseVersion = 1

/** Brings a database of any earlier version to this one; each version adds its step and keeps those before it. */
function upgrade(db: Opened, from: number): void {
  if (from < 1) {
    db.createObjectStore('heads', { keyPath: 'id' })
    db.createObjectStore('entries')
  }
}

export async function openIndexedDbShelf(name = 'seabox'): Promise<Shelf> {
  let isClosed = false
  const db = await guarded(() =>
    openDB<SeaboxDb>(name, databaseVersion, {
      upgrade,
      // A newer Seabox in another tab waits for this one to let go.
      blocking() {
        isClosed = true
        db.close()
      },
      terminated() {
        isClosed = true
      },
    }),
  )

  const ask = <T>(work: () => Promise<T>): Promise<T> => {
    if (isClosed) return Promise.reject(closed())
    return guarded(work)
  }

  return {
    isDurable: true,
    heads: () => ask(() => db.getAll('heads')),

    read: id =>
      ask(async () => {
        const tx = db.transaction(['heads', 'entries'])
        const [head, entries] = await Promise.all([
          tx.objectStore('heads').get(id),
          tx.objectStore('entries').getAll(allOf(id)),
        ])
        return head && { head, entries }
      }),

    change: (id, index, decide) =>
      ask(async () => {
        const tx = db.transaction(['heads', 'entries'], 'readwrite', { durability: 'strict' })
        await settled(tx, async () => {
          const heads = tx.objectStore('heads')
          const kept = tx.objectStore('entries')
          const [found, entry] = await Promise.all([
            heads.get(id),
            index < 0 ? undefined : kept.get([id, index]),
          ])
          const { head, log } = decide(found, entry)
          const writes = [quiet(heads.put(head))]
          if (log) {
            writes.push(quiet(kept.delete(allOf(id, log.since))))
            for (const [place, one] of log.entries.entries()) {
              writes.push(quiet(kept.put(one, [id, log.since + place])))
            }
          }
          await Promise.all(writes)
        })
      }),

    drop: ids =>
      ask(async () => {
        const tx = db.transaction(['heads', 'entries'], 'readwrite', { durability: 'strict' })
        await settled(tx, async () => {
          await Promise.all(
            ids.flatMap(id => [
              quiet(tx.objectStore('heads').delete(id)),
              quiet(tx.objectStore('entries').delete(allOf(id))),
            ]),
          )
        })
      }),

    close() {
      isClosed = true
      db.close()
    },
  }
}

/**
 * If a later request cannot even be made, this one is aborted with it and nobody waits for it any more: that must not
 * count as a fault that nobody has looked at.
 */
function quiet(request: Promise<unknown>): Promise<unknown> {
  request.catch(() => {})
  return request
}

/** All entries of a match, from one on. */
function allOf(id: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY])
}

type Writing = IDBPTransaction<SeaboxDb, ('heads' | 'entries')[], 'readwrite'>

/** Done when the disk has it; whatever goes wrong on the way takes the whole transaction back. */
async function settled(tx: Writing, work: () => Promise<void>): Promise<void> {
  // Until it is awaited below, its rejection must not count as one that nobody looks at.
  const done = tx.done.catch((error: unknown) => ({ error }))
  try {
    await work()
  } catch (error) {
    try {
      tx.abort()
    } catch {
      // It has aborted by itself.
    }
    await done
    throw error
  }
  const end = await done
  if (end) throw end.error
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StoreError ? error : storeError(error)
  }
}

function closed(): StoreError {
  return new StoreError(
    'closed',
    'A newer Seabox was opened in another tab. Reload this page; everything up to here is kept.',
  )
}

function storeError(error: unknown): StoreError {
  const name = error instanceof Error ? error.name : ''
  switch (name) {
    case 'QuotaExceededError':
      return new StoreError(
        'full',
        'The browser has no room left to keep this. Nothing is lost: free some space (delete old matches, or export this one) and try again.',
      )
    case 'VersionError':
      return new StoreError(
        'newer',
        'The matches here were kept by a newer Seabox. Reload the page to get it; they are all still there.',
      )
    case 'InvalidStateError':
      return closed()
    default: {
      const cause = error instanceof Error ? error.message : String(error)
      return new StoreError(
        'broken',
        `The browser could not keep this (${cause}). Nothing that was kept is lost.`,
      )
    }
  }
}
