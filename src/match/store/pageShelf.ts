import { openIndexedDbShelf } from './indexedDbShelf'
import { StoreError } from './matchStore'
import { createMemoryShelf } from './memoryShelf'
import type { Shelf } from './shelf'

export interface OpenedShelf {
  readonly shelf: Shelf
  /** Why nothing outlives the page, where that is so. */
  readonly why?: string
}

let opened: Promise<OpenedShelf> | undefined

/** The shelf of this page, the same for the lobby and the table: the browser's, or one that lasts as long as the page. */
export function pageShelf(): Promise<OpenedShelf> {
  opened ??= openShelf()
  return opened
}

async function openShelf(): Promise<OpenedShelf> {
  try {
    return { shelf: await openIndexedDbShelf() }
  } catch (error) {
    const cause = error instanceof StoreError ? error.message : 'This browser keeps nothing for us.'
    const why = `${cause} Until then matches are kept only while this page is open: export what you want to have later.`
    return { shelf: createMemoryShelf(), why }
  }
}
