import { createMatchStore } from './createMatchStore'
import type { MatchStore } from './matchStore'
import { pageShelf } from './pageShelf'

export interface OpenedStore {
  readonly store: MatchStore
  /** Why nothing outlives the page, where that is so. */
  readonly why?: string
}

/** The store on this page's shelf. */
export async function openMatchStore(): Promise<OpenedStore> {
  const { shelf, ...rest } = await pageShelf()
  return { store: createMatchStore(shelf), ...rest }
}
