import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** An open table, kept in the browser's own database beside the matches. */
export interface KeptTable {
  readonly id: string
  readonly name: string
  readonly savedAt: number
  readonly things: number
  readonly moments: number
}

interface OpenDb extends DBSchema {
  tables: { key: string; value: KeptTable }
  films: { key: string; value: string }
}

let opened: Promise<IDBPDatabase<OpenDb>> | undefined

function database(): Promise<IDBPDatabase<OpenDb>> {
  opened ??= openDB<OpenDb>('seabox-open', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' })
      db.createObjectStore('films')
    },
    terminated() {
      opened = undefined
    },
  }).catch(error => {
    opened = undefined
    throw error
  })
  return opened
}

/** The kept tables, the newest first; none where the browser keeps nothing. */
export async function keptTables(): Promise<readonly KeptTable[]> {
  const all = await (await database()).getAll('tables')
  return all.toSorted((a, b) => b.savedAt - a.savedAt)
}

/** Head and film change together, or not at all. */
export async function keepTable(head: KeptTable, film: string): Promise<void> {
  const change = (await database()).transaction(['tables', 'films'], 'readwrite')
  await Promise.all([
    change.objectStore('tables').put(head),
    change.objectStore('films').put(film, head.id),
    change.done,
  ])
}

export async function readTableFilm(id: string): Promise<string | undefined> {
  return (await database()).get('films', id)
}

export async function dropTable(id: string): Promise<void> {
  const change = (await database()).transaction(['tables', 'films'], 'readwrite')
  await Promise.all([
    change.objectStore('tables').delete(id),
    change.objectStore('films').delete(id),
    change.done,
  ])
}
