/** All rooms of a server. Those that nobody is in sleep: they are kept and nowhere else. */
import { randomBytes } from 'node:crypto'
import { freshSeed } from '../match/freshSeed'
import { newMatch } from '../match/match'
import { tidyName } from '../match/names'
import { mostRoomLetters } from '../rooms/limits'
import type { Created, Peeked, RoomWish } from '../rooms/messages'
import type { GameId } from '../rules/game'
import {
  createRoom,
  type NotLetIn,
  noSuchLink,
  type Room,
  type RoomParts,
  type Screen,
  type Sitting,
} from './createRoom'
import type { RoomHead } from './roomHead'
import { RoomFault } from './roomLines'
import type { Storage } from './storage'
import type { Threads } from './threads'

export interface RoomsParts {
  readonly storage: Storage
  readonly threads: Threads
  readonly now?: () => number
  readonly after?: RoomParts['after']
  readonly most?: Partial<Bounds>
}

interface Bounds {
  /** Kept. */
  readonly rooms: number
  /** In memory. */
  readonly awake: number
  readonly watchers: number
}

const usualBounds: Bounds = { rooms: 20_000, awake: 2_000, watchers: 200 }

/** A page that is loaded again finds its room awake. */
const sleepsAfterMs = 20_000

export interface Rooms {
  readonly awake: number
  create(wish: RoomWish): Promise<Created>
  enter(id: string, key: string, screen: Screen): Promise<Sitting | NotLetIn>
  peek(id: string, key: string): Promise<Peeked>
  close(): Promise<void>
}

const afterMs: RoomParts['after'] = (ms, call) => {
  const timer = setTimeout(call, ms)
  timer.unref()
  return () => clearTimeout(timer)
}

export function createRooms({
  storage,
  threads,
  now = Date.now,
  after = afterMs,
  most = {},
}: RoomsParts): Rooms {
  const bounds = { ...usualBounds, ...most }
  const awake = new Map<string, Promise<Room>>()
  /** Rooms that go to sleep must have done so before they are woken. */
  const falling = new Map<string, Promise<void>>()
  let isClosed = false

  const sleep = async (id: string, room: Room) => {
    if (!room.isEmpty || isClosed || falling.has(id)) return
    awake.delete(id)
    const closing = room.close().finally(() => falling.delete(id))
    falling.set(id, closing)
    await closing
  }

  const wake = async (id: string): Promise<Room> => {
    await falling.get(id)
    const opened = await storage.open(id)
    if (!opened) throw new RoomFault(noSuchLink)
    const { kept, log } = opened
    const room: Room = createRoom(kept, log, {
      threads,
      now,
      after,
      mostWatchers: bounds.watchers,
      onEmpty: () => after(sleepsAfterMs, () => void sleep(id, room)),
    })
    // After a peek nobody is in the room.
    after(sleepsAfterMs, () => void sleep(id, room))
    return room
  }

  const roomOf = (id: string): Promise<Room> => {
    const there = awake.get(id)
    if (there) return there
    if (awake.size >= bounds.awake)
      return Promise.reject(new RoomFault('The server is full: come back in a few minutes.'))
    const waking = wake(id)
    awake.set(id, waking)
    waking.catch(() => awake.delete(id))
    return waking
  }

  return {
    get awake() {
      return awake.size
    },
    async create(wish) {
      if ((await storage.count()) >= bounds.rooms)
        return {
          ok: false,
          why: 'This server holds as many rooms as it can. Ask its keeper to remove old ones.',
        }
      const { game, options, seats, freeUndo, locks, ...rest } = wish
      const drafted = newMatch({
        game: game as GameId,
        options,
        players: seats.length,
        seats,
        freeUndo,
        seed: freshSeed(),
      })
      if (!drafted.ok) return { ok: false, why: drafted.why }
      if (locks.chairs.length !== seats.length) return { ok: false, why: 'Each chair has one link.' }
      const people = seats.flatMap(({ sitter }, seat) => (sitter.kind === 'human' ? [seat] : []))
      const id = freshId()
      const head: RoomHead = {
        ...rest,
        version: 1,
        id,
        name: tidyName(wish.name).slice(0, mostRoomLetters),
        game: drafted.value.game,
        options: drafted.value.setUp.options,
        freeUndo: drafted.value.freeUndo,
        seats: drafted.value.seats,
        createdAt: now(),
        locks: {
          host: locks.host,
          watch: locks.watch,
          watchTurn: 0,
          chairs: locks.chairs.map(lock => ({ lock, turn: 0 })),
        },
        ...(people[0] !== undefined && { hostChair: people[0] }),
        computers: [...seats.keys()].filter(seat => !people.includes(seat)),
        lent: {},
        ...(wish.isSealed && { secret: randomBytes(32).toString('hex') }),
      }
      try {
        await storage.create(head)
      } catch (error) {
        return { ok: false, why: whyNot(error, 'The server could not keep a new room.') }
      }
      return { ok: true, room: id }
    },
    async enter(id, key, screen) {
      try {
        return await (await roomOf(id)).enter(key, screen)
      } catch (error) {
        return { why: whyNot(error) }
      }
    },
    async peek(id, key) {
      try {
        return (await roomOf(id)).peek(key)
      } catch (error) {
        return { ok: false, why: whyNot(error) }
      }
    },
    async close() {
      isClosed = true
      const rooms = await Promise.allSettled(awake.values())
      await Promise.all(rooms.map(one => (one.status === 'fulfilled' ? one.value.close() : undefined)))
      await Promise.all(falling.values())
      awake.clear()
    },
  }
}

/** Paths and codes of the system stay here. */
function whyNot(error: unknown, usual = 'The server could not open this room.'): string {
  return error instanceof RoomFault ? error.message : usual
}

/** 80 bits: it names a room and opens none. */
function freshId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567'
  return [...randomBytes(16)].map(byte => letters[byte % 32]).join('')
}
