import { loadGame } from '../../rules/shelf'
import { freshSeed } from '../freshSeed'
import type { Entry } from '../match'
import { tidyName } from '../names'
import { cutOff, type OpenMatch, turnOf } from '../openMatch'
import { isSame } from '../plain'
import { readJson } from '../readJson'
import { loadRulesFor, readMatchData } from '../readMatch'
import { createMatchList, present, readKept, summaryOf } from './createMatchList'
import { type Loaded, type MatchStore, StoreError } from './matchStore'
import type { KeptHead, KeptMatch, Shelf } from './shelf'

export interface StoreParts {
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly newId?: () => string
}

/** A store on any shelf. */
export function createMatchStore(
  shelf: Shelf,
  { now = Date.now, newId = freshSeed }: StoreParts = {},
): MatchStore {
  const headOf = (open: OpenMatch, kept: Pick<KeptHead, 'id' | 'name' | 'startedAt'>): KeptHead => {
    const { log, ...match } = open.match
    return {
      id: kept.id,
      name: kept.name,
      game: match.game,
      seats: match.seats,
      entries: log.length,
      progress: open.game.progress(open.state).text,
      isOver: turnOf(open).kind === 'over',
      startedAt: kept.startedAt,
      savedAt: now(),
      match,
    }
  }

  const store: MatchStore = {
    ...createMatchList(shelf, now),

    async add(open, name) {
      const head = headOf(open, { id: newId(), name: tidyName(name), startedAt: now() })
      await shelf.change(head.id, -1, () => ({ head, log: { since: 0, entries: open.match.log } }))
      return summaryOf(head)
    },

    async load(id) {
      const kept = await readKept(shelf, id)
      await loadGame(kept.head.game)
      return openKept(kept)
    },

    keep(id, open, before) {
      const { log } = open.match
      const known = before.match.log
      const since = sharedLength(log, known)
      return shelf.change(id, known.length - 1, (found, last) => {
        const head = present(found)
        if (head.entries !== known.length || !isSame(last, known.at(-1))) throw changedElsewhere()
        return { head: headOf(open, head), log: { since, entries: log.slice(since) } }
      })
    },

    async importText(text, name) {
      const json = readJson(text)
      if (!json.ok) return json
      await loadRulesFor(json.value)
      const read = readMatchData(json.value)
      if (!read.ok) return read
      const open = read.value
      return { ok: true, value: await store.add(open, name ?? `${open.game.title} (imported)`) }
    },

    close: () => shelf.close(),
  }
  return store
}

/** A seal covers its entry and all before it: where two seals are equal, the logs are equal up to there. */
function sharedLength(log: readonly Entry[], other: readonly Entry[]): number {
  const shared = Math.min(log.length, other.length)
  for (let length = shared; length > 0; length--) {
    if (log[length - 1]!.seal === other[length - 1]!.seal) return length
  }
  return 0
}

function changedElsewhere(): StoreError {
  return new StoreError(
    'changed',
    'This match has gone on in another tab or window. Close one of them, or open the match again to see what was played there.',
  )
}

function openKept({ head, entries }: KeptMatch): Loaded {
  const missing = head.entries - entries.length
  const read =
    missing === 0
      ? readMatchData({ ...head.match, log: entries })
      : ({ ok: false, why: lost(missing), path: `log.${entries.length}` } as const)
  if (read.ok) return read
  const inAir = read.path.startsWith('falling') ? entries.length : undefined
  const index = /^log\.(\d+)/.exec(read.path)?.[1] ?? inAir
  if (index === undefined) return read
  const { falling: _, ...match } = head.match
  const whole = readMatchData({ ...match, log: entries.slice(0, Number(index)) })
  return { ...read, rescue: whole.ok ? cutOff(whole.value, Number(index)) : undefined }
}

function lost(missing: number): string {
  return missing > 0
    ? `This match is damaged: ${missing} of its last entries are missing.`
    : 'This match is damaged: it has more entries than were kept.'
}
