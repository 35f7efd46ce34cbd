import { tidyName } from '../names'
import { canonical } from '../plain'
import { type MatchList, type MatchSummary, StoreError } from './matchStore'
import type { KeptHead, KeptMatch, Shelf } from './shelf'

/** What can be done to kept matches without knowing any game, so that a lobby can show them before rules are loaded. */
export function createMatchList(shelf: Shelf, now: () => number = Date.now): MatchList {
  const changeHead = (id: string, alter: (head: KeptHead) => KeptHead) =>
    shelf.change(id, -1, head => ({ head: alter(present(head)) }))

  return {
    isDurable: shelf.isDurable,

    async list() {
      const heads = await shelf.heads()
      return heads
        .filter(head => head.removedAt === undefined)
        .sort((a, b) => b.savedAt - a.savedAt || (a.id < b.id ? -1 : 1))
        .map(summaryOf)
    },

    rename(id, name) {
      return changeHead(id, head => ({ ...head, name: tidyName(name) }))
    },

    remove(id) {
      return changeHead(id, head => ({ ...head, removedAt: now() }))
    },

    restore(id) {
      return changeHead(id, ({ removedAt: _, ...head }) => head)
    },

    async emptyBin(olderThanMs) {
      const limit = now() - olderThanMs
      const heads = await shelf.heads()
      const old = heads.filter(({ removedAt }) => removedAt !== undefined && removedAt <= limit)
      if (old.length > 0) await shelf.drop(old.map(head => head.id))
    },

    async exportText(id) {
      const { head, entries } = await readKept(shelf, id)
      // Written without reading it first, so that a damaged match can be exported too.
      return `${canonical({ ...head.match, log: entries })}\n`
    },
  }
}

export function summaryOf({ match: _match, removedAt: _removedAt, ...summary }: KeptHead): MatchSummary {
  return summary
}

/** Said to be there; a match that is gone cannot be changed. */
export function present(head: KeptHead | undefined): KeptHead {
  if (head) return head
  throw new StoreError('gone', 'This match is no longer kept here: it was deleted.')
}

export async function readKept(shelf: Shelf, id: string): Promise<KeptMatch> {
  const kept = await shelf.read(id)
  return { head: present(kept?.head), entries: kept!.entries }
}
