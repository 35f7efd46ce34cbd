import { plain } from '../plain'
import type { KeptHead, Shelf } from './shelf'

/** Keeps matches as long as the page lives: for tests, and where a browser lets us keep nothing. */
export function createMemoryShelf(): Shelf {
  const matches = new Map<string, { readonly head: KeptHead; readonly entries: readonly unknown[] }>()
  return {
    isDurable: false,
    heads: async () => [...matches.values()].map(({ head }) => plain(head)),
    async read(id) {
      const kept = matches.get(id)
      return kept && plain(kept)
    },
    async change(id, index, decide) {
      const kept = matches.get(id)
      const { head, log } = decide(kept?.head, kept?.entries[index])
      const entries = kept?.entries ?? []
      matches.set(
        id,
        plain({ head, entries: log ? [...entries.slice(0, log.since), ...log.entries] : entries }),
      )
    },
    async drop(ids) {
      for (const id of ids) matches.delete(id)
    },
    close() {},
  }
}
