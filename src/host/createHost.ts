/**
 * The host of one match: takes requests, keeps each entry before anybody is told of it, lets computers think and dice
 * fall, and tells each pair of eyes what it may see. It knows no page, no network and no clock; all that comes in.
 */

import type { MatchSeat } from '../match/match'
import type { OpenMatch } from '../match/openMatch'
import { createSitting, type Keeper } from '../match/sitting'
import type { Seat, Viewer } from '../rules/game'
import type { Answer, FromHost, Told } from '../wire'
import { createConnection, type HostConnection, type ScreenWish } from './createConnection'
import { type CourseParts, createCourse } from './createCourse'
import { createStream, type Stream } from './createStream'
import { createRequests } from './requests'

/** How long screens are waited for that do not say that they have shown what they were told. */
export interface Patience {
  readonly ms: number
  /** Calls once after this many milliseconds; returns a function that prevents it. */
  readonly after: (ms: number, call: () => void) => () => void
}

export interface HostParts extends CourseParts {
  /** Of the match, where it is kept. */
  readonly id: string
  readonly open: OpenMatch
  readonly keeper: Keeper
  /** Tells this host from all others, so that a screen knows whether the numbers it has are of this one. */
  readonly name: string
  /** Absent: screens are waited for as long as they are connected. */
  readonly patience?: Patience
}

export interface Host {
  /** The match as it is kept. Never to be told to a screen. */
  readonly open: OpenMatch
  /** Starts the automatic steps; none run before. */
  start(): void
  /** A screen comes; `send` is called with everything it is told. */
  connect(wish: ScreenWish, send: (message: FromHost) => void): HostConnection
  /** Changes who sits there, or their name. Decided by the owner of the table, not by a screen. */
  reseat(seat: Seat, change: Partial<MatchSeat>): Promise<Answer>
  /** Calls after every change that is kept. Returns an unsubscribe function. */
  listen(listener: (open: OpenMatch) => void): () => void
  close(): void
}

export function createHost({ id, open, keeper, name, patience, ...parts }: HostParts): Host {
  const sitting = createSitting(keeper, id, open)
  const streams = new Map<string, Stream>()
  const connections = new Set<HostConnection>()
  const listeners = new Set<(open: OpenMatch) => void>()
  const waiting = new Set<() => void>()
  let isStarted = false
  let isClosed = false

  const areAllSeen = () => [...connections].every(one => one.hasSeenAll)
  const lookWhoHasSeen = () => {
    if (areAllSeen()) for (const goOn of [...waiting]) goOn()
  }

  const allSeen = (signal: AbortSignal) =>
    new Promise<void>(resolve => {
      if (areAllSeen() || signal.aborted) return resolve()
      const goOn = () => {
        waiting.delete(goOn)
        cancel?.()
        signal.removeEventListener('abort', goOn)
        resolve()
      }
      const cancel = patience?.after(patience.ms, goOn)
      waiting.add(goOn)
      signal.addEventListener('abort', goOn)
    })

  const trouble = (): Told['trouble'] => {
    const { unkept } = sitting.state.getState()
    if (unkept) return { kind: 'unkept', why: unkept.why }
    return course.trouble === undefined ? undefined : { kind: 'failed', why: course.trouble }
  }

  const tell = () => {
    if (isClosed) return
    const { open: now } = sitting.state.getState()
    for (const stream of streams.values()) {
      stream.update(now, trouble())
      if (stream.isForgotten) streams.delete(stream.id)
    }
  }

  const course = createCourse(parts, { sitting, allSeen, tell })
  const requests = createRequests(sitting, parts)

  sitting.state.subscribe((now, before) => {
    if (now.open === before.open && now.unkept === before.unkept) return
    for (const connection of connections) connection.lookWhoSits(now.open)
    tell()
    if (now.open === before.open) return
    for (const listener of [...listeners]) listener(now.open)
    if (isStarted) course.go()
  })

  const streamFor = (viewer: Viewer, choices: boolean, isOwner: boolean): Stream => {
    const stream = `${name}/${viewer}/${choices ? 'words' : 'rules'}${isOwner ? '/owner' : ''}`
    const known = streams.get(stream)
    if (known) return known
    const { open: now } = sitting.state.getState()
    const made = createStream(stream, viewer, { choices, isOwner }, now, trouble())
    streams.set(stream, made)
    return made
  }

  return {
    get open() {
      return sitting.state.getState().open
    },
    start() {
      isStarted = true
      course.go()
    },
    connect(wish, send) {
      const connection = createConnection(wish, send, {
        open: () => sitting.state.getState().open,
        streamFor,
        fulfil: requests.fulfil,
        retry: async () => {
          if (sitting.state.getState().unkept) await sitting.retry()
          course.retry()
        },
        onSeen: lookWhoHasSeen,
        onClose: () => {
          connections.delete(connection)
          lookWhoHasSeen()
        },
      })
      connections.add(connection)
      return connection
    },
    reseat: requests.reseat,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      isClosed = true
      course.close()
      for (const connection of [...connections]) connection.close()
      streams.clear()
    },
  }
}
