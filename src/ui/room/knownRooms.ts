/** The rooms this browser has a link to, kept so that nobody has to search for their link. */

import type { SealShelf } from '../../rooms'
import type { GameId, Seat } from '../../rules/game'

export interface KnownRoom {
  readonly room: string
  readonly key: string
  readonly name: string
  readonly game: GameId
  /** Milliseconds since 1970. */
  readonly visitedAt: number
}

const storageKey = 'seabox-rooms'
const mostKept = 50

export function knownRooms(): readonly KnownRoom[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept)
      ? (kept as KnownRoom[]).filter(({ room, key }) => isText(room) && isText(key))
      : []
  } catch {
    return []
  }
}

const isText = (value: unknown) => typeof value === 'string'

/** The newest visit comes first. A host who also opens the link of a chair keeps both. */
export function rememberRoom(visit: KnownRoom): void {
  const others = knownRooms().filter(({ room, key }) => room !== visit.room || key !== visit.key)
  keep([visit, ...others].slice(0, mostKept))
}

export function forgetRoom({ room, key }: Pick<KnownRoom, 'room' | 'key'>): void {
  keep(knownRooms().filter(one => one.room !== room || one.key !== key))
}

function keep(rooms: readonly KnownRoom[]): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(rooms))
  } catch {
    // The link in the address bar still opens the room.
  }
}

/** Where the chain of a chair is kept. */
export function sealShelf(room: string, seat: Seat): SealShelf {
  const key = `seabox-seal ${room} ${seat}`
  let inMemory: string | null = null
  return {
    read() {
      try {
        return window.localStorage.getItem(key)
      } catch {
        return inMemory
      }
    },
    write(text) {
      inMemory = text
      try {
        window.localStorage.setItem(key, text)
      } catch {
        // The chain ends with this page, and another one is sealed next time.
      }
    },
  }
}

export const roomAddress = (room: string, key: string) => `/room/${room}#${key}`
export const roomTableAddress = (room: string, key: string) => `/room/${room}/table#${key}`
