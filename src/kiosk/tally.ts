import * as v from 'valibot'
import { type GameId, gameIds } from '../rules/game'
import { cures } from './watchdog'

/** What is counted for the attendant, since the kiosk was first started on this machine. */
export interface Tally {
  /** Milliseconds since 1970. */
  readonly since: number
  readonly drops: number
  readonly finished: Readonly<Partial<Record<GameId, number>>>
  /** Visitors who touched the screen, and what they did. */
  readonly touches: number
  readonly dropped: number
  readonly measured: number
  readonly seated: number
  /** What the watchdog has recreated. */
  readonly picture: number
  readonly match: number
  readonly page: number
  /** Pictures that the graphics card lost, whether they came back or not. */
  readonly lost: number
  /** Times the machine slept, or this page stood in the background. */
  readonly slept: number
  readonly broken: number
  /** The last things that broke, newest first. */
  readonly faults: readonly { readonly at: number; readonly words: string }[]
}

export type Count = {
  [Name in keyof Tally]: Tally[Name] extends number ? (Name extends 'since' ? never : Name) : never
}[keyof Tally]

const mostFaults = 20
const mostFaultLetters = 300

export function freshTally(nowMs: number): Tally {
  return {
    since: nowMs,
    drops: 0,
    finished: {},
    touches: 0,
    dropped: 0,
    measured: 0,
    seated: 0,
    picture: 0,
    match: 0,
    page: 0,
    lost: 0,
    slept: 0,
    broken: 0,
    faults: [],
  }
}

export function countOne(tally: Tally, name: Count): Tally {
  return { ...tally, [name]: tally[name] + 1 }
}

export function countFinished(tally: Tally, game: GameId): Tally {
  return { ...tally, finished: { ...tally.finished, [game]: (tally.finished[game] ?? 0) + 1 } }
}

export function countFault(tally: Tally, words: string, nowMs: number): Tally {
  const fault = { at: nowMs, words: words.slice(0, mostFaultLetters) }
  return { ...tally, broken: tally.broken + 1, faults: [fault, ...tally.faults].slice(0, mostFaults) }
}

const storageKey = 'seabox-kiosk'
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const kept = v.object({
  since: v.pipe(v.number(), v.minValue(0)),
  drops: count,
  finished: v.record(v.picklist(gameIds), count),
  touches: count,
  dropped: count,
  measured: count,
  seated: count,
  ...v.entriesFromList(cures, count),
  lost: count,
  slept: count,
  broken: count,
  faults: v.array(v.object({ at: v.number(), words: v.string() })),
})

/** What was counted before this page was loaded; where nothing can be read, counting begins. */
export function recallTally(storage: () => Storage, nowMs: number): Tally {
  try {
    const read = v.safeParse(kept, JSON.parse(storage().getItem(storageKey) ?? 'null'))
    return read.success ? read.output : freshTally(nowMs)
  } catch {
    return freshTally(nowMs)
  }
}

/** Full or missing storage costs the count, never the kiosk. */
export function keepTally(storage: () => Storage, tally: Tally): boolean {
  try {
    storage().setItem(storageKey, JSON.stringify(tally))
    return true
  } catch {
    return false
  }
}
