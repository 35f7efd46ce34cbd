import { createMatchStore } from './createMatchStore'
import { openIndexedDbShelf } from './indexedDbShelf'
import { type MatchStore, StoreError } from './matchStore'
import { createMemoryShelf } from './memoryShelf'

export interface OpenedStore {
  readonly store: MatchStore
  /** Why nothing outlives the page, where that is so. */
  readonly why?: string
}

/** The browser's store; where it gives none (a private window, say), one that lasts as long as the page. */
export async function openMatchStore(): Promise<OpenedStore> {
  try {
    return { store: createMatchStore(await openIndexedDbShelf()) }
  } catch (error) {
    const cause = error instanceof StoreError ? error.message : 'This browser keeps nothing for us.'
    const why = `${cause} Until then matches are kept only while this page is open: export what you want to have later.`
    return { store: createMatchStore(createMemoryShelf()), why }
  }
}
